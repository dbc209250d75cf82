import EmojiRateCommand
print(go(3.2))
