// A browser without WebAssembly.
"use strict";
delete globalThis.WebAssembly;
