// Counts what observes the page, and can take it away: what is made from then on observes nothing.
"use strict";
{
  const { observe } = MutationObserver.prototype;
  window.observers = new Set();
  window.observes = true;
  MutationObserver.prototype.observe = function (...given) {
    observers.add(this);
    if (observes) observe.apply(this, given);
  };
}
