import EmojiRateCommand

// A global, so that nothing frees the document: freeing it takes longer than drawing it.
let outcome = Command.run(CommandLine.arguments.dropFirst())
exit(outcome.carryOut())
