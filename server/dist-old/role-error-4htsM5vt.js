// src/platform/db/roles/role-error.ts
var RoleError = class extends Error {
	name = "RoleError";
};
export { RoleError as t };

//# sourceMappingURL=role-error-4htsM5vt.js.map