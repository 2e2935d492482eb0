// package.json
var version = "0.1.0";
// src/platform/version.ts
const VERSION = version;
export { VERSION as t };

//# sourceMappingURL=version-BogBbGti.js.map