import VitrineCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

CommandRun.workIfWorker()
exit(CommandRun.ofThisProcess().run().rawValue)
