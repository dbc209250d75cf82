import EmojiRateCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(Execution.carryOut(Command.run(Array(CommandLine.arguments.dropFirst()))))
