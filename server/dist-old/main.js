import { Q as readConfig, X as esm_default, Z as ConfigError } from "./sql-C3kFww1T.js";
import { a as EmbeddedPostgresError, i as lockDataFolder, n as startEmbeddedPostgres, r as DataFolderError, t as createLog } from "./log-CnwfNcjH.js";
import { t as RoleError } from "./role-error-4htsM5vt.js";
import { i as StartStopped, r as StartError, t as requireProduction } from "./production-Ci2uBWz7.js";
import { r as isHalfRestored } from "./half-restored-UtjASBa7.js";
import { i as isDatabaseUnavailable } from "./query-or-drop-Dz6usQQM.js";
import { n as TIMEOUTS, t as IDLE_IN_TRANSACTION_MS } from "./pool-DBxqIJ0I.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/platform/db/connections/require-sessions.ts
var PoolerError = class extends Error {
	name = "PoolerError";
};
const ROUNDS$1 = 3;
const TIMEOUT_MS$1 = 5e3;
async function requireSessions(url, key) {
	const options = {
		connectionString: url,
		connectionTimeoutMillis: TIMEOUT_MS$1,
		query_timeout: TIMEOUT_MS$1
	};
	const clients = [new esm_default.Client(options), new esm_default.Client(options)];
	const sessions = clients.map(() => new Set());
	try {
		for (const client of clients) {
			client.on("error", () => {});
			await client.connect();
		}
		for (let round = 0; round < ROUNDS$1; round++) for (const [at, client] of clients.entries()) {
			const { rows } = await client.query("select pg_backend_pid() as pid");
			for (const { pid } of rows) sessions[at]?.add(pid);
		}
	} finally {
		await Promise.all(clients.map((client) => client.end().catch(() => {})));
	}
	const [first = [], second = []] = sessions.map((pids) => [...pids]);
	if (first.length === 1 && second.length === 1 && first[0] !== second[0]) return;
	throw new PoolerError(`The pooler in front of the database assigns sessions per transaction, but the shop needs whole sessions for locks and LISTEN: point ${key} at PostgreSQL itself, or set pool_mode = session.`);
}
// src/platform/db/connections/require-pooler.ts
const CHANNEL = "sesame_start";
const TIMEOUT_MS = 5e3;
const ROUNDS = 3;
async function requirePooler(addresses, log) {
	const { url, directUrl, namedStatements } = addresses;
	const clients = [
		directUrl,
		url,
		url
	].map(openLater);
	const [direct, pooled, other] = clients;
	if (direct === void 0 || pooled === void 0 || other === void 0) return;
	try {
		for (const client of clients) await client.connect();
		await requireSameDatabase(direct, pooled);
		if (namedStatements) await requireNamedStatements([pooled, other]);
		if (!await hasLimits(pooled)) log.warn("sessions of the pooler are older than the timeouts of their role: run RECONNECT in the console of PgBouncer, or wait for its server_lifetime");
	} finally {
		await Promise.all(clients.map((client) => client.end().catch(() => {})));
	}
}
function openLater(connectionString) {
	const client = new esm_default.Client({
		connectionString,
		connectionTimeoutMillis: TIMEOUT_MS,
		query_timeout: TIMEOUT_MS
	});
	client.on("error", () => {});
	return client;
}
async function requireSameDatabase(direct, pooled) {
	const token = crypto.randomUUID();
	let hasArrived = false;
	direct.on("notification", ({ payload }) => {
		hasArrived ||= payload === token;
	});
	await direct.query(`listen ${CHANNEL}`);
	const roleOf = async (client) => (await client.query("select current_user::text as role")).rows[0]?.role;
	const isSameRole = await roleOf(direct) === await roleOf(pooled);
	await pooled.query(`select pg_notify('${CHANNEL}', '${token}')`);
	await direct.query("select 1");
	if (isSameRole && hasArrived) return;
	throw new PoolerError("DATABASE_URL and DATABASE_DIRECT_URL lead to different databases or roles: both must name the same database of the same PostgreSQL, with the same user.");
}
async function requireNamedStatements(clients) {
	try {
		for (let round = 0; round < ROUNDS; round++) for (const [at, client] of clients.entries()) {
			const text = `select $1::int + ${at} as sum`;
			const { rows } = await client.query({
				name: "sesame_start",
				text,
				values: [round]
			});
			if (rows[0]?.sum !== round + at) throw new Error("the statement of another connection ran");
		}
	} catch (error) {
		throw new PoolerError("The pooler in front of the database does not keep prepared statements apart: set max_prepared_statements = 1000 in PgBouncer 1.21 or newer, or PG_NAMED_STATEMENTS=false.", { cause: error });
	}
}
async function hasLimits(pooled) {
	const { rows } = await pooled.query("select current_setting('statement_timeout') <> '0' as has");
	return rows[0]?.has === true;
}
// src/platform/db/roles/limit-role.ts
const LIMITS = {
	statement_timeout: TIMEOUTS.statementMs,
	lock_timeout: TIMEOUTS.lockMs,
	idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS
};
async function limitRole(directUrl) {
	const client = new esm_default.Client({ connectionString: directUrl });
	await client.connect();
	try {
		await client.query("begin");
		await client.query("select pg_advisory_xact_lock(hashtextextended('sesame limits', 0))");
		const { rows } = await client.query(`select current_database()::text as database, array(
         select split_part(unnest(setconfig), '=', 1) from pg_db_role_setting
         where setrole = current_user::regrole
           and setdatabase in (0, (select oid from pg_database where datname = current_database()))) as given`);
		const [{ database, given } = {
			database: "",
			given: []
		}] = rows;
		const missing = Object.entries(LIMITS).filter(([name]) => !given.includes(name));
		for (const [name, ms] of missing) await client.query(`alter role current_user in database ${esm_default.escapeIdentifier(database)} set ${name} = ${ms}`);
		await client.query("commit");
		return missing.length;
	} finally {
		await client.end();
	}
}
// src/open-database.ts
const DATABASE_TIMEOUT_MS = 3e4;
async function openDatabase(config, log, closers, options) {
	const { databaseUrl: poolUrl, databaseOwnerUrl: ownerUrl, namedStatements } = config;
	if (poolUrl === void 0) return startOwnDatabase(config, log, closers, options);
	const directUrl = config.databaseDirectUrl ?? poolUrl;
	const isPooled = directUrl !== poolUrl;
	await waitForDatabase(isPooled ? "DATABASE_DIRECT_URL" : "DATABASE_URL", directUrl, log);
	await requireSessions(directUrl, "DATABASE_DIRECT_URL");
	if (ownerUrl !== void 0) {
		await waitForDatabase("DATABASE_OWNER_URL", ownerUrl, log);
		await requireSessions(ownerUrl, "DATABASE_OWNER_URL");
	}
	if (isPooled) {
		await limitRole(directUrl);
		await waitForDatabase("DATABASE_URL", poolUrl, log);
		await requirePooler({
			url: poolUrl,
			directUrl,
			namedStatements
		}, log);
	}
	return {
		url: directUrl,
		poolUrl,
		ownerUrl
	};
}
async function startOwnDatabase(config, log, closers, options) {
	const lock = await lockDataFolder(config.dataDir);
	closers.push(() => lock.release());
	const database = await startEmbeddedPostgres(config.dataDir, log, options);
	closers.push(() => database.stop());
	return {
		...database,
		poolUrl: database.url
	};
}
async function waitForDatabase(key, url, log) {
	const deadline = performance.now() + DATABASE_TIMEOUT_MS;
	for (let isWarned = false;; isWarned = true) {
		const client = new esm_default.Client({
			connectionString: url,
			connectionTimeoutMillis: 3e3
		});
		try {
			await client.connect();
			await client.end();
			return;
		} catch (error) {
			const reason = reasonOf(error);
			if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw new StartError(`${key} cannot be used: ${reason}.`);
			if (!isWarned) log.warn({ reason }, `the database of ${key} does not answer yet, trying for 30 s`);
			await setTimeout$1(500);
		}
	}
}
async function refuseHalfRestored(url) {
	const client = new esm_default.Client({
		connectionString: url,
		connectionTimeoutMillis: 3e3
	});
	await client.connect();
	const isHalf = await isHalfRestored(client);
	await client.end();
	if (!isHalf) return;
	throw new StartError("The restore into this database was cut off: run it again, or start on another database.");
}
function reasonOf(error) {
	if (error instanceof AggregateError) return reasonOf(error.errors[0]);
	return error instanceof Error ? error.message : String(error);
}
// src/start-server.ts
async function startServer(config, options) {
	const log = createLog({
		level: config.logLevel,
		pretty: process.stdout.isTTY && !config.production
	});
	const closers = [];
	const stop = async () => {
		for (const close of closers.splice(0).reverse()) await close();
	};
	try {
		return {
			...await startAll(config, log, closers, options),
			log,
			stop
		};
	} catch (err) {
		await stop();
		if (!options.isStopping?.()) throw err;
		log.debug({ err }, "the start was stopped");
		throw new StartStopped();
	}
}
async function startAll(config, log, closers, options) {
	const { onFatal, isStopping = () => false } = options;
	const goOn = () => {
		if (isStopping()) throw new StartStopped();
	};
	requireProduction(config);
	const load = () => import("./start-shop-Csm_i7aZ.js");
	const database = await openDatabase(config, log, closers, {
		onLost: onFatal,
		meanwhile: load
	});
	goOn();
	await refuseHalfRestored(database.url);
	const { startShop } = await load();
	goOn();
	return startShop({
		config,
		log,
		closers,
		database,
		goOn
	}, options);
}
// src/main.ts
const FORCED_STOP_MS = 9500;
const SENTENCES = [
	ConfigError,
	DataFolderError,
	EmbeddedPostgresError,
	PoolerError,
	RoleError,
	StartError
];
try {
	const config = readConfig(process.env);
	let stopping = false;
	const end = (code) => {
		stopping = true;
		setTimeout(() => process.exit(1), config.stopDelayMs + FORCED_STOP_MS).unref();
		starting.then((server) => server.stop()).then(() => process.exit(code), (error) => process.exit(error instanceof StartStopped ? code : 1));
	};
	const stop = () => {
		if (stopping) process.exit(1);
		end(0);
	};
	const starting = startServer(config, {
		onFatal() {
			if (!stopping) end(1);
		},
		isStopping: () => stopping,
		onProgress: (percent) => process.send?.({
			type: "inventing",
			percent
		})
	});
	process.on("SIGINT", stop);
	process.on("SIGTERM", stop);
	const { url, ownerTicket, setupLink } = await starting;
	if (process.send !== void 0) process.send({
		type: "ready",
		url,
		ownerTicket,
		setupLink
	});
	else if (setupLink !== void 0) console.log(`This shop has no owner yet. Open this link within a day to become one:\n${setupLink}`);
} catch (error) {
	if (error instanceof StartStopped) await new Promise(() => {});
	const isSentence = SENTENCES.some((kind) => error instanceof kind);
	console.error(isSentence && error instanceof Error ? error.message : error);
	process.exit(1);
}
export {};

//# sourceMappingURL=main.js.map