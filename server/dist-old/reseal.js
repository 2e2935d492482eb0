import { Q as readConfig, Z as ConfigError } from "./sql-C3kFww1T.js";
import { n as createUnlimitedPool } from "./unlimited-pool-CQniCnjj.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { g as sealedTables, h as replaceCiphertext, m as lockSealedByOtherKeys, n as mailContext, p as countSealed } from "./create-mail-queue-B3NClsVQ.js";
import { t as loadSealer } from "./secrets-key-Ds2rS6Hl.js";
import { A as giftContext, R as savedMethodContext, W as sealContext, _t as openItemSecret, ht as itemContext, mt as fingerprintsOf, vt as changeFingerprint, w as renewGiftHash } from "./payments-DNE92Vo6.js";
import { R as connectionContext, Sn as inTransaction, at as sealedFor, p as sealedFor$1 } from "./operators-D9b4pohM.js";
import { n as reachDatabase } from "./reach-database-BwwvDplO.js";
// src/domains/access/inventory/renew-fingerprint.ts
async function renewFingerprint(tx, platform, { id, box }) {
	const [fingerprint] = fingerprintsOf(platform, openItemSecret(platform, id, box));
	await changeFingerprint(tx, id, fingerprint);
}
// src/reseal/reseal.ts
const BATCH = 50;
const contexts = {
	inventory_items: itemContext,
	second_factors: sealedFor,
	operators: sealedFor$1,
	operator_invitations: sealedFor$1,
	provider_settings: (provider) => sealContext({ provider }),
	connection_settings: connectionContext,
	gifts: giftContext,
	saved_methods: savedMethodContext,
	mails: mailContext
};
async function reseal(platform, onBatch = () => {}) {
	const failed = [];
	let done = 0;
	for (const table of sealedTables) {
		let after;
		for (;;) {
			const batch = await resealBatch(platform, table, after);
			const last = batch.rows.at(-1);
			if (last === void 0) break;
			after = last.key;
			done += batch.rows.length - batch.failed.length;
			failed.push(...batch.failed.map((key) => `${table} ${key}`));
			onBatch(table, done);
		}
	}
	return {
		done,
		failed
	};
}
function resealBatch({ db, sealer }, table, after) {
	return inTransaction(db, async (tx) => {
		const currentKey = sealer.keyIds[0] ?? "";
		const rows = await lockSealedByOtherKeys(tx, table, {
			currentKey,
			after,
			limit: BATCH
		});
		const failed = [];
		for (const row of rows) {
			const context = contexts[table](row.key);
			const plain = openOrNothing(sealer, row.box, context);
			if (plain === void 0) {
				failed.push(row.key);
				continue;
			}
			const box = sealer.seal(plain, context);
			await replaceCiphertext(tx, table, row, box);
			if (table === "inventory_items") await renewFingerprint(tx, { sealer }, {
				id: row.key,
				box
			});
			if (table === "gifts") await renewGiftHash(tx, { sealer }, {
				id: row.key,
				box
			});
		}
		return {
			rows,
			failed
		};
	});
}
function openOrNothing(sealer, box, context) {
	try {
		return sealer.open(box, context);
	} catch {
		return;
	}
}
// src/commands/reseal.ts
try {
	const config = readConfig(process.env);
	const database = await reachDatabase(config, "reseal");
	const pool = createUnlimitedPool(database.url);
	try {
		const platform = {
			db: createDatabase(pool),
			sealer: await loadSealer(config)
		};
		const { done, failed } = await reseal(platform);
		console.log(`${done} secrets were resealed.`);
		for (const { key, boxes } of await countSealed(platform.db)) console.log(`  key ${key}: ${boxes}`);
		if (failed.length > 0) {
			console.error(`${failed.length} do not open with any of the given keys: ${failed.slice(0, 5).join(", ")}`);
			process.exitCode = 1;
		}
	} finally {
		await pool.end();
		await database.leave();
	}
} catch (error) {
	console.error(error instanceof ConfigError ? error.message : error);
	process.exitCode = 1;
}
export {};

//# sourceMappingURL=reseal.js.map