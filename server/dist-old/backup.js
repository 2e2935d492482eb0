import { Q as readConfig, Z as ConfigError, gt as BackupError, it as bucketAddress, mt as keyFingerprint } from "./sql-C3kFww1T.js";
import { d as findProvenFile, f as writeBackup, h as requireInside, l as describeBucketFailure, p as copyBackup, t as listConnectionSettings } from "./connections.store-DFdSjGQs.js";
import { V as readConnections } from "./operators-D9b4pohM.js";
import { n as createUnlimitedPool } from "./unlimited-pool-CQniCnjj.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { t as loadSealer } from "./secrets-key-Ds2rS6Hl.js";
import { n as reachDatabase } from "./reach-database-BwwvDplO.js";
import { join } from "node:path";
// src/commands/backup.ts
try {
	const config = readConfig(process.env);
	const database = await reachDatabase(config, "back up");
	try {
		const { connections, proven } = await readSaved(config, database.url);
		const { backup: target, backupFolder: folder } = connections;
		await requireInside(config, folder);
		const made = await writeBackup({
			url: database.url,
			folder,
			now: new Date(),
			recipient: config.backupKey,
			kept: config.keptBackups,
			proven
		});
		console.log(`${made.rows} rows of ${made.tables} tables were written to ${join(folder, made.file)}`);
		console.log(`  ${made.bytes} bytes, sha256 ${made.sha256}`);
		for (const name of made.removed) console.log(`  ${name} was deleted`);
		console.log(config.backupKey === void 0 ? "It is not encrypted: BACKUP_PUBLIC_KEY is not set." : `It is encrypted for the key ${keyFingerprint(config.backupKey)}.`);
		if (target === void 0) console.log("It is only in this folder: there is no bucket.");
		else await copy(target, {
			folder,
			...made
		});
		console.log("It does not contain the key that decrypts sealed values, and no uploaded files.");
	} finally {
		await database.leave();
	}
} catch (error) {
	const isSentence = error instanceof ConfigError || error instanceof BackupError;
	console.error(isSentence ? error.message : error);
	process.exitCode = 1;
}
async function copy(target, made) {
	try {
		const { place, left } = await copyBackup(target, made);
		console.log(`It was copied to ${place}.`);
		for (const name of left) console.log(`  ${name} could not be deleted there`);
	} catch (error) {
		const failure = error instanceof Error ? error : {};
		const reason = describeBucketFailure(failure);
		console.error(`It could not be copied to ${bucketAddress(target)}: ${reason}.`);
		process.exitCode = 1;
	}
}
async function readSaved(config, url) {
	const pool = createUnlimitedPool(url);
	try {
		const db = createDatabase(pool);
		const proven = await findProvenFile(db);
		const rows = await listConnectionSettings(db);
		return {
			connections: rows.length === 0 ? config.defaultShop.connections : readConnections(config, await loadSealer(config), rows),
			...proven !== void 0 && { proven }
		};
	} finally {
		await pool.end();
	}
}
export {};

//# sourceMappingURL=backup.js.map