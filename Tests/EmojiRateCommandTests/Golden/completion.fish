# fish completion for emoji-rate
function __emoji_rate_answers
    set -l words (commandline -opc)
    set -l command (string replace -r '^~/' ~/ -- $words[1])
    set -g __emoji_rate_answer
    type -q $command
    and set __emoji_rate_answer ($command __complete $words[2..] (commandline -ct) 2>/dev/null)
    # fish completes files where nothing else is offered.
    test "$__emoji_rate_answer" != :files
end
complete -c emoji-rate -n __emoji_rate_answers -f -a '$__emoji_rate_answer'
