// What a control remembers. All functions here take it as their first argument.
//
// A property that begins with _ is the control's own, and pack.py gives it a short name in a script. All others are the
// browser's, or belong to recorded looks.

/**
 * A control. It also has `host`, the element `<emoji-rate>`; `root`, its shadow root with `box`, `picture` and `bubble`;
 * `scale` with `min`, `max` and `step`; and `value`, which is NaN without a rating. These names are the browser's too.
 *
 * @typedef {object} Control
 * @property {ElementInternals} _internals Its part of a form.
 * @property {HTMLInputElement[]} _inputs The radio buttons or the range over the picture.
 * @property {object} _used What the attributes come to, as properties of the element say it.
 * @property {boolean} _isShown Whether all attributes are known.
 * @property {boolean} _isDirty Whether a person or a script gave the value, so that the attribute does not.
 * @property {boolean} _isTried Whether a person has rated or sent, so that the form may say what is wrong.
 * @property {string} _objection The message of setCustomValidity.
 * @property {string} _filled What the inputs said when they were filled.
 * @property {string} _between What is read of a value that no radio button has.
 *
 * @property {object} _recorded Its look, as ControlScript.swift writes it.
 * @property {Function} _draw Shows how far the value has come: see createPicture.
 * @property {number} _drawnValue The value that the picture shows.
 * @property {number} _targetValue The value that an animation goes to.
 * @property {number} _pendingFrame The next frame of an animation; 0 without one.
 *
 * @property {boolean} _isRow Whether its look is a row, and not a face.
 * @property {object} _shownRow Its look, with as many symbols as it shows.
 * @property {number} _begin The value at which the picture begins: a row is empty there.
 * @property {number} _lowest The lowest value that a person can give.
 * @property {number} _pace How far a key goes.
 * @property {number} _noun The place of its noun in a language: see sentence.
 * @property {Function} _placed The value at a place, in parts of the width and the height.
 * @property {Function} _centered The part of the width over which a value is said.
 * @property {boolean} _isVertical Whether a drag goes up and down.
 * @property {Function} _dragged The value after a vertical drag; of a gesture, that value.
 * @property {string} _rule How a touch becomes a number of symbols: see Rules/touch.js.
 * @property {number} _symbol How much of the scale a symbol is.
 * @property {object[]} _radios The values of radio buttons, and where they lie; nothing if a range is better.
 *
 * @property {Gesture} _gesture What a person is doing; nothing without a press.
 * @property {boolean} _isHandled Whether a press has rated, so that its click does not.
 * @property {Event} _awaited The press of a mouse whose older event has not come yet.
 * @property {number} _hovered The value under the mouse; NaN or nothing if it is elsewhere.
 */

/**
 * A press until its release. It also has `pointerId`, `start`, the value before, and `dragged`.
 *
 * @typedef {object} Gesture
 * @property {boolean} _mayScroll Whether it is a finger, which may scroll the page.
 * @property {boolean} _isDrag Whether it has gone far enough for a drag.
 * @property {number[]} _place Where it was when it last rated.
 * @property {number[]} _last Where it was last.
 */

/**
 * What a recorded picture is patched by: see Generated.
 *
 * @typedef {object} Recorded
 * @property {Attr} _attribute An attribute of a shape.
 * @property {string[]} _texts The attribute's text, cut at its numbers.
 * @property {Function} _numbers The numbers of a part of the way.
 * @property {object[]} _variants The texts without a rating, and in a system's colours.
 * @property {number} _factor How far a number follows its track.
 * @property {number} _bend How far a parabola goes from its line.
 */
