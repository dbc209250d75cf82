// A recorded row begins at the left.

styles += '.rtl>svg{transform:scaleX(-1)}';
