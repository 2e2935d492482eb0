import { Z as ConfigError } from "./sql-C3kFww1T.js";
import { i as lockDataFolder, n as startEmbeddedPostgres, r as DataFolderError, t as createLog } from "./log-CnwfNcjH.js";
import { join } from "node:path";
import { existsSync } from "node:fs";
// src/commands/reach-database.ts
const log = createLog({ level: "error" });
function directUrlOf(config) {
	return config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl;
}
async function reachDatabase(config, purpose) {
	const given = directUrlOf(config);
	if (given !== void 0) return {
		url: given,
		embeddedFor: void 0,
		leave: async () => {}
	};
	if (!existsSync(join(config.dataDir, "postgres"))) throw new ConfigError(`DATA_DIR ${config.dataDir} holds no database to ${purpose}.`);
	const lock = await lockDataFolder(config.dataDir).catch((error) => {
		if (error instanceof DataFolderError) return void 0;
		throw error;
	});
	const postgres = await startEmbeddedPostgres(config.dataDir, log);
	return {
		url: postgres.ownerUrl,
		embeddedFor: lock === void 0 ? "server" : "command",
		async leave() {
			if (lock === void 0) return;
			await postgres.stop();
			await lock.release();
		}
	};
}
export { reachDatabase as n, directUrlOf as t };

//# sourceMappingURL=reach-database-BwwvDplO.js.map