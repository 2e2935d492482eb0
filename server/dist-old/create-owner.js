import { K as errors } from "./all-routes-BFvhvH77.js";
import { $n as Refusal, Sn as inTransaction, qn as textOf, t as createOwner } from "./operators-D9b4pohM.js";
import { Q as readConfig, Z as ConfigError } from "./sql-C3kFww1T.js";
import { n as systemClock } from "./clock-CDRpkDR1.js";
import { n as createUnlimitedPool } from "./unlimited-pool-CQniCnjj.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { n as randomIds } from "./ids-BMsnLjkQ.js";
import { t as loadSealer } from "./secrets-key-Ds2rS6Hl.js";
import { n as reachDatabase } from "./reach-database-BwwvDplO.js";
import { Writable } from "node:stream";
import { createInterface } from "node:readline/promises";
// src/commands/create-owner.ts
try {
	const [email, ...rest] = process.argv.slice(2);
	if (email === void 0 || rest.length > 0) throw new ConfigError("Name one email: that of the owner, owner@shop.example");
	await run(email, await readPassword());
} catch (error) {
	console.error(sentenceOf(error) ?? error);
	process.exitCode = 1;
}
async function run(email, password) {
	const config = readConfig(process.env);
	const sealer = await loadSealer(config);
	const database = await reachDatabase(config, "work on: start the shop once");
	const pool = createUnlimitedPool(database.url);
	try {
		const platform = {
			clock: systemClock,
			config,
			sealer
		};
		const owner = await inTransaction(createDatabase(pool), (tx) => createOwner(tx, platform, {
			id: randomIds.uuid(),
			email,
			password
		}));
		console.log(`${email} is now an owner of the shop.`);
		console.log("Enter this secret in an authenticator app now; it is not shown again:");
		console.log(`  ${owner.secret}`);
		console.log(`  ${owner.otpauthUrl}`);
		console.log("Keep these recovery codes; each replaces the code of a lost phone once:");
		for (const code of owner.recoveryCodes) console.log(`  ${code}`);
		if (owner.hasClosedShop) console.log("The shop is closed until you open it: the overview of the console leads there.");
	} finally {
		await pool.end();
		await database.leave();
	}
}
async function readPassword() {
	const { stdin, stdout } = process;
	if (stdin.isTTY) stdout.write(`Password, at least ${8} characters: `);
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({
		input: stdin,
		output: nowhere,
		terminal: stdin.isTTY
	});
	for await (const line of lines) {
		lines.close();
		if (stdin.isTTY) stdout.write("\n");
		return line;
	}
	return "";
}
function sentenceOf(error) {
	if (error instanceof Refusal) return textOf("en", errors[error.code].text);
	return error instanceof ConfigError ? error.message : void 0;
}
export {};

//# sourceMappingURL=create-owner.js.map