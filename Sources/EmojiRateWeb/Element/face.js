// Faces alone: a vertical drag, and the hint that a face can be moved.

const isVertical = ':host(:not(:disabled,[readonly]):is([direction=vertical i],[direction=original i]))';
styles += `
${isVertical} #box.face{touch-action:pan-x pinch-zoom}
:host(:not(:state(rated),:disabled,[readonly])) .face:after{content:"\\2039  \\203a";
position:absolute;left:50%;translate:-50%;pointer-events:none;
bottom:0;padding:0 6px 3px;border-radius:12px;background:#fffd;color:#333;
font:bold 20px/1 system-ui,sans-serif;white-space:pre}
${isVertical} .face:after{rotate:90deg;bottom:45%;left:92%}
@media(prefers-reduced-motion:no-preference){.face:after{animation:emoji-rate-hint 1.6s ease-in-out 3 alternate}
@keyframes emoji-rate-hint{to{opacity:.3}}}`;
