// A browser that knows no form-associated custom elements.
"use strict";
delete HTMLElement.prototype.attachInternals;
