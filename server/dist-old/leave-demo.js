import { Q as readConfig, Z as ConfigError, xt as dollarsFromCents } from "./sql-C3kFww1T.js";
import { Sn as inTransaction } from "./operators-D9b4pohM.js";
import { a as listDemoRows, c as removals, i as hasHistory, l as sumInventedBalances, n as deleteDemoRows, r as deleteIfUnused, t as countDemoPayments } from "./demo-rows.store-K1qskEd0.js";
import { i as lockDataFolder, r as DataFolderError } from "./log-CnwfNcjH.js";
import { n as systemClock } from "./clock-CDRpkDR1.js";
import { n as createUnlimitedPool } from "./unlimited-pool-CQniCnjj.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { n as reachDatabase } from "./reach-database-BwwvDplO.js";
import { join } from "node:path";
import { rename } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
// src/demo/leave-demo.ts
async function readLeftovers({ db }) {
	return {
		rows: await listDemoRows(db),
		demoPayments: await countDemoPayments(db),
		inventedCents: await sumInventedBalances(db),
		hasHistory: await hasHistory(db)
	};
}
async function leaveDemo({ db, clock }) {
	return inTransaction(db, async (tx) => {
		const counts = new Map();
		const at = clock.now();
		for (const row of await listDemoRows(tx)) {
			if (row.name === null) continue;
			if (!await deleteIfUnused(tx, row)) await removals[row.kind](tx, row, at);
			counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1);
		}
		await deleteDemoRows(tx);
		return counts;
	});
}
// src/demo/set-database-aside.ts
async function setDatabaseAside(dataDir, now) {
	const lock = await lockDataFolder(dataDir);
	try {
		const aside = join(dataDir, `postgres-demo-${now.toISOString().replace(/\D/g, "").slice(0, 14)}`);
		await rename(join(dataDir, "postgres"), aside);
		return aside;
	} finally {
		await lock.release();
	}
}
// src/commands/leave-demo.ts
try {
	const args = process.argv.slice(2);
	if (args.some((argument) => argument !== "--yes")) throw new ConfigError("The only argument is --yes, which skips the confirmation.");
	process.exitCode = await run(args.includes("--yes"));
} catch (error) {
	const isSentence = error instanceof ConfigError || error instanceof DataFolderError;
	console.error(isSentence ? error.message : error);
	process.exitCode = 1;
}
async function run(confirmed) {
	const config = readConfig(process.env);
	const database = await reachDatabase(config, "leave the demo of");
	const pool = createUnlimitedPool(database.url);
	let leftovers;
	try {
		const platform = {
			db: createDatabase(pool),
			clock: systemClock
		};
		leftovers = await readLeftovers(platform);
		if (leftovers.rows.length === 0) {
			console.log("There is no demo data left.");
			return 0;
		}
		if (!leftovers.hasHistory) return await removeRows(platform, leftovers, confirmed);
	} finally {
		await pool.end();
		await database.leave();
	}
	return leaveHistory(config.dataDir, database.embeddedFor, confirmed);
}
async function removeRows(platform, leftovers, confirmed) {
	describe(leftovers);
	if (leftovers.inventedCents > 0) {
		console.error(`Balances hold ${dollarsFromCents(leftovers.inventedCents)} dollars from purchases at the emulated bank, which were never paid: this database cannot become a real shop. Start with an empty one.`);
		return 1;
	}
	if (!confirmed && !await isConfirmed()) return unchanged();
	await leaveDemo(platform);
	console.log("The demo data was removed. Start the shop without DEMO: it prints a link with which its owner joins.");
	return 0;
}
async function leaveHistory(dataDir, embeddedFor, confirmed) {
	console.log("This demo has an invented history, whose sales stay in its ledger. A real shop starts with an empty database; what you set up in the demo is not carried over.");
	if (embeddedFor === void 0) {
		console.error("Create an empty database, name it in DATABASE_URL (and DATABASE_OWNER_URL), and start the shop with DEMO=false. Keep SECRETS_KEY.");
		return 1;
	}
	if (embeddedFor === "server") {
		console.error("Stop the shop first, then run this command again.");
		return 1;
	}
	console.log("The database of the demo will be set aside, and nothing is deleted.");
	if (!confirmed && !await isConfirmed()) return unchanged();
	const aside = await setDatabaseAside(dataDir, systemClock.now());
	console.log(`The database of the demo is now in ${aside}. Start the shop with DEMO=false: it makes a new one and prints a link with which its owner joins.`);
	return 0;
}
function unchanged() {
	console.log("Nothing was changed.");
	return 1;
}
function describe({ rows, demoPayments }) {
	console.log("These will be deleted, or switched off if the history of the shop refers to them:");
	for (const { kind, name } of rows) console.log(`  ${kind}: ${name ?? "already deleted"}`);
	if (demoPayments > 0) console.log(`${demoPayments} payments of the emulated bank stay in the database and in the reports, although no money was paid.`);
}
async function isConfirmed() {
	const lines = createInterface({
		input: process.stdin,
		output: process.stdout
	});
	const answer = await lines.question("Type yes to continue: ");
	lines.close();
	return answer.trim() === "yes";
}
export {};

//# sourceMappingURL=leave-demo.js.map