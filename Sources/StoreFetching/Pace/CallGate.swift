internal import StoreSearch

/// Lets calls of the store through, one at a time and at the right pace, together with all other programs of this user
/// on this machine.
final class CallGate {
  /// Why a call is not let through.
  enum Closure: Hashable, Sendable {
    /// The run was interrupted.
    case interrupted
    /// The store refused calls before and is not to be asked until then.
    case refused(until: Duration)
    /// It would come after the run's deadline.
    case deadline
  }

  private let limit: Int
  private let clock: any FetchClock
  private let file: PaceFile?
  private let deadline: Duration
  /// What is known when there is no file.
  private var memory = PaceState()
  /// How often the lock is asked for while another program has it.
  private static let pollInterval = Duration.milliseconds(100)
  /// How often it is looked whether the turn has come.
  private static let watchInterval = Duration.seconds(1)

  /// Makes a gate for `limit` calls a minute. Without a file only this run's calls are counted.
  init(limit: Int, clock: any FetchClock, file: PaceFile?, deadline: Duration) {
    self.limit = limit
    self.clock = clock
    self.file = file
    self.deadline = deadline
  }

  /// When the next call may be made, as far as is known now, and the state that says so.
  var pacer: Pacer {
    Pacer(limit: limit, ends: state.ends)
  }

  /// The refusal that still holds, unless it is not to count.
  func refusal(after now: Duration) -> PaceState.Refusal? {
    state.refusal.flatMap { $0.end > now ? $0 : nil }
  }

  /// Waits for the next call's turn, not before `earliest`, and makes it; it tells how many calls it was. `willWait` is
  /// told until when it waits. A refusal that is over at `earliest` is waited for.
  func pass<Value>(
    notBefore earliest: Duration = .zero, ignoringRefusal: Bool = false, willWait: (Duration) -> Void,
    _ call: () -> (value: Value, count: Int)
  ) -> Result<Value, CallGateFault> {
    if let closure = takeTurn(notBefore: earliest, ignoringRefusal: ignoringRefusal, willWait) {
      return .failure(CallGateFault(closure: closure))
    }
    defer { file?.unlock() }
    // Noted before it is made: a process that is killed meanwhile has called.
    let before = state
    note(before.ends + [clock.now], refusal: before.refusal)
    let (value, count) = call()
    note(before.ends + Array(repeating: clock.now, count: count), refusal: before.refusal)
    return .success(value)
  }

  /// Notes that the store wants no calls until a time.
  func close(until end: Duration) {
    update { $0.refusal = PaceState.Refusal(time: clock.now, end: end) }
  }

  /// Notes that the store answers again.
  func reopen() {
    if state.refusal != nil { update { $0.refusal = nil } }
  }

  /// Holds the lock when it returns nil.
  private func takeTurn(
    notBefore earliest: Duration, ignoringRefusal: Bool, _ willWait: (Duration) -> Void
  ) -> Closure? {
    while true {
      if let closure = lock() { return closure }
      let state = state
      let now = clock.now
      if !ignoringRefusal, let refusal = state.refusal, refusal.end > max(now, earliest) {
        file?.unlock()
        return .refused(until: refusal.end)
      }
      let start = max(earliest, Pacer(limit: limit, ends: state.ends).next(after: now))
      if start > deadline {
        file?.unlock()
        return .deadline
      }
      if start <= now { return nil }
      // The others are not kept from calling meanwhile; whose turn it is then is found out anew, and so is how long it
      // takes, for whoever watches.
      file?.unlock()
      willWait(start)
      guard clock.wait(until: min(start, now + Self.watchInterval)) else { return .interrupted }
    }
  }

  private func lock() -> Closure? {
    guard let file else { return nil }
    while !file.tryLock() {
      if clock.now > deadline { return .deadline }
      guard clock.wait(until: clock.now + Self.pollInterval) else { return .interrupted }
    }
    return nil
  }

  private var state: PaceState {
    guard let file else { return memory }
    return PaceState(file.text, now: clock.now)
  }

  private func note(_ ends: [Duration], refusal: PaceState.Refusal?) {
    var state = PaceState()
    state.ends = ends.suffix(PaceState.mostCalls)
    state.refusal = refusal
    memory = state
    file?.write(state.text(now: clock.now, window: Pacer.window))
  }

  private func update(_ change: (inout PaceState) -> Void) {
    guard lock() == nil else { return }
    var state = state
    change(&state)
    note(state.ends, refusal: state.refusal)
    file?.unlock()
  }
}

/// A call that was not made.
struct CallGateFault: Error, Hashable, Sendable {
  /// Why.
  let closure: CallGate.Closure
}
