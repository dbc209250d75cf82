// Counts what is made of WebAssembly, before the element makes anything.
"use strict";
{
  const counts = { compiled: 0, instantiated: 0 };
  window.counts = counts;
  const isModule = (source) => source instanceof Module;
  const { Module, Instance, compile, compileStreaming, instantiate, instantiateStreaming } =
    WebAssembly;

  WebAssembly.Module = new Proxy(Module, {
    construct(target, given) {
      counts.compiled += 1;
      return new target(...given);
    },
  });
  WebAssembly.Instance = new Proxy(Instance, {
    construct(target, given) {
      counts.instantiated += 1;
      return new target(...given);
    },
  });
  WebAssembly.compile = (...given) => {
    counts.compiled += 1;
    return compile.apply(WebAssembly, given);
  };
  WebAssembly.compileStreaming = (...given) => {
    counts.compiled += 1;
    return compileStreaming.apply(WebAssembly, given);
  };
  WebAssembly.instantiate = (source, ...given) => {
    if (!isModule(source)) counts.compiled += 1;
    counts.instantiated += 1;
    return instantiate.call(WebAssembly, source, ...given);
  };
  WebAssembly.instantiateStreaming = (...given) => {
    counts.compiled += 1;
    counts.instantiated += 1;
    return instantiateStreaming.apply(WebAssembly, given);
  };
}
