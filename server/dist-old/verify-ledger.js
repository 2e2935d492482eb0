import { Q as readConfig, Z as ConfigError, t as sql } from "./sql-C3kFww1T.js";
import { n as verifyLedger, t as invariants } from "./verify-ledger-hQeyZBdo.js";
import { n as createUnlimitedPool } from "./unlimited-pool-CQniCnjj.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { n as reachDatabase } from "./reach-database-BwwvDplO.js";
// src/ledger-verification/check-head.ts
function parseHead(text) {
	const [, id, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/i.exec(text) ?? [];
	return id === void 0 || hash === void 0 ? void 0 : {
		id: Number(id),
		hash: hash.toLowerCase()
	};
}
async function checkHead(db, { id, hash }) {
	const { rows } = await sql`
    select encode(hash, 'hex') as hash,
      exists (select from broken_audit_events b where b.id <= ${id}::bigint) as is_broken
    from audit_events where id = ${id}::bigint`.execute(db);
	const [event] = rows;
	if (event === void 0) return "missing";
	if (event.hash !== hash) return "rewritten";
	return event.is_broken ? "broken" : "ours";
}
// src/commands/verify-ledger.ts
const PROBLEMS = {
	missing: "does not exist: the log was cut off, or this is another database",
	rewritten: "has another hash: the log was rewritten, or this is another database",
	broken: "has that hash, but it or an earlier event was changed since"
};
try {
	const head = parseArguments(process.argv.slice(2));
	const config = readConfig(process.env);
	const database = await reachDatabase(config, "verify");
	try {
		process.exitCode = await run(database.url, head);
	} finally {
		await database.leave();
	}
} catch (error) {
	console.error(error instanceof ConfigError ? error.message : error);
	process.exitCode = 2;
}
function parseArguments(args) {
	if (args.length === 0) return void 0;
	const [flag, text = "", ...rest] = args;
	const head = parseHead(text);
	if (flag !== "--head" || head === void 0 || rest.length > 0) throw new ConfigError("The only argument is --head with a head of the audit log, 1042:9f86d0\u2026, as published in a mail or the log.");
	return head;
}
async function run(url, head) {
	const pool = createUnlimitedPool(url);
	const db = createDatabase(pool);
	try {
		const isSound = await verify(db);
		const isOurs = head === void 0 || await compare(db, head);
		return isSound && isOurs ? 0 : 1;
	} finally {
		await pool.end();
	}
}
async function verify(db) {
	const violations = await verifyLedger(db, new Date());
	if (violations.length === 0) {
		console.log(`All ${invariants.length} invariants hold.`);
		return true;
	}
	console.table(violations.map(({ invariant, rule, subjects }) => ({
		invariant,
		rule,
		rows: subjects.slice(0, 3).join(", ")
	})));
	console.error(`${violations.length} of ${invariants.length} invariants are broken.`);
	return false;
}
async function compare(db, head) {
	const answer = await checkHead(db, head);
	if (answer === "ours") console.log(`Event ${head.id} of the audit log has that hash.`);
	else console.error(`Event ${head.id} of the audit log ${PROBLEMS[answer]}.`);
	return answer === "ours";
}
export {};

//# sourceMappingURL=verify-ledger.js.map