import EmojiRateCommand

exit(Execution.carryOut(Command.run(Array(CommandLine.arguments.dropFirst()))))
