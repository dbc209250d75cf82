// What a control remembers. All functions here take it as their first argument. pack.py gives the properties of these types
// short names in a script: a new one is listed here, and is no property of the browser's.

/**
 * A control. It also has `host`, the element `<emoji-rate>`; `root`, its shadow root with `box`, `picture` and `bubble`;
 * `scale` with `min`, `max` and `step`; and `value`, which is NaN without a rating. These names are the browser's too.
 *
 * @typedef {object} Control
 * @property {ElementInternals} internals Its part of a form.
 * @property {HTMLInputElement[]} inputs The radio buttons or the range over the picture.
 * @property {object} used What the attributes come to, as properties of the element say it.
 * @property {boolean} isShown Whether all attributes are known.
 * @property {boolean} isDirty Whether a person or a script gave the value, so that the attribute does not.
 * @property {boolean} isTried Whether a person has rated or sent, so that the form may say what is wrong.
 * @property {string} objection The message of setCustomValidity.
 * @property {string} filled What the inputs said when they were filled.
 * @property {string} between What is read of a value that no radio button has.
 *
 * @property {object} recorded Its look, as ControlScript.swift writes it.
 * @property {Function} draw Shows how far the value has come: see createPicture.
 * @property {number} drawnValue The value that the picture shows.
 * @property {number} targetValue The value that an animation goes to.
 * @property {number} pendingFrame The next frame of an animation; 0 without one.
 *
 * @property {boolean} isRow Whether its look is a row, and not a face.
 * @property {object} shownRow Its look, with as many symbols as it shows.
 * @property {number} begin The value at which the picture begins: a row is empty there.
 * @property {number} lowest The lowest value that a person can give.
 * @property {number} pace How far a key goes.
 * @property {number} noun The place of its noun in a language: see sentence.
 * @property {Function} placed The value at a place, in parts of the width and the height.
 * @property {Function} centered The part of the width over which a value is said.
 * @property {boolean} isVertical Whether a drag goes up and down.
 * @property {Function} dragged The value after a vertical drag; of a gesture, that value.
 * @property {string} rule How a touch becomes a number of symbols: see Rules/touch.js.
 * @property {number} symbol How much of the scale a symbol is.
 * @property {object[]} radios The values of radio buttons, and where they lie; nothing if a range is better.
 *
 * @property {Gesture} gesture What a person is doing; nothing without a press.
 * @property {boolean} isHandled Whether a press has rated, so that its click does not.
 * @property {Event} awaited The press of a mouse whose older event has not come yet.
 * @property {number} hovered The value under the mouse; NaN or nothing if it is elsewhere.
 */

/**
 * A press until its release. It also has `pointerId`, `start`, the value before, and `dragged`.
 *
 * @typedef {object} Gesture
 * @property {boolean} mayScroll Whether it is a finger, which may scroll the page.
 * @property {boolean} isDrag Whether it has gone far enough for a drag.
 * @property {number[]} place Where it was when it last rated.
 * @property {number[]} last Where it was last.
 */

/**
 * What a recorded picture is patched by: see Generated.
 *
 * @typedef {object} Recorded
 * @property {Attr} attribute An attribute of a shape.
 * @property {string[]} texts The attribute's text, cut at its numbers.
 * @property {Function} numbers The numbers of a part of the way.
 * @property {object[]} variants The texts without a rating, and in a system's colours.
 * @property {number} factor How far a number follows its track.
 * @property {number} bend How far a parabola goes from its line.
 */
