import { o as __toESM } from "./rolldown-runtime-B50NcwA4.js";
import { Et as DAY_MS, X as esm_default, t as sql } from "./sql-C3kFww1T.js";
import { a as migrations } from "./migrate-jobs-CPT9vCzG.js";
import { a as registerMessageJobs, i as registerJobs, n as describeError, o as watchWorker, r as createApp, t as createJobEngine } from "./job-engine-C0kf9h9E.js";
import { Mn as readsOf, Sn as inTransaction, V as readConnections, Xt as savedValues, Zt as shopFrom, bt as JobFailed, c as listShopSettings, jn as createReads, kt as hasUsers, n as createSetupLink, o as findLogo, s as hasOperators, v as createOutbound, xt as defineQueue, z as connectionShop } from "./operators-D9b4pohM.js";
import { n as systemClock } from "./clock-CDRpkDR1.js";
import { n as closeSession, r as openSession } from "./session-client-BS7_3sN6.js";
import { r as createPool } from "./pool-DBxqIJ0I.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { n as randomIds } from "./ids-BMsnLjkQ.js";
import { p as countSealed, t as createMailQueue } from "./create-mail-queue-B3NClsVQ.js";
import { t as loadSealer } from "./secrets-key-Ds2rS6Hl.js";
import { Nt as CachedValue } from "./payments-DNE92Vo6.js";
import { m as createS3Storage, s as jobTime, t as listConnectionSettings, u as createShopFigures } from "./connections.store-DFdSjGQs.js";
import { t as prepareDatabase } from "./prepare-database-CGmD0TPO.js";
import { a as warnAboutOwnerRights } from "./shop-role-7EwQytYi.js";
import { n as annotate } from "./unit-CMBaZk-E.js";
import { a as portProblem, n as requirePublicUrl, r as StartError } from "./production-Ci2uBWz7.js";
import { t as VERSION } from "./version-BogBbGti.js";
import { join } from "node:path";
import { Server, createServer } from "node:net";
import { rename } from "node:fs/promises";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { createServer as createServer$1 } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
// src/demo/is-demo.store.ts
async function isDemo(db) {
	return await db.selectFrom("demo_rows").select("id").limit(1).executeTakeFirst() !== void 0;
}
// src/platform/db/connections/listen.ts
const RETRY_MS = 1e3;
const CATCH_UP_MS = 1e3;
const HEARTBEAT_MS = 5e3;
const QUERY_TIMEOUT_MS$1 = 3e3;
function createListener(url, log, { heartbeatMs = HEARTBEAT_MS, queryTimeoutMs = QUERY_TIMEOUT_MS$1, connectTimeoutMs } = {}) {
	const handlers = new Map();
	let client;
	let connecting;
	let retry;
	let stopped = false;
	const working = new Set();
	const repeating = new Set();
	let turn = Promise.resolve();
	function run(statement) {
		const answer = turn.then(() => client?.query(statement));
		turn = answer.catch(() => {});
		return answer;
	}
	function deliver(onMessage, payload) {
		const work = onMessage(payload);
		if (!(work instanceof Promise)) return;
		working.add(work);
		work.then((handled) => {
			working.delete(work);
			if (handled === false) repeat(onMessage);
		});
	}
	function repeat(onMessage) {
		if (repeating.has(onMessage)) return;
		repeating.add(onMessage);
		const again = () => {
			repeating.delete(onMessage);
			if ([...handlers.values()].some((some) => some.has(onMessage)) && !stopped) deliver(onMessage, void 0);
		};
		setTimeout(again, RETRY_MS).unref();
	}
	async function connect() {
		let next;
		try {
			next = await openSession({
				url,
				queryTimeoutMs,
				connectTimeoutMs,
				onEnd: () => lose(next)
			});
			next.on("notification", ({ channel, payload }) => {
				for (const handler of handlers.get(channel) ?? []) deliver(handler, payload ?? "");
			});
			for (const channel of handlers.keys()) await next.query(`listen ${esm_default.escapeIdentifier(channel)}`);
		} catch (error) {
			log.warn({ err: error }, "cannot listen to the database yet");
			if (next !== void 0) await closeSession(next);
			later();
			return;
		}
		if (stopped) return closeSession(next);
		client = next;
		for (const channelHandlers of handlers.values()) for (const handler of channelHandlers) deliver(handler, void 0);
	}
	function lose(lost) {
		if (lost === void 0 || client !== lost) return;
		client = void 0;
		later();
	}
	function later() {
		if (stopped || retry !== void 0) return;
		retry = setTimeout(() => {
			retry = void 0;
			open();
		}, RETRY_MS);
		retry.unref();
	}
	function open() {
		connecting ??= connect().finally(() => {
			connecting = void 0;
		});
	}
	const heartbeat = setInterval(() => {
		const checked = client;
		if (checked !== void 0) run("select 1").catch(() => lose(checked));
	}, heartbeatMs);
	heartbeat.unref();
	return {
		listen(channel, onMessage) {
			const channelHandlers = handlers.get(channel) ?? new Set();
			handlers.set(channel, channelHandlers.add(onMessage));
			if (client === void 0) open();
			else run(`listen ${esm_default.escapeIdentifier(channel)}`).then(() => deliver(onMessage, void 0), () => {});
			return () => channelHandlers.delete(onMessage);
		},
		async caughtUp() {
			const catchUp = async () => {
				await run("select 1").catch(() => {});
				await Promise.all(working);
			};
			await Promise.race([catchUp(), setTimeout$1(CATCH_UP_MS, void 0, { ref: false })]);
		},
		async stop() {
			stopped = true;
			clearTimeout(retry);
			clearInterval(heartbeat);
			await connecting;
			const last = client;
			client = void 0;
			if (last !== void 0) await closeSession(last);
		}
	};
}
// src/platform/failpoint.ts
const noFailpoint = async () => {};
function createFailpoint(setting, production) {
	if (setting === void 0 || production) return noFailpoint;
	const [name, action, times = "1"] = setting.split(":");
	if (action !== "kill") return noFailpoint;
	let left = Number(times);
	return async (reached) => {
		if (reached !== name || --left > 0) return;
		process.kill(process.pid, "SIGKILL");
		await new Promise(() => {});
	};
}
// src/platform/redis.ts
const ANSWER_MS = 500;
const CONNECT_MS = 2e3;
const RECONNECT_MAX_MS = 5e3;
async function connectRedis(url, log) {
	const { Redis } = await import("./built-CrdIVvoS.js").then((m) => __toESM(m.default, 1));
	const redis = new Redis(url, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		connectTimeout: CONNECT_MS,
		commandTimeout: ANSWER_MS,
		socketTimeout: ANSWER_MS,
		retryStrategy: (times) => Math.min(times * 200, RECONNECT_MAX_MS)
	});
	let away = false;
	const onAway = (err) => {
		if (away) return;
		away = true;
		log.warn({ err }, "Redis does not answer, calls are counted in PostgreSQL meanwhile");
	};
	redis.on("error", onAway);
	redis.on("ready", () => {
		if (away) log.info("Redis is back");
		away = false;
	});
	return redis;
}
// src/platform/shop/live-shop.ts
async function createLiveShop({ db, listener, log }, known) {
	const listeners = new Set();
	const shop = new CachedValue({
		first: known.config.defaultShop,
		make: async () => {
			const next = await readShop(db, known);
			return fingerprintOf(next) === fingerprintOf(shop.latest) ? shop.latest : next;
		},
		onChange: () => Promise.all([...listeners].map((listen) => listen())),
		onFailure: (error) => log.warn({ err: error }, "settings of the shop could not be read, the previous ones are used")
	});
	await shop.current();
	shop.follow(listener, "shop_settings_changed");
	return {
		now: () => shop.latest,
		onChange(listen) {
			listeners.add(listen);
			return () => listeners.delete(listen);
		}
	};
}
async function readShop(db, { config, sealer }) {
	const saved = savedValues(await listShopSettings(db));
	const png = saved.logo === void 0 ? void 0 : await findLogo(db, saved.logo);
	const logo = saved.logo === void 0 || png === void 0 ? void 0 : {
		digest: saved.logo,
		png
	};
	const connections = readConnections(config, sealer, await listConnectionSettings(db));
	const standard = {
		...config.defaultShop,
		isOpen: await isOpenUnsaved(db, config)
	};
	return {
		...shopFrom(standard, saved, logo),
		connections
	};
}
async function isOpenUnsaved(db, { defaultShop }) {
	return defaultShop.isOpen || await hasOperators(db);
}
function fingerprintOf({ logo, ...rest }) {
	const mark = logo === void 0 || "file" in logo ? logo : logo.digest;
	return JSON.stringify({
		...rest,
		logo: mark ?? null
	});
}
// src/platform/storage/disk-storage.ts
function createDiskStorage(folder) {
	let opening;
	const disk = () => {
		opening ??= open(folder);
		return opening;
	};
	return {
		async put(name, bytes) {
			await (await disk()).put(`${name}.part`, bytes);
			await rename(join(folder, `${name}.part`), join(folder, name));
		},
		async get(name) {
			const files = await disk();
			return await files.exists(name) ? Buffer.from(await files.getBytes(name)) : void 0;
		},
		async remove(name) {
			const files = await disk();
			await Promise.all([files.delete(name), files.delete(`${name}.part`)]);
		},
		close: () => {}
	};
}
async function open(folder) {
	const [{ Disk }, { FSDriver }] = await Promise.all([import("./build-BTehfFdx.js"), import("./main-BFP4D1tc.js")]);
	return new Disk(new FSDriver({
		location: folder,
		visibility: "private"
	}));
}
// src/platform/telemetry/metrics/figures.ts
function formatFigures(figures) {
	return figures.map(({ family: { name, type, help }, samples }) => [
		`# HELP ${name} ${escapeHelp(help)}`,
		`# TYPE ${name} ${type}`,
		...samples.map(({ suffix = "", labels, value }) => `${name}${suffix}${formatLabels(labels)} ${value}`),
		""
	].join("\n")).join("");
}
function formatLabels(labels = {}) {
	const parts = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
	return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}
function escapeHelp(text) {
	return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}
function escapeValue(text) {
	return escapeHelp(text).replaceAll("\"", "\\\"");
}
// src/platform/telemetry/metrics/histogram.ts
function createHistogram(family, bounds) {
	const series = new Map();
	return {
		of(key, labels) {
			let found = series.get(key);
			if (found === void 0) {
				found = createSeries(labels(), bounds);
				series.set(key, found);
			}
			return found;
		},
		read: () => ({
			family,
			samples: [...series.values()].flatMap((one) => samplesOf(one, bounds))
		})
	};
}
function createSeries(labels, bounds) {
	const counts = Array.from({ length: bounds.length + 1 }, () => 0);
	let sum = 0;
	return {
		labels,
		counts,
		get sum() {
			return sum;
		},
		observe(seconds) {
			let bucket = 0;
			while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket++;
			counts[bucket] = (counts[bucket] ?? 0) + 1;
			sum += seconds;
		}
	};
}
function samplesOf({ labels, counts, sum }, bounds) {
	let count = 0;
	return [
		...counts.map((value, bucket) => {
			count += value;
			const le = String(bounds[bucket] ?? "+Inf");
			return {
				suffix: "_bucket",
				labels: {
					...labels,
					le
				},
				value: count
			};
		}),
		{
			suffix: "_sum",
			labels,
			value: sum
		},
		{
			suffix: "_count",
			labels,
			value: count
		}
	];
}
// src/platform/telemetry/metrics/metrics.ts
const REQUESTS = {
	name: "http_request_duration_seconds",
	type: "histogram",
	help: "Answered requests by route, method and class of the status; 3xx are polls without a change and redirects."
};
const BOUNDS_S = [
	.002,
	.005,
	.01,
	.025,
	.05,
	.1,
	.25,
	.5,
	1,
	2.5,
	5
];
const READ = {
	name: "sesame_figures_read",
	type: "gauge",
	help: "1 if the figures of a source could be read for this scrape, else 0."
};
function createMetrics(log) {
	const requests = createHistogram(REQUESTS, BOUNDS_S);
	const sources = new Map();
	async function readOf(read) {
		try {
			return await read();
		} catch (error) {
			log.debug({ err: error }, "figures not read");
			return;
		}
	}
	return {
		observeRequest({ method, route, status, ms }) {
			const outcome = `${Math.floor(status / 100)}xx`;
			requests.of(`${method} ${route} ${outcome}`, () => ({
				route: route ?? "unknown",
				method,
				status: outcome
			})).observe(ms / 1e3);
		},
		addFigures(source, read) {
			sources.set(source, read);
		},
		async text() {
			const found = await Promise.all([...sources].map(async ([source, read]) => ({
				source,
				figures: await readOf(read)
			})));
			return formatFigures([
				requests.read(),
				...found.flatMap(({ figures = [] }) => figures),
				{
					family: READ,
					samples: found.map(({ source, figures }) => ({
						labels: { source },
						value: figures === void 0 ? 0 : 1
					}))
				}
			]);
		}
	};
}
// src/platform/build-platform.ts
const RESERVED_CONNECTIONS = 2;
const POOL_END_MS = 1e3;
async function buildPlatform(options) {
	const { config: started, log, databaseUrl, directUrl, jobs, clock = systemClock } = options;
	const poolOptions = {
		url: databaseUrl,
		namedStatements: started.namedStatements,
		pooled: directUrl !== databaseUrl,
		log,
		timeouts: options.databaseTimeouts
	};
	const pool = createPool({
		...poolOptions,
		size: started.databasePoolSize
	});
	const reservedPool = createPool({
		...poolOptions,
		size: RESERVED_CONNECTIONS
	});
	const redis = started.redisUrl === void 0 ? void 0 : await connectRedis(started.redisUrl, log);
	const listener = createListener(directUrl, log, { connectTimeoutMs: options.databaseTimeouts?.acquireMs });
	const outbound = createOutbound();
	const db = createDatabase(pool);
	const reads = started.replica === void 0 || started.role === "worker" ? void 0 : createReads({
		...started.replica,
		db,
		primary: pool,
		log,
		pool: {
			...poolOptions,
			size: started.databasePoolSize
		}
	});
	const sealer = await loadSealer(started);
	const shop = await createLiveShop({
		db,
		listener,
		log
	}, {
		sealer,
		config: started
	});
	const config = {
		...started,
		shop: shop.now
	};
	let listeningUrl = addressOf(config.host, config.port);
	const storage = config.storage === void 0 ? createDiskStorage(config.mediaDir) : createS3Storage(config.storage);
	const mail = createMailQueue({
		db,
		clock,
		jobs
	}, {
		config,
		ids: randomIds,
		sealer
	});
	return {
		platform: {
			config,
			publicUrl: () => config.shop().connections.publicUrl ?? listeningUrl,
			db,
			intent: void 0,
			directUrl,
			ownerUrl: options.ownerUrl,
			pool,
			reserved: {
				db: createDatabase(reservedPool),
				pool: reservedPool
			},
			redis,
			clock,
			ids: randomIds,
			log,
			metrics: started.metrics === void 0 ? void 0 : createMetrics(log),
			traces: options.traces,
			jobs,
			listener,
			onShopChange: shop.onChange,
			failpoint: createFailpoint(options.failpoint, config.production),
			sealer,
			mail,
			storage,
			outbound
		},
		setListeningUrl(url) {
			listeningUrl = url;
		},
		async close() {
			mail.close();
			outbound.close();
			storage.close();
			redis?.disconnect();
			await Promise.all([listener.stop(), reads?.stop()]);
			const ended = Promise.all([pool.end(), reservedPool.end()]);
			await Promise.race([ended, setTimeout$1(POOL_END_MS, void 0, { ref: false })]);
		}
	};
}
function addressOf(host, port) {
	if (/^(0\.0\.0\.0|::)$/.test(host)) return `http://localhost:${port}`;
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
// src/platform/http/stop-serving.ts
const CALLS_FINISH_MS = 5e3;
const IDLE_GRACE_MS = 1500;
const SWEEP_MS = 50;
const QUIET_TURN_MS = .5;
const QUIET_WITHIN_MS = 1e3;
async function stopServing(server, { delayMs, onClosing }) {
	if (!server.listening) return onClosing();
	await setTimeout$1(delayMs);
	await untilQuiet();
	const ended = new Promise((resolve) => {
		Server.prototype.close.call(server, () => resolve());
	});
	onClosing();
	const timeout = setTimeout(() => server.closeAllConnections(), CALLS_FINISH_MS);
	await Promise.race([ended, setTimeout$1(Math.min(delayMs, IDLE_GRACE_MS))]);
	const sweep = setInterval(() => {
		setImmediate(() => server.closeIdleConnections());
	}, SWEEP_MS);
	await ended;
	clearInterval(sweep);
	clearTimeout(timeout);
}
async function untilQuiet() {
	const startedMs = performance.now();
	for (let beganMs = startedMs;;) {
		await setImmediate$1();
		const nowMs = performance.now();
		if (nowMs - beganMs < QUIET_TURN_MS || nowMs - startedMs > QUIET_WITHIN_MS) return;
		beganMs = nowMs;
	}
}
// src/platform/http/worker-health.ts
function createWorkerHealth({ heartbeat, isStopping }) {
	const find = (path) => {
		const beating = heartbeat();
		const isAlive = beating?.isAlive() ?? true;
		if (path === "/healthz") return isAlive ? {
			status: 200,
			text: "ok"
		} : {
			status: 503,
			text: "jobs hang"
		};
		if (path !== "/readyz") return {
			status: 404,
			text: "not found"
		};
		if (isStopping()) return {
			status: 503,
			text: "stopping"
		};
		if (beating === void 0) return {
			status: 503,
			text: "starting"
		};
		if (!isAlive) return {
			status: 503,
			text: "jobs hang"
		};
		if (!beating.isWell()) return {
			status: 503,
			text: "database unavailable"
		};
		return {
			status: 200,
			text: "ready"
		};
	};
	return createServer$1((request, response) => {
		const { status, text } = find(request.url);
		response.writeHead(status, {
			"content-type": "application/json",
			connection: "close"
		});
		response.end(JSON.stringify({ status: text }));
	});
}
// src/platform/jobs/claims.ts
const CHECK_MS = 1e3;
const PROBE_AFTER_MS = 3e3;
function watchClaims(runSql, delayedAfterMs) {
	let answeredAt = performance.now();
	let isProbing = false;
	let lost = new AbortController();
	async function send(text, values) {
		const result = await runSql(text, values);
		answeredAt = performance.now();
		return result;
	}
	async function probe() {
		isProbing = true;
		await send("select 1").catch(() => {});
		isProbing = false;
	}
	const timer = setInterval(() => {
		const silence = performance.now() - answeredAt;
		if (silence > Math.min(PROBE_AFTER_MS, delayedAfterMs / 3) && !isProbing) probe();
		if (silence < delayedAfterMs) return;
		lost.abort(new Error("the database has not answered: another worker may be doing this job"));
		lost = new AbortController();
	}, Math.min(CHECK_MS, delayedAfterMs / 3));
	return {
		runSql: send,
		signal: () => lost.signal,
		stop: () => clearInterval(timer)
	};
}
// src/platform/jobs/heartbeat.ts
const EVERY_MS$1 = 1e4;
const STOPPED_AFTER_MS = 6e4;
function startHeartbeat(options) {
	const { beat, onStopped, everyMs = EVERY_MS$1, stoppedAfterMs = STOPPED_AFTER_MS } = options;
	let beatAt = performance.now();
	let well = true;
	let beating = false;
	let isReported = false;
	const isAlive = () => performance.now() - beatAt < stoppedAfterMs;
	async function runBeat() {
		beating = true;
		well = await beat().then(() => true, () => false);
		beatAt = performance.now();
		beating = false;
	}
	const timer = setInterval(() => {
		if (!beating) return void runBeat();
		if (isReported || isAlive()) return;
		isReported = true;
		onStopped();
	}, everyMs);
	runBeat();
	return {
		isAlive,
		isWell: () => well,
		stop: () => clearInterval(timer)
	};
}
// src/platform/jobs/run-queues.ts
const DUE_CHECK_MS = 2e3;
const POLL_S = 60;
const NUDGE_MS = 30;
const LOG_EVERY_MS = 1e4;
async function runQueues(engine, claims, log) {
	const boss = await engine.loadBoss();
	const logError = createErrorLog(log);
	boss.on("error", logError);
	await boss.start();
	const loops = [];
	for (const entry of engine.registered.values()) {
		const { name, parallel } = entry.queue;
		await engine.prepareQueue(entry.queue);
		for (let count = 0; count < parallel; count++) {
			const loop = {
				queue: name,
				id: "",
				isBusy: false
			};
			const options = {
				pollingIntervalSeconds: POLL_S,
				perJobResults: true
			};
			loop.id = await boss.work(name, options, async ([job]) => {
				if (job === void 0) return [];
				loop.isBusy = true;
				const signal = AbortSignal.any([job.signal, claims.signal()]);
				const outcome = await engine.attempt(entry, {
					...job,
					signal
				});
				loop.isBusy = false;
				boss.notifyWorker(loop.id);
				return [{
					id: job.id,
					...outcome
				}];
			});
			loops.push(loop);
		}
	}
	function wake(queue, jobs) {
		const free = loops.filter((loop) => loop.queue === queue && !loop.isBusy);
		for (const { id } of free.slice(0, jobs)) boss.notifyWorker(id);
	}
	async function wakeDue() {
		for (const { name, jobs } of await engine.countDue()) wake(name, jobs);
	}
	const dueTimer = setInterval(() => {
		wakeDue().catch(logError);
	}, DUE_CHECK_MS);
	return {
		nudge(queue) {
			setTimeout(() => wake(queue, 1), NUDGE_MS).unref();
		},
		stop(timeoutMs) {
			clearInterval(dueTimer);
			return boss.stop({
				graceful: true,
				timeout: timeoutMs
			});
		}
	};
}
function createErrorLog(log) {
	let loggedAt = Number.NEGATIVE_INFINITY;
	return (error) => {
		if (performance.now() - loggedAt < LOG_EVERY_MS) return;
		loggedAt = performance.now();
		log.error({ err: error }, "job queue failed");
	};
}
// src/platform/jobs/schedules.store.ts
async function registerSchedules(db, schedules, now) {
	const rows = JSON.stringify(schedules.map(({ name, seconds }) => ({
		name,
		seconds
	})));
	await sql`
    insert into job_runs (name, interval_s, next_run_at)
    select name, seconds, ${now}
    from jsonb_to_recordset(${rows}::jsonb) as s (name text, seconds double precision) order by name
    on conflict (name) do update
      set interval_s = excluded.interval_s, next_run_at = least(job_runs.next_run_at, excluded.next_run_at)`.execute(db);
}
async function advanceDue(tx, names, now) {
	const { rows } = await sql`
    update job_runs set next_run_at = ${now} + make_interval(secs => interval_s)
    where name in (
      select name from job_runs where name = any(${names}) and next_run_at <= ${now} order by name for update
    ) and next_run_at <= ${now}
    returning name`.execute(tx);
	return rows.map(({ name }) => name);
}
async function recordSuccess(db, name, at) {
	await sql`
    with recovered as (
      update alerts set resolved_at = ${at}
      where kind = 'job_failing' and subject = ${name} and resolved_at is null
    )
    update job_runs set succeeded_at = ${at}, failures = 0 where name = ${name}`.execute(db);
}
async function recordFailure(db, name, { error, at, alertAfter }) {
	await sql`
    with failed as (
      update job_runs set failed_at = ${at}, failures = failures + 1, last_error = ${error}
      where name = ${name} returning failures
    )
    insert into alerts (kind, subject, detail, created_at)
    select 'job_failing', ${name}::text,
      jsonb_build_object('failures', failures, 'last_error', ${error}::text), ${at}::timestamptz
    from failed where failures >= ${alertAfter}
    on conflict (kind, subject) do update set resolved_at = null, resolved_by = null, resolution = null,
      detail = excluded.detail, created_at = excluded.created_at
    where alerts.resolved_at is not null`.execute(db);
}
// src/platform/jobs/schedules.ts
const scheduleQueue = defineQueue("run-schedule", {
	onePerKey: true,
	retries: 1e6,
	firstRetryS: 1,
	maxRetryS: 30,
	parallel: 6,
	timeoutS: 3600,
	alertAfter: void 0,
	retentionS: 300,
	isClockwork: true
});
const ALERT_AFTER = 3;
const QUIET_MS = 6e4;
function createSchedules({ db, engine, clock, log }) {
	const schedules = new Map();
	const recordedAt = new Map();
	engine.work(scheduleQueue, async ({ schedule: name }, { signal }) => {
		const schedule = schedules.get(name);
		if (schedule === void 0) throw new JobFailed(`this process has no schedule ${name}`);
		await run(schedule, signal);
	});
	async function run({ name, work }, signal) {
		annotate({ "sesame.schedule": name });
		try {
			await work(signal);
		} catch (error) {
			log.error({
				err: error,
				job: name
			}, "job failed");
			recordedAt.delete(name);
			const failure = {
				error: describeError(error),
				at: clock.now(),
				alertAfter: ALERT_AFTER
			};
			await recordFailure(db, name, failure).catch(ignoreError);
			return;
		}
		const now = clock.now();
		const recorded = recordedAt.get(name) ?? Number.NEGATIVE_INFINITY;
		if (now.getTime() - recorded < QUIET_MS) return;
		await recordSuccess(db, name, now).then(() => recordedAt.set(name, now.getTime()), ignoreError);
	}
	return {
		add: (name, seconds, work) => void schedules.set(name, {
			name,
			seconds,
			work
		}),
		register: () => registerSchedules(db, [...schedules.values()], jobTime(clock)),
		tick: () => inTransaction(db, async (tx) => {
			const jobs = (await advanceDue(tx, [...schedules.keys()], jobTime(clock))).map((schedule) => ({
				key: schedule,
				data: { schedule }
			}));
			await engine.enqueueAll(tx, scheduleQueue, jobs);
		})
	};
}
function ignoreError() {}
// src/platform/jobs/run-jobs.ts
const TICK_MS = 1e3;
const FIRST_TICK_MS = 200;
const SILENT_MS = (20 / 2 - 1) * 1e3;
const QUERY_TIMEOUT_MS = 5e3;
const END_MS = 1e3;
const CONNECTIONS = 4;
function createJobs(url, log, options = {}) {
	const { clock = systemClock, queryTimeoutMs = QUERY_TIMEOUT_MS } = options;
	const pool = createPool({
		url,
		log,
		pooled: options.pooled ?? false,
		size: CONNECTIONS,
		namedStatements: false,
		timeouts: {
			acquireMs: 2e3,
			lockMs: 2e3,
			statementMs: queryTimeoutMs
		}
	});
	const claims = watchClaims((text, values) => pool.query(text, values), options.silentMs ?? SILENT_MS);
	let queues;
	const engine = createJobEngine({
		runSql: claims.runSql,
		clock,
		log,
		traces: options.traces,
		onEnqueued: (queue) => queues?.nudge(queue)
	});
	const db = createDatabase(pool);
	const schedules = createSchedules({
		db,
		engine,
		clock,
		log
	});
	const timers = [];
	let heartbeat;
	async function prepareQueues() {
		for (const queue of engine.queues()) await engine.prepareQueue(queue);
	}
	function tick() {
		schedules.tick().catch((error) => log.debug({ err: error }, "schedules not read"));
	}
	return {
		pool,
		schedule: schedules.add,
		work: engine.work,
		enqueue: engine.enqueue,
		enqueueAll: engine.enqueueAll,
		queues: engine.queues,
		makeDue: engine.makeDue,
		revive: engine.revive,
		retryDead: engine.retryDead,
		discardDead: engine.discardDead,
		get heartbeat() {
			return heartbeat;
		},
		async start({ work }) {
			if (!work && options.pooled) await prepareQueues();
			if (!work) return;
			queues = await runQueues(engine, claims, log);
			heartbeat = startHeartbeat({
				beat: () => claims.runSql("select 1"),
				onStopped: options.onHeartbeatStopped ?? (() => {}),
				everyMs: options.heartbeatMs,
				stoppedAfterMs: options.heartbeatStoppedAfterMs
			});
			await schedules.register();
			timers.push(setTimeout(tick, FIRST_TICK_MS), setInterval(tick, options.tickMs ?? TICK_MS));
		},
		async stop(timeoutMs) {
			for (const timer of timers) clearTimeout(timer);
			heartbeat?.stop();
			await Promise.race([queues?.stop(timeoutMs), wait(timeoutMs)]);
			claims.stop();
			await Promise.race([pool.end(), wait(END_MS)]);
		}
	};
}
function wait(ms) {
	return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
// src/platform/release-start-memory.ts
const AFTER_START_MS = 1e3;
function releaseStartMemory() {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc");
	setTimeout(() => collect?.({
		type: "major",
		execution: "sync"
	}), AFTER_START_MS).unref();
}
// src/platform/telemetry/tracing/open-traces.ts
async function openTraces({ traces, role }, log) {
	if (traces === void 0) return void 0;
	const { createOtlpTraces } = await import("./otlp-traces-DhRppX-p.js");
	return createOtlpTraces({
		...traces,
		role,
		log
	});
}
// src/platform/http/metrics-server.ts
const TEXT = "text/plain; version=0.0.4; charset=utf-8";
function createMetricsServer(metrics) {
	return createServer$1((request, response) => {
		if (request.url !== "/metrics" || request.method !== "GET") {
			response.writeHead(404).end();
			return;
		}
		metrics.text().then((text) => {
			response.writeHead(200, { "content-type": TEXT }).end(text);
		});
	});
}
// src/platform/telemetry/metrics/process-figures.ts
const RESOLUTION_MS = 10;
const NANOS = 1e9;
const QUANTILES = [
	50,
	99,
	100
];
const gauge$1 = (name, help) => ({
	name,
	type: "gauge",
	help
});
const counter$1 = (name, help) => ({
	name,
	type: "counter",
	help
});
const families$1 = {
	info: gauge$1("sesame_build_info", "The version and the role of the process; always 1."),
	started: gauge$1("process_start_time_seconds", "When the process started, as Unix time."),
	cpu: counter$1("process_cpu_seconds_total", "Processor time, of the system too."),
	memory: gauge$1("process_resident_memory_bytes", "Memory in use, as the system counts it."),
	heap: gauge$1("nodejs_heap_used_bytes", "Memory of JavaScript objects."),
	delay: gauge$1("nodejs_eventloop_delay_seconds", "How late timers were since the last scrape, by quantile; 1 is the longest delay."),
	connections: gauge$1("sesame_db_connections", "Open connections of a pool, busy and idle."),
	limit: gauge$1("sesame_db_connections_max", "The most connections that a pool opens."),
	waiting: gauge$1("sesame_db_waiting", "Statements that wait for a connection of a pool.")
};
function createProcessFigures({ version, role, pools }) {
	const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delay.enable();
	const startedS = Date.now() / 1e3 - process.uptime();
	const ofPools = Object.entries(pools);
	return {
		stop: () => delay.disable(),
		read() {
			const { user, system } = process.cpuUsage();
			const { rss, heapUsed } = process.memoryUsage();
			const delays = QUANTILES.map((percent) => ({
				labels: { quantile: String(percent / 100) },
				value: Math.max(0, delay.percentile(percent) / NANOS - RESOLUTION_MS / 1e3)
			}));
			delay.reset();
			const only = (family, value) => ({
				family,
				samples: [{ value }]
			});
			return [
				{
					family: families$1.info,
					samples: [{
						labels: {
							version,
							role
						},
						value: 1
					}]
				},
				only(families$1.started, startedS),
				only(families$1.cpu, (user + system) / 1e6),
				only(families$1.memory, rss),
				only(families$1.heap, heapUsed),
				{
					family: families$1.delay,
					samples: delays
				},
				{
					family: families$1.connections,
					samples: ofPools.flatMap(([pool, { totalCount, idleCount }]) => [{
						labels: {
							pool,
							state: "busy"
						},
						value: totalCount - idleCount
					}, {
						labels: {
							pool,
							state: "idle"
						},
						value: idleCount
					}])
				},
				{
					family: families$1.limit,
					samples: ofPools.map(([pool, { options }]) => ({
						labels: { pool },
						value: options.max
					}))
				},
				{
					family: families$1.waiting,
					samples: ofPools.map(([pool, { waitingCount }]) => ({
						labels: { pool },
						value: waitingCount
					}))
				}
			];
		}
	};
}
// src/platform/telemetry/metrics/replica-figures.ts
const gauge = (name, help) => ({
	name,
	type: "gauge",
	help
});
const counter = (name, help) => ({
	name,
	type: "counter",
	help
});
const families = {
	used: gauge("sesame_replica_used", "1 while the replica answers reads, 0 while it is away or too old and the primary answers them."),
	age: gauge("sesame_replica_lag_seconds", "How old answers of the replica may be at most."),
	bytes: gauge("sesame_replica_lag_bytes", "WAL of the primary that the replica does not have."),
	answered: counter("sesame_replica_reads_total", "Statements that the replica may answer, by the database that did."),
	repeated: counter("sesame_replica_repeated_total", "Statements that the replica failed and the primary answered.")
};
function replicaFigures({ figures }) {
	const { missingBytes, isUsed, ageMs, answered, repeated } = figures;
	const one = (family, value) => ({
		family,
		samples: value === void 0 ? [] : [{ value }]
	});
	return [
		one(families.used, isUsed ? 1 : 0),
		one(families.age, ageMs === void 0 ? void 0 : ageMs / 1e3),
		one(families.bytes, missingBytes),
		{
			family: families.answered,
			samples: Object.entries(answered).map(([database, value]) => ({
				labels: { database },
				value
			}))
		},
		one(families.repeated, repeated)
	];
}
// src/serve-metrics.ts
async function serveMetrics(platform, { port, host }, jobPool) {
	const { metrics, config, pool, reserved, log } = platform;
	if (metrics === void 0) throw new Error("this process has no metrics");
	const reads = readsOf(platform.db);
	const ofProcess = createProcessFigures({
		version: VERSION,
		role: config.role,
		pools: {
			calls: pool,
			webhooks: reserved.pool,
			jobs: jobPool,
			...reads && { replica: reads.pool }
		}
	});
	metrics.addFigures("process", ofProcess.read);
	if (reads !== void 0) metrics.addFigures("replica", () => replicaFigures(reads));
	if (config.role !== "api") metrics.addFigures("shop", createShopFigures(platform));
	const server = createMetricsServer(metrics);
	await new Promise((resolve, reject) => {
		server.once("error", (error) => {
			reject(portProblem(error, "METRICS_PORT", port, host) ?? error);
		});
		server.listen(port, host, resolve);
	});
	const url = `${addressOf(host, server.address().port)}/metrics`;
	log.info({ url }, "metrics");
	return {
		url,
		async stop() {
			ofProcess.stop();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		}
	};
}
// src/watch-for-worker.ts
const EVERY_MS = 3e4;
const STOP_MS = 2e3;
async function watchForWorker(platform, { createJobs, everyMs = EVERY_MS }) {
	const { log } = platform;
	let messenger;
	let isStopped = false;
	async function end() {
		const ended = messenger;
		messenger = void 0;
		await ended?.stop(STOP_MS);
	}
	async function check() {
		if (!await watchWorker(platform)) return end();
		if (messenger !== void 0 || createJobs === void 0 || isStopped) return;
		log.warn("no worker is running: this process sends the messages to operators");
		messenger = createJobs();
		registerMessageJobs({
			...platform,
			jobs: messenger
		});
		await messenger.start({ work: true });
	}
	const tick = () => check().catch((error) => log.error({ err: error }, "the worker could not be watched"));
	let running = tick();
	await running;
	const timer = setInterval(() => {
		running = running.then(tick);
	}, everyMs);
	return async () => {
		isStopped = true;
		clearInterval(timer);
		await running;
		await end();
	};
}
// src/start-shop.ts
const JOBS_STOP_MS = 2e3;
const HISTORY_DAYS = 90;
async function startShop({ config, log, closers, database, goOn }, { onFatal, onProgress }) {
	const { url: directUrl, poolUrl: databaseUrl, ownerUrl } = database;
	const applied = await prepareDatabase(database, migrations);
	goOn();
	if (applied.length > 0) log.info({ migrations: applied.length }, "schema migrated");
	const traces = await openTraces(config, log);
	if (traces !== void 0) closers.push(traces.stop);
	const openJobs = () => createJobs(databaseUrl, log, {
		traces,
		pooled: databaseUrl !== directUrl,
		onHeartbeatStopped() {
			log.fatal("the heartbeat of the jobs has stopped: ending this process");
			onFatal();
		}
	});
	const jobs = openJobs();
	const { platform, close, setListeningUrl } = await buildPlatform({
		config,
		databaseUrl,
		directUrl,
		ownerUrl,
		log,
		jobs,
		traces,
		failpoint: process.env.FAILPOINT
	});
	closers.push(close);
	requirePublicUrl(platform.config, { hasBuyers: await hasUsers(platform.db) });
	if (config.production) await warnAboutOwnerRights(platform);
	if (!config.demo) await requireNoDemo(platform);
	await requireKnownKeys(platform);
	if (config.demo && config.role === "all") await requireFreePort(config);
	const demo = config.demo ? await loadDemoData(platform, {
		onProgress,
		goOn
	}) : void 0;
	goOn();
	registerJobs(platform);
	closers.push(() => jobs.stop(JOBS_STOP_MS));
	if (config.role !== "worker") setListeningUrl(await listen(platform, closers));
	else if (config.healthPort !== void 0) await listenForHealth(config, jobs, closers);
	if (config.metrics !== void 0) {
		const served = await serveMetrics(platform, config.metrics, jobs.pool);
		closers.push(served.stop);
	}
	const url = platform.publicUrl();
	if (config.role !== "worker") {
		const messenger = config.role === "api" ? openJobs : void 0;
		closers.push(await watchForWorker(platform, { createJobs: messenger }));
	}
	await jobs.start({ work: config.role !== "api" });
	log.info({
		url,
		role: config.role
	}, "ready");
	releaseStartMemory();
	const setupLink = await linkForOwner(platform);
	return {
		url,
		ownerTicket: demo?.ownerTicket,
		setupLink
	};
}
async function requireNoDemo({ db }) {
	if (!await isDemo(db)) return;
	throw new StartError("This database was filled as a demo: run `npm run leave-demo` to list and remove the demo data, or set DEMO=true.");
}
async function requireKnownKeys({ db, sealer }) {
	const unknown = (await countSealed(db)).filter(({ key }) => !sealer.keyIds.includes(key));
	if (unknown.length === 0) return;
	const missing = unknown.map(({ key, boxes }) => `${key} (${boxes})`).join(", ");
	throw new StartError(`SECRETS_KEY lacks a key that stored secrets are sealed with: ${missing}. Add it after a comma, and run \`npm run reseal\` before you remove it.`);
}
async function loadDemoData(platform, { onProgress = () => {}, goOn }) {
	const { loadDemo } = await import("./load-demo-XyI6taEX.js");
	const { demoHistory, role } = platform.config;
	const hasPast = demoHistory && role === "all";
	const since = new Date(platform.clock.now().getTime() - 91 * DAY_MS);
	const loaded = await loadDemo(platform, hasPast ? { since } : {});
	if (loaded !== void 0 && hasPast) {
		const { inventHistory } = await import("./invent-history-8f8uswvQ.js");
		await inventHistory(platform, {
			owner: loaded.ownerId,
			days: HISTORY_DAYS,
			onProgress,
			goOn
		});
	}
	return loaded;
}
async function linkForOwner(platform) {
	const { config } = platform;
	if (config.demo || config.role === "worker") return void 0;
	const publicUrl = connectionShop(config).live && config.shop().connections.publicUrl === void 0 ? () => "https://<domain of the shop>" : platform.publicUrl;
	return createSetupLink({
		...platform,
		publicUrl
	});
}
async function listen(platform, closers) {
	const { config } = platform;
	let isStopping = false;
	let isClosing = false;
	const { fastify } = await createApp(platform, {
		isStopping: () => isStopping,
		isClosing: () => isClosing
	});
	closers.push(async () => {
		isStopping = true;
		await stopServing(fastify.server, {
			delayMs: config.stopDelayMs,
			onClosing() {
				isClosing = true;
			}
		});
		return fastify.close();
	});
	try {
		await fastify.listen({
			port: config.port,
			host: config.host
		});
	} catch (error) {
		throw portProblem(error, "PORT", config.port, config.host) ?? error;
	}
	const { port } = fastify.server.address();
	return addressOf(config.host, port);
}
async function requireFreePort({ port, host }) {
	const probe = createServer();
	await new Promise((resolve, reject) => {
		probe.once("error", (error) => reject(portProblem(error, "PORT", port, host) ?? error));
		probe.listen(port, host, () => probe.close(() => resolve()));
	});
}
async function listenForHealth({ healthPort = 0, host }, jobs, closers) {
	let stopping = false;
	const server = createWorkerHealth({
		heartbeat: () => jobs.heartbeat,
		isStopping: () => stopping
	});
	closers.push(async () => {
		stopping = true;
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	await new Promise((resolve, reject) => {
		server.once("error", (error) => reject(portProblem(error, "HEALTH_PORT", healthPort, host) ?? error));
		server.listen(healthPort, host, resolve);
	});
}
export { startShop };

//# sourceMappingURL=start-shop-Csm_i7aZ.js.map