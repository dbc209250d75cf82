#compdef emoji-rate
# zsh completion for emoji-rate
_emoji-rate() {
  local -a subcommands=(face stars export help)
  local subcommand=face
  if (( CURRENT > 2 )) && (( ${+subcommands[(r)${words[2]}]} )); then
    subcommand=${words[2]}
    shift words
    (( CURRENT-- ))
    if [[ $subcommand == export ]]; then
      if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
        compadd -- face stars
        return
      fi
      case ${words[2]} in
        face) subcommand="export"; shift words; (( CURRENT-- )) ;;
        stars) subcommand="export stars"; shift words; (( CURRENT-- )) ;;
      esac
    fi
  elif (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
    compadd -- $subcommands
    return
  fi
  case $subcommand in
    help) compadd -- face stars export ;;
    "face")
      _arguments \
        '--value=[The rating to show.]:number:' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--line-width=[The width of every stroke.]:number:' \
        '--mouth-width=[From one corner of the mouth to the other.]:number:' \
        '--lip-width=[How far the lip'\''s curve is pulled flat.]:number:' \
        '--mouth-position=[The height of the mouth'\''s corners above the bottom.]:number:' \
        '--eye-width=[From one end of an eye to the other.]:number:' \
        '--eye-position=[The height of the eyes above the bottom.]:number:' \
        '--no-eyes[Leave the eyes out.]' \
        '--theme=[Colours that go together; each colour that is given takes the place of its own.]:word:(original sky traffic mono dusk orchid)' \
        '--low-color=[The colour of the lowest rating.]:colour:' \
        '--high-color=[The colour of the highest rating.]:colour:' \
        '--hue-path=[How the hue gets from one to the other\: by its number, or the shorter way round.]:word:(linear shorter)' \
        '--color=[One colour for every rating.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--size=[The width and height of the picture.]:number:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--precision=[How many decimals a number has at most.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says.]:word:(en zh-Hans)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '--animate-from=[Let the picture move by itself from this rating to the one it shows.]:number:' \
        '--duration=[How long that takes, as in 0.25s, 250ms or 0.25.]:time:' \
        '--repeat=[How many times it moves, with a second between one end and the next start.]:word:(forever)' \
        '-o+[Write to this file, whole or not at all; - is the standard output.]:file:_files' \
        '--output=[Write to this file, whole or not at all; - is the standard output.]:file:_files' \
        '--format=[An SVG document, or a URI of it to paste into src="" and url("").]:word:(svg data-uri)' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '-h[Show this help.]' \
        '--help[Show this help.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]'
      ;;
    "stars")
      _arguments \
        '--value=[The rating to show.]:number:' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--count=[How many stars there are.]:number:' \
        '--symbol=[What stands in the row; of faces, the given one is in colour.]:word:(star heart face)' \
        '--fill=[Fill a partly earned star as far as earned, at least half, or whole or not at all.]:word:(exact half whole)' \
        '--right-to-left[Begin the row at the right, and fill its stars from there.]' \
        '--line-width=[The width of the stars'\'' outline; 0 draws none.]:number:' \
        '--star-size=[The width and height of a star.]:number:' \
        '--spacing=[The distance between stars.]:number:' \
        '--width=[Make the stars as large as fit into this width.]:number:' \
        '--height=[Centre them in this height.]:number:' \
        '--margin=[Keep this distance on both outer sides.]:number:' \
        '--minimum-star-size=[Make no star smaller than this, but the row wider.]:number:' \
        '--cells=[Centre every star in a cell of its own, in a row of this width and height.]:WxH:' \
        '--theme=[Colours that go together; each colour that is given takes the place of its own.]:word:(original sky traffic mono dusk orchid)' \
        '--fill-color=[The colour of what is earned.]:colour:' \
        '--empty-color=[The colour of what is not.]:colour:' \
        '--stroke-color=[The colour of the outline.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--precision=[How many decimals a number has at most.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says.]:word:(en zh-Hans)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '--animate-from=[Let the picture move by itself from this rating to the one it shows.]:number:' \
        '--duration=[How long that takes, as in 0.25s, 250ms or 0.25.]:time:' \
        '--repeat=[How many times it moves, with a second between one end and the next start.]:word:(forever)' \
        '-o+[Write to this file, whole or not at all; - is the standard output.]:file:_files' \
        '--output=[Write to this file, whole or not at all; - is the standard output.]:file:_files' \
        '--format=[An SVG document, or a URI of it to paste into src="" and url("").]:word:(svg data-uri)' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '-h[Show this help.]' \
        '--help[Show this help.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]'
      ;;
    "export")
      _arguments \
        '--from=[The first value of a range.]:number:' \
        '--to=[The last value of a range.]:number:' \
        '--by=[The distance between the values of a range.]:number:' \
        '--values=[The values\: a list such as 0,2.5,5, or a file of lines value or value,name, or - for the standard input.]:file:_files' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--line-width=[The width of every stroke.]:number:' \
        '--mouth-width=[From one corner of the mouth to the other.]:number:' \
        '--lip-width=[How far the lip'\''s curve is pulled flat.]:number:' \
        '--mouth-position=[The height of the mouth'\''s corners above the bottom.]:number:' \
        '--eye-width=[From one end of an eye to the other.]:number:' \
        '--eye-position=[The height of the eyes above the bottom.]:number:' \
        '--no-eyes[Leave the eyes out.]' \
        '--theme=[Colours that go together; each colour that is given takes the place of its own.]:word:(original sky traffic mono dusk orchid)' \
        '--low-color=[The colour of the lowest rating.]:colour:' \
        '--high-color=[The colour of the highest rating.]:colour:' \
        '--hue-path=[How the hue gets from one to the other\: by its number, or the shorter way round.]:word:(linear shorter)' \
        '--color=[One colour for every rating.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--size=[The width and height of the picture.]:number:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--precision=[How many decimals a number has at most.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says.]:word:(en zh-Hans)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '-o+[The folder to write into; it is made where it is not there.]:file:_files' \
        '--output=[The folder to write into; it is made where it is not there.]:file:_files' \
        '--name-template=[What the files are called, less the ending\: {value} and {name} are filled in.]:text:' \
        '--format=[SVG files, one CSS stylesheet of data URIs, or a stream of documents, a line each, on the standard output.]:word:(svg css stream)' \
        '--pair=[Two of light, dark and the themes, such as light,dark\: the colours for light and for dark pages, for which every picture has a twin.]:style,style:' \
        '--png=[Also make PNG files of these scales, such as 1x,2x, with rsvg-convert.]:scales:' \
        '--sprite[Also write sprite.svg, in which every picture is a symbol.]' \
        '--no-sheet[Leave out index.html, the sheet to look at.]' \
        '--force[Overwrite files that no earlier export into the folder has written.]' \
        '--prune[Remove the files of earlier exports that this one does not write.]' \
        '--dry-run[Only say what would be written and removed.]' \
        '--quiet[Show neither progress nor a summary.]' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '-h[Show this help.]' \
        '--help[Show this help.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]'
      ;;
    "export stars")
      _arguments \
        '--from=[The first value of a range.]:number:' \
        '--to=[The last value of a range.]:number:' \
        '--by=[The distance between the values of a range.]:number:' \
        '--values=[The values\: a list such as 0,2.5,5, or a file of lines value or value,name, or - for the standard input.]:file:_files' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--count=[How many stars there are.]:number:' \
        '--symbol=[What stands in the row; of faces, the given one is in colour.]:word:(star heart face)' \
        '--fill=[Fill a partly earned star as far as earned, at least half, or whole or not at all.]:word:(exact half whole)' \
        '--right-to-left[Begin the row at the right, and fill its stars from there.]' \
        '--line-width=[The width of the stars'\'' outline; 0 draws none.]:number:' \
        '--star-size=[The width and height of a star.]:number:' \
        '--spacing=[The distance between stars.]:number:' \
        '--width=[Make the stars as large as fit into this width.]:number:' \
        '--height=[Centre them in this height.]:number:' \
        '--margin=[Keep this distance on both outer sides.]:number:' \
        '--minimum-star-size=[Make no star smaller than this, but the row wider.]:number:' \
        '--cells=[Centre every star in a cell of its own, in a row of this width and height.]:WxH:' \
        '--theme=[Colours that go together; each colour that is given takes the place of its own.]:word:(original sky traffic mono dusk orchid)' \
        '--fill-color=[The colour of what is earned.]:colour:' \
        '--empty-color=[The colour of what is not.]:colour:' \
        '--stroke-color=[The colour of the outline.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--precision=[How many decimals a number has at most.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says.]:word:(en zh-Hans)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '-o+[The folder to write into; it is made where it is not there.]:file:_files' \
        '--output=[The folder to write into; it is made where it is not there.]:file:_files' \
        '--name-template=[What the files are called, less the ending\: {value} and {name} are filled in.]:text:' \
        '--format=[SVG files, one CSS stylesheet of data URIs, or a stream of documents, a line each, on the standard output.]:word:(svg css stream)' \
        '--pair=[Two of light, dark and the themes, such as light,dark\: the colours for light and for dark pages, for which every picture has a twin.]:style,style:' \
        '--png=[Also make PNG files of these scales, such as 1x,2x, with rsvg-convert.]:scales:' \
        '--sprite[Also write sprite.svg, in which every picture is a symbol.]' \
        '--no-sheet[Leave out index.html, the sheet to look at.]' \
        '--force[Overwrite files that no earlier export into the folder has written.]' \
        '--prune[Remove the files of earlier exports that this one does not write.]' \
        '--dry-run[Only say what would be written and removed.]' \
        '--quiet[Show neither progress nor a summary.]' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '-h[Show this help.]' \
        '--help[Show this help.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]'
      ;;
  esac
}
if [[ ${funcstack[1]} = _emoji-rate ]]; then _emoji-rate "$@"; else compdef _emoji-rate emoji-rate; fi
