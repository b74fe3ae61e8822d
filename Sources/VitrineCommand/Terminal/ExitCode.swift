/// How the command ends, as a script sees it.
package enum ExitCode: Int32, Sendable {
  /// Done.
  case done = 0
  /// Something failed; the messages say what.
  case failed = 1
  /// The command line could not be understood (EX_USAGE of sysexits.h).
  case usage = 64
}
