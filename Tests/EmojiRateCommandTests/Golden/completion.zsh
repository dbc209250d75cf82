#compdef emoji-rate
# zsh completion for emoji-rate
_emoji-rate() {
  local -a subcommands=(face stars export list help)
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
    if [[ $subcommand == list ]]; then
      if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
        compadd -- characters heads eyes brows mouths extras expressions paints themes hue-paths languages symbols fills
        return
      fi
      case ${words[2]} in
        characters) subcommand="list"; shift words; (( CURRENT-- )) ;;
        heads) subcommand="list"; shift words; (( CURRENT-- )) ;;
        eyes) subcommand="list"; shift words; (( CURRENT-- )) ;;
        brows) subcommand="list"; shift words; (( CURRENT-- )) ;;
        mouths) subcommand="list"; shift words; (( CURRENT-- )) ;;
        extras) subcommand="list"; shift words; (( CURRENT-- )) ;;
        expressions) subcommand="list"; shift words; (( CURRENT-- )) ;;
        paints) subcommand="list"; shift words; (( CURRENT-- )) ;;
        themes) subcommand="list"; shift words; (( CURRENT-- )) ;;
        hue-paths) subcommand="list"; shift words; (( CURRENT-- )) ;;
        languages) subcommand="list"; shift words; (( CURRENT-- )) ;;
        symbols) subcommand="list"; shift words; (( CURRENT-- )) ;;
        fills) subcommand="list"; shift words; (( CURRENT-- )) ;;
      esac
    fi
  elif (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
    compadd -- $subcommands
    return
  fi
  case $subcommand in
    help) compadd -- face stars export list ;;
    "face")
      _arguments \
        '--value=[The rating to show, which can also stand alone; 64% is that part of the scale.]:number:' \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--character=[Whose face it is.]:word:(classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma)' \
        '--head=[The shape of the head, in place of the character'\''s.]:word:(none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble)' \
        '--head-path=[A head of one'\''s own as path data; several that it goes through have a semicolon between.]:path:' \
        '--eyes=[The shape of the eyes, in place of the character'\''s.]:word:(none classic dot shine open tick arc sleepy glare wink cross heart star ring)' \
        '--brows=[Whether there are brows, in place of the character'\''s.]:word:(none automatic full)' \
        '--mouth=[The shape of the mouth, in place of the character'\''s.]:word:(none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue)' \
        '--extras=[What the face has besides, in place of the character'\''s.]:words:_values -s , word blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun' \
        '--expression=[How the face feels at the low end of the scale.]:word:(own furious crying)' \
        '--paint=[How the face is painted, in place of the character'\''s way.]:word:(solid line tint linear radial)' \
        '--line-width=[The width of every stroke; characters have their own.]:number:' \
        '--mouth-width=[From one corner of the mouth to the other.]:number:' \
        '--lip-width=[How far the lip'\''s curve is pulled flat.]:number:' \
        '--mouth-position=[The height of the mouth'\''s corners above the bottom.]:number:' \
        '--eye-width=[From one end of an eye to the other.]:number:' \
        '--eye-position=[The height of the eyes above the bottom.]:number:' \
        '--morph=[How much the head changes its shape with the rating.]:number:' \
        '--extra-scale=[The size of blush, tears, sweat and sparkles.]:number:' \
        '--rim-width=[The width of the line around a filled head; some characters have their own.]:number:' \
        '--no-eyes[Leave the eyes out.]' \
        '--theme=[Colours that go together, in place of a character'\''s; a colour that is given beside it wins.]:word:(original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable)' \
        '--low-color=[The colour of the lowest rating.]:colour:' \
        '--high-color=[The colour of the highest rating.]:colour:' \
        '--hue-path=[How the hue gets from one to the other\: from number to number, or the shorter way round the circle.]:word:(linear shorter)' \
        '--color=[One colour for every rating.]:colour:' \
        '--colors=[The colours of a face along the scale, the lowest rating'\''s first.]:colours:' \
        '--ink=[The colour of eyes, brows and mouth on a filled head.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--size=[The width and height of the picture.]:number:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--no-responsive[Undo --responsive.]' \
        '--precision=[How many decimals a number has at most; a face of a character has none unless this is given.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says; pt-AO is read as pt.]:word:(ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '--no-decorative[Undo --decorative.]' \
        '--animate-from=[Let the picture move by itself from this rating to the one it shows.]:number:' \
        '--duration=[How long that takes, as in 0.25s, 250ms or 0.25.]:time:' \
        '--repeat=[How many times it moves, with a second between one end and the next start.]:word:(forever)' \
        '-o+[Write to this file, whole or not at all; - is the standard output.]:file:_files' \
        '--output=[Write to this file, whole or not at all; - is the standard output.]:file:_files' \
        '--format=[SVG, PNG or a data URI to paste into src and url(); PNG is made by rsvg-convert, and a file'\''s name that ends in .png asks for it too.]:word:(svg data-uri png)' \
        '--scale=[How many times as large a PNG file is.]:scale:' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '--no-strict[Undo --strict.]' \
        '-h[Show this help; -h shows the most used options.]' \
        '--help[Show this help; -h shows the most used options.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]' \
        '--generate-manual[Print a manual page, as man shows it.]'
      ;;
    "stars")
      _arguments \
        '--value=[The rating to show, which can also stand alone; 64% is that part of the scale.]:number:' \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--character=[Whose face it is.]:word:(classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma)' \
        '--head=[The shape of the head, in place of the character'\''s.]:word:(none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble)' \
        '--head-path=[A head of one'\''s own as path data; several that it goes through have a semicolon between.]:path:' \
        '--eyes=[The shape of the eyes, in place of the character'\''s.]:word:(none classic dot shine open tick arc sleepy glare wink cross heart star ring)' \
        '--brows=[Whether there are brows, in place of the character'\''s.]:word:(none automatic full)' \
        '--mouth=[The shape of the mouth, in place of the character'\''s.]:word:(none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue)' \
        '--extras=[What the face has besides, in place of the character'\''s.]:words:_values -s , word blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun' \
        '--expression=[How the face feels at the low end of the scale.]:word:(own furious crying)' \
        '--paint=[How the face is painted, in place of the character'\''s way.]:word:(solid line tint linear radial)' \
        '--mouth-width=[From one corner of the mouth to the other.]:number:' \
        '--lip-width=[How far the lip'\''s curve is pulled flat.]:number:' \
        '--mouth-position=[The height of the mouth'\''s corners above the bottom.]:number:' \
        '--eye-width=[From one end of an eye to the other.]:number:' \
        '--eye-position=[The height of the eyes above the bottom.]:number:' \
        '--morph=[How much the head changes its shape with the rating.]:number:' \
        '--extra-scale=[The size of blush, tears, sweat and sparkles.]:number:' \
        '--rim-width=[The width of the line around a filled head; some characters have their own.]:number:' \
        '--no-eyes[Leave the eyes out.]' \
        '--count=[How many stars there are.]:number:' \
        '--symbol=[Stars, hearts or faces; of faces, the given one is in colour.]:word:(star heart face)' \
        '--fill=[Fill a partly earned star as far as earned, at least half, or whole or not at all.]:word:(exact half whole)' \
        '--right-to-left[Begin the row at the right, and fill its stars from there.]' \
        '--no-right-to-left[Undo --right-to-left.]' \
        '--line-width=[The width of the stars'\'' stroke; 0 draws none.]:number:' \
        '--star-size=[The width and height of a star.]:number:' \
        '--spacing=[The distance between stars.]:number:' \
        '--width=[Make the stars as large as fit into this width.]:number:' \
        '--height=[Centre them in this height.]:number:' \
        '--margin=[Keep this distance on both outer sides.]:number:' \
        '--minimum-star-size=[Make no star smaller than this, but the row wider.]:number:' \
        '--cells=[Centre every star in a cell of its own, in a row of this width and height.]:WxH:' \
        '--theme=[Colours that go together, in place of a character'\''s; a colour that is given beside it wins.]:word:(original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable)' \
        '--low-color=[The colour of the lowest rating.]:colour:' \
        '--high-color=[The colour of the highest rating.]:colour:' \
        '--hue-path=[How the hue gets from one to the other\: from number to number, or the shorter way round the circle.]:word:(linear shorter)' \
        '--color=[One colour for every rating.]:colour:' \
        '--colors=[The colours of a face along the scale, the lowest rating'\''s first.]:colours:' \
        '--ink=[The colour of eyes, brows and mouth on a filled head.]:colour:' \
        '--fill-color=[The colour of what is earned.]:colour:' \
        '--empty-color=[The colour of what is not.]:colour:' \
        '--stroke-color=[The colour of the stroke.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--no-responsive[Undo --responsive.]' \
        '--precision=[How many decimals a number has at most; a face of a character has none unless this is given.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says; pt-AO is read as pt.]:word:(ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '--no-decorative[Undo --decorative.]' \
        '--animate-from=[Let the picture move by itself from this rating to the one it shows.]:number:' \
        '--duration=[How long that takes, as in 0.25s, 250ms or 0.25.]:time:' \
        '--repeat=[How many times it moves, with a second between one end and the next start.]:word:(forever)' \
        '-o+[Write to this file, whole or not at all; - is the standard output.]:file:_files' \
        '--output=[Write to this file, whole or not at all; - is the standard output.]:file:_files' \
        '--format=[SVG, PNG or a data URI to paste into src and url(); PNG is made by rsvg-convert, and a file'\''s name that ends in .png asks for it too.]:word:(svg data-uri png)' \
        '--scale=[How many times as large a PNG file is.]:scale:' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '--no-strict[Undo --strict.]' \
        '-h[Show this help; -h shows the most used options.]' \
        '--help[Show this help; -h shows the most used options.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]' \
        '--generate-manual[Print a manual page, as man shows it.]'
      ;;
    "export")
      _arguments \
        '--from=[The first value of a range.]:number:' \
        '--to=[The last value of a range.]:number:' \
        '--by=[The distance between the values of a range.]:number:' \
        '--values=[A list such as 0,2.5,5 or a CSV file or -; a file has lines value or value,name, and - is the standard input.]:file:_files' \
        '--value-column=[The column of the values, where a file has several.]:column:' \
        '--name-column=[The column of the names.]:column:' \
        '--on-error=[What a stream does with a line that is no value\: stop, or say so and go on with nothing or an empty line in its place.]:word:(stop skip blank)' \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--character=[Whose face it is.]:word:(classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma)' \
        '--head=[The shape of the head, in place of the character'\''s.]:word:(none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble)' \
        '--head-path=[A head of one'\''s own as path data; several that it goes through have a semicolon between.]:path:' \
        '--eyes=[The shape of the eyes, in place of the character'\''s.]:word:(none classic dot shine open tick arc sleepy glare wink cross heart star ring)' \
        '--brows=[Whether there are brows, in place of the character'\''s.]:word:(none automatic full)' \
        '--mouth=[The shape of the mouth, in place of the character'\''s.]:word:(none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue)' \
        '--extras=[What the face has besides, in place of the character'\''s.]:words:_values -s , word blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun' \
        '--expression=[How the face feels at the low end of the scale.]:word:(own furious crying)' \
        '--paint=[How the face is painted, in place of the character'\''s way.]:word:(solid line tint linear radial)' \
        '--line-width=[The width of every stroke; characters have their own.]:number:' \
        '--mouth-width=[From one corner of the mouth to the other.]:number:' \
        '--lip-width=[How far the lip'\''s curve is pulled flat.]:number:' \
        '--mouth-position=[The height of the mouth'\''s corners above the bottom.]:number:' \
        '--eye-width=[From one end of an eye to the other.]:number:' \
        '--eye-position=[The height of the eyes above the bottom.]:number:' \
        '--morph=[How much the head changes its shape with the rating.]:number:' \
        '--extra-scale=[The size of blush, tears, sweat and sparkles.]:number:' \
        '--rim-width=[The width of the line around a filled head; some characters have their own.]:number:' \
        '--no-eyes[Leave the eyes out.]' \
        '--theme=[Colours that go together, in place of a character'\''s; a colour that is given beside it wins.]:word:(original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable)' \
        '--low-color=[The colour of the lowest rating.]:colour:' \
        '--high-color=[The colour of the highest rating.]:colour:' \
        '--hue-path=[How the hue gets from one to the other\: from number to number, or the shorter way round the circle.]:word:(linear shorter)' \
        '--color=[One colour for every rating.]:colour:' \
        '--colors=[The colours of a face along the scale, the lowest rating'\''s first.]:colours:' \
        '--ink=[The colour of eyes, brows and mouth on a filled head.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--size=[The width and height of the picture.]:number:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--no-responsive[Undo --responsive.]' \
        '--precision=[How many decimals a number has at most; a face of a character has none unless this is given.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says; pt-AO is read as pt.]:word:(ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '--no-decorative[Undo --decorative.]' \
        '-o+[The folder to write into; it is made where it is not there.]:file:_files' \
        '--output=[The folder to write into; it is made where it is not there.]:file:_files' \
        '--name-template=[What the files are called, less the ending\: {value} and {name} are filled in.]:text:' \
        '--format=[SVG files, one CSS stylesheet of data URIs, or a stream of documents, a line each, on the standard output.]:word:(svg css stream)' \
        '--pair=[Two of light, dark and the themes, such as light,dark\: the colours for light and for dark pages, for which every picture has a twin.]:words:_values -s , word light dark original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable' \
        '--png=[Also make PNG files of these scales, such as 1x,2x, with rsvg-convert.]:scales:' \
        '--sprite[Also write sprite.svg, from which every picture can be used by its id.]' \
        '--no-sprite[Undo --sprite.]' \
        '--no-sheet[Leave out index.html, the sheet to look at.]' \
        '--sheet[Undo --no-sheet.]' \
        '--force[Overwrite files that no earlier export into the folder has written.]' \
        '--no-force[Undo --force.]' \
        '--prune[Remove the files of earlier exports that this one does not write.]' \
        '--no-prune[Undo --prune.]' \
        '--dry-run[Only say what would be written and removed.]' \
        '--no-dry-run[Undo --dry-run.]' \
        '--quiet[Show neither progress nor a summary.]' \
        '--no-quiet[Undo --quiet.]' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '--no-strict[Undo --strict.]' \
        '-h[Show this help; -h shows the most used options.]' \
        '--help[Show this help; -h shows the most used options.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]' \
        '--generate-manual[Print a manual page, as man shows it.]'
      ;;
    "export stars")
      _arguments \
        '--from=[The first value of a range.]:number:' \
        '--to=[The last value of a range.]:number:' \
        '--by=[The distance between the values of a range.]:number:' \
        '--values=[A list such as 0,2.5,5 or a CSV file or -; a file has lines value or value,name, and - is the standard input.]:file:_files' \
        '--value-column=[The column of the values, where a file has several.]:column:' \
        '--name-column=[The column of the names.]:column:' \
        '--on-error=[What a stream does with a line that is no value\: stop, or say so and go on with nothing or an empty line in its place.]:word:(stop skip blank)' \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--character=[Whose face it is.]:word:(classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma)' \
        '--head=[The shape of the head, in place of the character'\''s.]:word:(none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble)' \
        '--head-path=[A head of one'\''s own as path data; several that it goes through have a semicolon between.]:path:' \
        '--eyes=[The shape of the eyes, in place of the character'\''s.]:word:(none classic dot shine open tick arc sleepy glare wink cross heart star ring)' \
        '--brows=[Whether there are brows, in place of the character'\''s.]:word:(none automatic full)' \
        '--mouth=[The shape of the mouth, in place of the character'\''s.]:word:(none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue)' \
        '--extras=[What the face has besides, in place of the character'\''s.]:words:_values -s , word blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun' \
        '--expression=[How the face feels at the low end of the scale.]:word:(own furious crying)' \
        '--paint=[How the face is painted, in place of the character'\''s way.]:word:(solid line tint linear radial)' \
        '--mouth-width=[From one corner of the mouth to the other.]:number:' \
        '--lip-width=[How far the lip'\''s curve is pulled flat.]:number:' \
        '--mouth-position=[The height of the mouth'\''s corners above the bottom.]:number:' \
        '--eye-width=[From one end of an eye to the other.]:number:' \
        '--eye-position=[The height of the eyes above the bottom.]:number:' \
        '--morph=[How much the head changes its shape with the rating.]:number:' \
        '--extra-scale=[The size of blush, tears, sweat and sparkles.]:number:' \
        '--rim-width=[The width of the line around a filled head; some characters have their own.]:number:' \
        '--no-eyes[Leave the eyes out.]' \
        '--count=[How many stars there are.]:number:' \
        '--symbol=[Stars, hearts or faces; of faces, the given one is in colour.]:word:(star heart face)' \
        '--fill=[Fill a partly earned star as far as earned, at least half, or whole or not at all.]:word:(exact half whole)' \
        '--right-to-left[Begin the row at the right, and fill its stars from there.]' \
        '--no-right-to-left[Undo --right-to-left.]' \
        '--line-width=[The width of the stars'\'' stroke; 0 draws none.]:number:' \
        '--star-size=[The width and height of a star.]:number:' \
        '--spacing=[The distance between stars.]:number:' \
        '--width=[Make the stars as large as fit into this width.]:number:' \
        '--height=[Centre them in this height.]:number:' \
        '--margin=[Keep this distance on both outer sides.]:number:' \
        '--minimum-star-size=[Make no star smaller than this, but the row wider.]:number:' \
        '--cells=[Centre every star in a cell of its own, in a row of this width and height.]:WxH:' \
        '--theme=[Colours that go together, in place of a character'\''s; a colour that is given beside it wins.]:word:(original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable)' \
        '--low-color=[The colour of the lowest rating.]:colour:' \
        '--high-color=[The colour of the highest rating.]:colour:' \
        '--hue-path=[How the hue gets from one to the other\: from number to number, or the shorter way round the circle.]:word:(linear shorter)' \
        '--color=[One colour for every rating.]:colour:' \
        '--colors=[The colours of a face along the scale, the lowest rating'\''s first.]:colours:' \
        '--ink=[The colour of eyes, brows and mouth on a filled head.]:colour:' \
        '--fill-color=[The colour of what is earned.]:colour:' \
        '--empty-color=[The colour of what is not.]:colour:' \
        '--stroke-color=[The colour of the stroke.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--no-responsive[Undo --responsive.]' \
        '--precision=[How many decimals a number has at most; a face of a character has none unless this is given.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says; pt-AO is read as pt.]:word:(ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '--no-decorative[Undo --decorative.]' \
        '-o+[The folder to write into; it is made where it is not there.]:file:_files' \
        '--output=[The folder to write into; it is made where it is not there.]:file:_files' \
        '--name-template=[What the files are called, less the ending\: {value} and {name} are filled in.]:text:' \
        '--format=[SVG files, one CSS stylesheet of data URIs, or a stream of documents, a line each, on the standard output.]:word:(svg css stream)' \
        '--pair=[Two of light, dark and the themes, such as light,dark\: the colours for light and for dark pages, for which every picture has a twin.]:words:_values -s , word light dark original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable' \
        '--png=[Also make PNG files of these scales, such as 1x,2x, with rsvg-convert.]:scales:' \
        '--sprite[Also write sprite.svg, from which every picture can be used by its id.]' \
        '--no-sprite[Undo --sprite.]' \
        '--no-sheet[Leave out index.html, the sheet to look at.]' \
        '--sheet[Undo --no-sheet.]' \
        '--force[Overwrite files that no earlier export into the folder has written.]' \
        '--no-force[Undo --force.]' \
        '--prune[Remove the files of earlier exports that this one does not write.]' \
        '--no-prune[Undo --prune.]' \
        '--dry-run[Only say what would be written and removed.]' \
        '--no-dry-run[Undo --dry-run.]' \
        '--quiet[Show neither progress nor a summary.]' \
        '--no-quiet[Undo --quiet.]' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '--no-strict[Undo --strict.]' \
        '-h[Show this help; -h shows the most used options.]' \
        '--help[Show this help; -h shows the most used options.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]' \
        '--generate-manual[Print a manual page, as man shows it.]'
      ;;
    "list")
      _arguments \
        '--style=[A JSON file of the style options below, or - for the standard input; options given here win.]:file:_files' \
        '--minimum=[The lowest rating there is.]:number:' \
        '--maximum=[The highest rating there is.]:number:' \
        '--step=[Show the nearest multiple of this above the minimum; 0 shows any value.]:number:' \
        '--character=[Whose face it is.]:word:(classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma)' \
        '--head=[The shape of the head, in place of the character'\''s.]:word:(none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble)' \
        '--head-path=[A head of one'\''s own as path data; several that it goes through have a semicolon between.]:path:' \
        '--eyes=[The shape of the eyes, in place of the character'\''s.]:word:(none classic dot shine open tick arc sleepy glare wink cross heart star ring)' \
        '--brows=[Whether there are brows, in place of the character'\''s.]:word:(none automatic full)' \
        '--mouth=[The shape of the mouth, in place of the character'\''s.]:word:(none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue)' \
        '--extras=[What the face has besides, in place of the character'\''s.]:words:_values -s , word blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun' \
        '--expression=[How the face feels at the low end of the scale.]:word:(own furious crying)' \
        '--paint=[How the face is painted, in place of the character'\''s way.]:word:(solid line tint linear radial)' \
        '--line-width=[The width of every stroke; characters have their own.]:number:' \
        '--mouth-width=[From one corner of the mouth to the other.]:number:' \
        '--lip-width=[How far the lip'\''s curve is pulled flat.]:number:' \
        '--mouth-position=[The height of the mouth'\''s corners above the bottom.]:number:' \
        '--eye-width=[From one end of an eye to the other.]:number:' \
        '--eye-position=[The height of the eyes above the bottom.]:number:' \
        '--morph=[How much the head changes its shape with the rating.]:number:' \
        '--extra-scale=[The size of blush, tears, sweat and sparkles.]:number:' \
        '--rim-width=[The width of the line around a filled head; some characters have their own.]:number:' \
        '--no-eyes[Leave the eyes out.]' \
        '--theme=[Colours that go together, in place of a character'\''s; a colour that is given beside it wins.]:word:(original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable)' \
        '--low-color=[The colour of the lowest rating.]:colour:' \
        '--high-color=[The colour of the highest rating.]:colour:' \
        '--hue-path=[How the hue gets from one to the other\: from number to number, or the shorter way round the circle.]:word:(linear shorter)' \
        '--color=[One colour for every rating.]:colour:' \
        '--colors=[The colours of a face along the scale, the lowest rating'\''s first.]:colours:' \
        '--ink=[The colour of eyes, brows and mouth on a filled head.]:colour:' \
        '--background=[What is painted under the picture.]:colour:' \
        '--size=[The width and height of the picture.]:number:' \
        '--responsive[Give the picture no size of its own, to fill where it stands.]' \
        '--no-responsive[Undo --responsive.]' \
        '--precision=[How many decimals a number has at most; a face of a character has none unless this is given.]:number:' \
        '--title=[What the picture says to those who do not see it; {value} and {maximum} are filled in.]:text:' \
        '--language=[The language of what the picture says; pt-AO is read as pt.]:word:(ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant)' \
        '--decorative[Hide the picture from assistive technology\: the text beside it says it.]' \
        '--no-decorative[Undo --decorative.]' \
        '-o+[Write a page that shows what each looks like, with the options above, 64 pixels wide without --size; - is the standard output.]:file:_files' \
        '--output=[Write a page that shows what each looks like, with the options above, 64 pixels wide without --size; - is the standard output.]:file:_files' \
        '--strict[Refuse a number outside of its limits instead of using the nearest.]' \
        '--no-strict[Undo --strict.]' \
        '-h[Show this help; -h shows the most used options.]' \
        '--help[Show this help; -h shows the most used options.]' \
        '--version[Show the version.]' \
        '--generate-completion-script=[Print a script that completes this command in a shell.]:word:(bash zsh fish)' \
        '--generate-style-schema[Print a JSON Schema of the files for --style.]' \
        '--generate-manual[Print a manual page, as man shows it.]'
      ;;
  esac
}
if [[ ${funcstack[1]} = _emoji-rate ]]; then _emoji-rate "$@"; else compdef _emoji-rate emoji-rate; fi
