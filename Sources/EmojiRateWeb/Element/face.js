// Faces alone: a vertical drag, one focus ring around all radio buttons, and the hint that a face can be moved.

styles += `
.vertical{touch-action:pan-x pinch-zoom!important}
.face #radios:has(:focus-visible){outline:var(--emoji-rate-focus-ring,3px solid #1a73e8);outline-offset:2px}
.face #radios:has(:focus-visible) *{outline:0}
#hint{position:absolute;left:50%;translate:-50%;pointer-events:none;
bottom:0;padding:0 6px 3px;border-radius:12px;background:#fffd;color:#333;
font:bold 20px/1 system-ui,sans-serif;white-space:pre}
#hint[hidden],#both:not(.face) #hint{display:none}
#hint::before{content:"\\2039  \\203a"}
.vertical #hint{rotate:90deg;bottom:45%;left:92%}
@media(prefers-reduced-motion:no-preference){#hint{animation:emoji-rate-hint 1.6s ease-in-out 3 alternate}
@keyframes emoji-rate-hint{to{opacity:.3}}}`;

boxes.push('hint');

const describeFace = ({ both, hint, rating }, isFixed) => {
  both.className = rating.isVertical ? 'face vertical' : 'face';
  hint.hidden = isFixed || rating.isRated;
};
