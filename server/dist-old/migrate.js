import { a as migrations } from "./migrate-jobs-CPT9vCzG.js";
import { $ as readDatabaseConfig, Z as ConfigError } from "./sql-C3kFww1T.js";
import { t as prepareDatabase } from "./prepare-database-CGmD0TPO.js";
import { t as RoleError } from "./role-error-4htsM5vt.js";
// src/commands/migrate.ts
try {
	const { databaseUrl, databaseDirectUrl, databaseOwnerUrl } = readDatabaseConfig(process.env);
	const url = databaseDirectUrl ?? databaseUrl;
	if (url === void 0) throw new ConfigError("DATABASE_URL is missing: the embedded database is migrated by a start.");
	const applied = await prepareDatabase({
		url,
		ownerUrl: databaseOwnerUrl
	}, migrations);
	console.log(applied.length === 0 ? "The schema was up to date." : `Migrated: ${applied.join(", ")}.`);
} catch (error) {
	const isExpected = error instanceof ConfigError || error instanceof RoleError;
	console.error(isExpected ? error.message : error);
	process.exitCode = 1;
}
export {};

//# sourceMappingURL=migrate.js.map