import { a as migrations } from "./migrate-jobs-CPT9vCzG.js";
import { Q as readConfig, Z as ConfigError, gt as BackupError, ht as parsePrivateKey } from "./sql-C3kFww1T.js";
import { t as restoreBackup } from "./restore-backup-CKt9Evnw.js";
import { n as verifyLedger } from "./verify-ledger-hQeyZBdo.js";
import { n as createUnlimitedPool } from "./unlimited-pool-CQniCnjj.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { i as lockDataFolder, n as startEmbeddedPostgres, r as DataFolderError, t as createLog } from "./log-CnwfNcjH.js";
import { t as directUrlOf } from "./reach-database-BwwvDplO.js";
import { resolve } from "node:path";
import { readFile } from "node:fs/promises";
// src/commands/restore.ts
const SENTENCES = [
	BackupError,
	ConfigError,
	DataFolderError
];
try {
	const { file, keyFile } = readArguments(process.argv.slice(2));
	const privateKey = keyFile === void 0 ? void 0 : await readKey(keyFile);
	const database = await openTarget(readConfig(process.env));
	try {
		process.exitCode = await restore({
			path: resolve(file),
			url: database.url,
			privateKey
		});
	} finally {
		await database.leave();
	}
} catch (error) {
	const isSentence = SENTENCES.some((kind) => error instanceof kind);
	console.error(isSentence && error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
function readArguments(args) {
	const [file, flag, keyFile, ...rest] = args;
	if (file === void 0 || !(flag === void 0 || flag === "--key" && keyFile !== void 0) || rest.length > 0) throw new ConfigError("Name one backup: the path of its file, sesame-\u2026.backup; if it is encrypted, add --key and the file of its private key");
	return {
		file,
		keyFile
	};
}
async function readKey(path) {
	const pem = await readFile(path, "utf8").catch(() => {
		throw new ConfigError(`The key file ${path} cannot be read.`);
	});
	return parsePrivateKey(pem);
}
async function restore(from) {
	const { url } = from;
	const { header, rows, tables } = await restoreBackup({
		...from,
		migrations
	});
	console.log(`${rows} rows of ${tables} tables were restored as of ${header.made_at}.`);
	const pool = createUnlimitedPool(url);
	const violations = await verifyLedger(createDatabase(pool), new Date(header.made_at));
	await pool.end();
	for (const { invariant, rule } of violations) console.error(`Broken: ${invariant}, ${rule}`);
	if (violations.length === 0) console.log("The ledger is sound.");
	console.log("Start the shop with the same SECRETS_KEY: without it sealed values cannot be decrypted.");
	return violations.length === 0 ? 0 : 2;
}
async function openTarget(config) {
	const given = directUrlOf(config);
	if (given !== void 0) return {
		url: given,
		leave: async () => {}
	};
	const lock = await lockDataFolder(config.dataDir);
	try {
		const postgres = await startEmbeddedPostgres(config.dataDir, createLog({ level: "error" }));
		return {
			url: postgres.ownerUrl,
			async leave() {
				await postgres.stop();
				await lock.release();
			}
		};
	} catch (error) {
		await lock.release();
		throw error;
	}
}
export {};

//# sourceMappingURL=restore.js.map