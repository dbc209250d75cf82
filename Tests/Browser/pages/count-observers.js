// Counts what observes the page, and can take it away: what is made from then on observes nothing. Of what
// watches sizes it knows what is watched.
"use strict";
{
  const { observe } = MutationObserver.prototype;
  window.observers = new Set();
  window.observes = true;
  MutationObserver.prototype.observe = function (...given) {
    observers.add(this);
    if (observes) observe.apply(this, given);
  };

  const { prototype } = ResizeObserver;
  const watch = prototype.observe, unwatch = prototype.unobserve;
  window.resizes = { observers: new Set(), targets: new Set() };
  prototype.observe = function (target) {
    resizes.observers.add(this);
    resizes.targets.add(target);
    watch.call(this, target);
  };
  prototype.unobserve = function (target) {
    resizes.targets.delete(target);
    unwatch.call(this, target);
  };
}
