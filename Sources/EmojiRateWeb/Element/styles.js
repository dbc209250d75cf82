// How the element looks around its picture. One direction holds for the picture, for touches and for native keys: that
// of the attribute dir, also where a style sheet sets another one.

let styles = `
:host{display:inline-block;position:relative;width:var(--emoji-rate-size,fit-content);max-width:100%;
background:var(--emoji-rate-background);cursor:pointer;user-select:none;-webkit-user-select:none;
-webkit-tap-highlight-color:transparent}
:host([hidden]),slot{display:none}
:host(:disabled){opacity:.5}
:host(:disabled),:host([readonly]){cursor:default}
#box{position:relative;direction:ltr;touch-action:pan-y pinch-zoom}
#box:dir(rtl){direction:rtl}
:host(:disabled) #box,:host([readonly]) #box{touch-action:auto}
#box:has([type=range]:focus-visible),:focus-visible{outline:var(--emoji-rate-focus-ring,3px solid #1a73e8);outline-offset:2px}
#picture>svg{display:block;min-width:100%;max-width:100%;height:auto}
input{appearance:none;position:absolute;top:0;height:100%;margin:0;cursor:inherit}
[type=range]{left:0;width:100%;opacity:0;pointer-events:none}
#bubble{inset:0 auto auto 0;margin:0;border:0;padding:2px 8px;border-radius:8px;background:#333;color:#fff;
font:14px/1.4 system-ui,sans-serif;pointer-events:none}
:host([words-shown]) #bubble{display:block;position:static;min-height:1lh;background:none;color:inherit;margin:auto;translate:none!important}
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
