import VitrineCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

exit(CommandRun.ofThisProcess().run().rawValue)
