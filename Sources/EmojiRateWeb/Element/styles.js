// How the element looks around its picture. A document's own, for it adopts no other's style sheet, and an observer
// ends with its page.

const styles = `
:host{display:inline-block;max-width:100%;cursor:pointer;user-select:none;
-webkit-user-select:none;-webkit-tap-highlight-color:transparent}
:host([hidden]){display:none}
:host(:disabled){opacity:.5}
:host(:disabled),:host([readonly]){cursor:default}
:host(:focus-visible),:focus-visible{outline:var(--emoji-rate-focus-ring,3px solid #1a73e8);outline-offset:2px}
#picture{touch-action:pan-y pinch-zoom}
.vertical{touch-action:pan-x pinch-zoom!important}
:host(:disabled) #picture,:host([readonly]) #picture{touch-action:auto!important}
svg,::slotted(*){display:block;min-width:100%;max-width:100%;height:auto;pointer-events:none}
slot{display:block}
#both{position:relative}
#radios,#radios *{position:absolute;inset:0;pointer-events:none}
.face:has(:focus-visible){outline:var(--emoji-rate-focus-ring,3px solid #1a73e8);outline-offset:2px}
.face:has(:focus-visible) *{outline:0}
.mirrored>svg{transform:scaleX(-1)}
#bubble,#hint{position:absolute;left:50%;translate:-50%;pointer-events:none}
#bubble{bottom:calc(100% + 4px);padding:2px 8px;border-radius:8px;background:#333;color:#fff;
font:14px/1.4 system-ui,sans-serif;white-space:nowrap;visibility:hidden}
:host(:focus-visible) #bubble,#bubble.shown{visibility:visible}
#bubble:empty{display:none}
#hint{bottom:0;padding:0 6px 3px;border-radius:12px;background:#fffd;color:#333;
font:bold 20px/1 system-ui,sans-serif;white-space:pre}
#hint[hidden]{display:none}
#hint::before{content:"\\2039  \\203a"}
#hint.vertical{rotate:90deg;bottom:45%;left:92%}
@media(prefers-reduced-motion:no-preference){#hint{animation:emoji-rate-hint 1.6s ease-in-out 3 alternate}
@keyframes emoji-rate-hint{to{opacity:.3}}}
@media(forced-colors:active){
[fill]{fill:Canvas}
[fill=none]{fill:none}
[fill=red]{fill:Highlight}
[fill="#949494"]{fill:GrayText}
[stroke]{stroke:Highlight}
[stroke=none]{stroke:none}
[stroke="#0f0"]{stroke:CanvasText}
[stroke="#949494"]{stroke:GrayText}
:host(:disabled){opacity:1}
:host(:disabled) [fill=red]{fill:GrayText}
:host(:disabled) [stroke]{stroke:GrayText;stroke-opacity:1}
:host(:disabled) [stroke=none]{stroke:none}
:host(:disabled) [stroke="#0f0"]{stroke-opacity:.5}}`;

// Document → { sheet, resizes }.
const belongings = new WeakMap();
const belongingsOf = (owner) => {
  const view = own('defaultView', owner);
  if (!belongings.has(owner) && view) {
    const { CSSStyleSheet, ResizeObserver } = view;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    belongings.set(owner, { sheet, resizes: new ResizeObserver(resize) });
  }
  return belongings.get(owner);
};
