// A recorded row begins at the left.

styles += '.rtl>#picture>svg{transform:scaleX(-1)}';
