import { s as Kysely, t as PostgresDialect } from "./postgres-dialect-u07GjcNF.js";
// src/platform/db/database.ts
function createDatabase(pool) {
	return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
export { createDatabase as t };

//# sourceMappingURL=database-QGpxpiK_.js.map