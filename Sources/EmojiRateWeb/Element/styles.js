// How the element looks around its picture. A document's own, for it adopts no other's style sheet, and an observer
// ends with its page.

let styles = `
:host{display:inline-block;width:fit-content;max-width:100%;cursor:pointer;user-select:none;
-webkit-user-select:none;-webkit-tap-highlight-color:transparent}
:host([hidden]){display:none}
:host(:disabled){opacity:.5}
:host(:disabled),:host([readonly]){cursor:default}
:host(:focus-visible),:focus-visible{outline:var(--emoji-rate-focus-ring,3px solid #1a73e8);outline-offset:2px}
#both{touch-action:pan-y pinch-zoom;position:relative}
:host(:disabled) #both,:host([readonly]) #both{touch-action:auto!important}
svg{display:block;min-width:100%;max-width:100%;height:auto;pointer-events:none}
#radios,#radios *{position:absolute;inset:0}
#radios:empty{display:none}
#bubble{position:absolute;left:50%;translate:-50%;pointer-events:none;
bottom:calc(100% + 4px);padding:2px 8px;border-radius:8px;background:#333;color:#fff;
font:14px/1.4 system-ui,sans-serif;white-space:nowrap;visibility:hidden}
:host(:focus-visible) #bubble,#bubble.shown{visibility:visible}
#radios:has(:focus-visible)~#bubble{visibility:visible}
#bubble:empty{display:none}
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
:host(:disabled) [fill="#949494"]{fill-opacity:.5}
:host(:disabled) [stroke]{stroke:GrayText;stroke-opacity:1}
:host(:disabled) [stroke=none]{stroke:none}
:host(:disabled) [stroke="#0f0"]{stroke-opacity:.5}}`;

/** The boxes of the element, by their ids. */
const boxes = ['picture', 'radios', 'bubble'];

// Document → { sheet, resizes }.
const belongings = new WeakMap();
const belongingsOf = (owner) => {
  const view = own('defaultView', owner);
  if (!belongings.has(owner) && view) {
    const { CSSStyleSheet, ResizeObserver } = view;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles + engineStyles);
    belongings.set(owner, { sheet, resizes: new ResizeObserver(resize) });
  }
  return belongings.get(owner);
};
