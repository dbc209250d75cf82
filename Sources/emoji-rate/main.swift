import EmojiRateCommand

// Kept until the process ends: to take a document apart costs more than to draw it.
let outcome = Command.run(CommandLine.arguments.dropFirst())
exit(outcome.carryOut())
