/// How the command ends, as a script sees it.
package enum ExitCode: Int32, Sendable {
  /// Done.
  case done = 0
  /// Something failed; the messages say what.
  case failed = 1
  /// Found what it was asked to look for, such as changes.
  case found = 2
  /// The command line could not be understood (EX_USAGE of sysexits.h).
  case usage = 64
  /// The store refused or could not be reached; a later attempt may succeed (EX_TEMPFAIL of sysexits.h).
  case unavailable = 75
  /// Ended by the person, as shells report a process that SIGINT ended.
  case interrupted = 130
}
