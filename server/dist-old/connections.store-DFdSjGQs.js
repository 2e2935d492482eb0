import { o as __toESM } from "./rolldown-runtime-B50NcwA4.js";
import { Dt as HOUR_MS, Et as DAY_MS, X as esm_default, ft as encrypt, gt as BackupError, it as bucketAddress, mt as keyFingerprint, t as sql } from "./sql-C3kFww1T.js";
import { $t as getSystem$1, Qt as discardDeadJob$1, Xt as checkBackup$1, Zt as createBackup, an as testBackupFolder, en as listBackups$1, in as sendMailsNow$1, nn as retryDeadJob$1, rn as runJob$1, tn as listMails$1 } from "./all-routes-BFvhvH77.js";
import { o as CompiledQuery } from "./postgres-dialect-u07GjcNF.js";
import { Fn as bind, Lt as listAnswers, M as listDeadJobs, On as bindList, P as updateFailingAlerts, Sn as inTransaction, _n as raiseAlert, _r as isInside, bt as JobFailed, dr as keyset, er as refuse, fr as whereOf, gr as lookupPublicAddress, hr as isPublicHost, j as countDeadJobs, pn as closeAlerts, pr as PrivateHost, xt as defineQueue, yn as recordAuditEvent } from "./operators-D9b4pohM.js";
import { n as hasOwnerRights } from "./shop-role-7EwQytYi.js";
import { i as isDatabaseUnavailable, l as violatedConstraint } from "./query-or-drop-Dz6usQQM.js";
import { n as verifyLedger } from "./verify-ledger-hQeyZBdo.js";
import { n as createUnlimitedPool } from "./unlimited-pool-CQniCnjj.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { t as VERSION } from "./version-BogBbGti.js";
import { a as listTables, c as frameOf, i as listSequences, l as frames, n as connectForCopy, o as rowsOf, r as listMigrations, s as withBackupLock, t as restoreBackup } from "./restore-backup-CKt9Evnw.js";
import { d as TLS_FAILURE, f as socketProblems, p as countSealed, r as sendMails } from "./create-mail-queue-B3NClsVQ.js";
import { a as migrations } from "./migrate-jobs-CPT9vCzG.js";
import { n as systemClock } from "./clock-CDRpkDR1.js";
import { basename, dirname, join } from "node:path";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { chmod, mkdir, open as open$1, readFile, readdir, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import { Agent } from "node:https";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
// src/backup/backup-folder.ts
function backupFolder({ shop }) {
	return shop().connections.backupFolder;
}
function recordedPlace({ backupRoots }, folder) {
	return folder === backupRoots[0] ? null : folder;
}
function placeOf({ backupRoots }, recorded) {
	return recorded ?? backupRoots[0];
}
async function requireInside(config, folder = backupFolder(config)) {
	if (config.variable("BACKUP_FOLDER") !== void 0) return;
	const roots = await Promise.all(config.backupRoots.map(realPathOf));
	if (isInside(await realPathOf(folder), roots)) return;
	throw new BackupError("outside", `${folder} leads out of the folders allowed for backups.`);
}
async function realPathOf(path) {
	try {
		return await realpath(path);
	} catch (error) {
		const parent = dirname(path);
		if (!(error instanceof Error && "code" in error && error.code === "ENOENT") || parent === path) throw error;
		return join(await realPathOf(parent), basename(path));
	}
}
// src/platform/storage/upload-parts.rules.ts
const S3_PARTS = {
	most: 1e4,
	smallestBytes: 5 * 1024 ** 2,
	largestBytes: 5 * 1024 ** 3
};
function partBytes(fileBytes, usualBytes) {
	return Math.max(usualBytes, Math.ceil(fileBytes / S3_PARTS.most));
}
const DAMAGED = [
	"BadDigest",
	"IncompleteBody",
	"RequestTimeout",
	"XAmzContentSHA256Mismatch"
];
function isWorthRepeating(error) {
	if (!(error instanceof Error)) return false;
	if (DAMAGED.includes(error.name)) return true;
	const status = statusOf(error);
	return status === void 0 ? "code" in error || error.name === "TimeoutError" : status === 429 || status >= 500;
}
function statusOf(error) {
	return error.$metadata?.httpStatusCode;
}
// src/platform/storage/upload-file.ts
const PATIENT = { requestTimeout: 0 };
async function uploadFile(access, target, path, limits) {
	const file = await open$1(path);
	try {
		const { size } = await file.stat();
		const part = Buffer.allocUnsafe(Math.min(size, partBytes(size, limits.partBytes)));
		if (part.length === size) {
			const { s3, aws } = access;
			const Body = await readPart(file, part, 0, size);
			await s3.send(new aws.PutObjectCommand({
				...target,
				Body
			}), PATIENT);
		} else await uploadParts(access, target, {
			file,
			size,
			part
		}, limits.waitsMs);
	} finally {
		await file.close();
	}
}
async function uploadParts({ s3, aws }, target, { file, size, part }, waitsMs) {
	const { UploadId } = await s3.send(new aws.CreateMultipartUploadCommand(target));
	const upload = {
		...target,
		UploadId
	};
	try {
		const Parts = [];
		for (let start = 0; start < size; start += part.length) {
			const Body = await readPart(file, part, start, size);
			const PartNumber = Parts.length + 1;
			const command = {
				...upload,
				PartNumber,
				Body
			};
			const { ETag } = await repeat(waitsMs, () => s3.send(new aws.UploadPartCommand(command), PATIENT));
			Parts.push({
				PartNumber,
				ETag
			});
		}
		const command = {
			...upload,
			MultipartUpload: { Parts }
		};
		await repeat(waitsMs, () => s3.send(new aws.CompleteMultipartUploadCommand(command), PATIENT)).catch(async (error) => {
			if (!await wasCompleted({
				s3,
				aws
			}, target, size, error)) throw error;
		});
	} catch (error) {
		await s3.send(new aws.AbortMultipartUploadCommand(upload)).catch(() => {});
		throw error;
	}
}
async function wasCompleted({ s3, aws }, target, size, error) {
	if (!(error instanceof Error && error.name === "NoSuchUpload")) return false;
	return (await s3.send(new aws.HeadObjectCommand(target)).catch(() => void 0))?.ContentLength === size;
}
async function readPart(file, part, start, size) {
	const wanted = Math.min(part.length, size - start);
	let read = 0;
	while (read < wanted) {
		const { bytesRead } = await file.read(part, read, wanted - read, start + read);
		if (bytesRead === 0) throw new Error("the file became shorter while it was uploaded");
		read += bytesRead;
	}
	return part.subarray(0, wanted);
}
async function repeat(waitsMs, send) {
	for (const waitMs of waitsMs) try {
		return await send();
	} catch (error) {
		if (!isWorthRepeating(error)) throw error;
		await setTimeout(waitMs);
	}
	return send();
}
// src/platform/storage/s3-storage.ts
const TRIES = 3;
const ANSWER_MS = 1e4;
const IDLE_MS = 6e4;
const UPLOADS = {
	partBytes: 64 * 1024 ** 2,
	waitsMs: [
		1e3,
		5e3,
		3e4,
		6e4
	]
};
function createS3Storage(config, options = {}) {
	const { bucket } = config;
	const { uploads = UPLOADS } = options;
	let opening;
	const client = () => {
		opening ??= open(config, options);
		return opening;
	};
	return {
		async put(name, bytes, type) {
			const { s3, aws } = await client();
			await s3.send(new aws.PutObjectCommand({
				Bucket: bucket,
				Key: name,
				Body: bytes,
				ContentType: type
			}));
		},
		async putFile(name, path) {
			await uploadFile(await client(), {
				Bucket: bucket,
				Key: name
			}, path, uploads);
		},
		async getFile(name, path) {
			const { s3, aws } = await client();
			try {
				const { Body } = await s3.send(new aws.GetObjectCommand({
					Bucket: bucket,
					Key: name
				}), { requestTimeout: 0 });
				if (Body === void 0) return false;
				await pipeline(Body.transformToWebStream(), createWriteStream(path, { mode: 384 }));
				return true;
			} catch (error) {
				if (error instanceof aws.NoSuchKey) return false;
				throw error;
			}
		},
		async get(name) {
			const { s3, aws } = await client();
			try {
				const { Body } = await s3.send(new aws.GetObjectCommand({
					Bucket: bucket,
					Key: name
				}));
				return Body && Buffer.from(await Body.transformToByteArray());
			} catch (error) {
				if (error instanceof aws.NoSuchKey) return void 0;
				throw error;
			}
		},
		async remove(name) {
			const { s3, aws } = await client();
			await s3.send(new aws.DeleteObjectCommand({
				Bucket: bucket,
				Key: name
			}));
		},
		close() {
			opening?.then(({ s3 }) => s3.destroy(), () => {});
		}
	};
}
async function open({ endpoint, region, accessKey, secretKey }, { publicOnly = false }) {
	if (publicOnly && !isPublicHost(new URL(endpoint).hostname)) throw new PrivateHost();
	const aws = await import("./dist-cjs-Y4UrPXI5.js").then((m) => __toESM(m.default, 1));
	return {
		s3: new aws.S3Client({
			endpoint,
			region,
			credentials: {
				accessKeyId: accessKey,
				secretAccessKey: secretKey
			},
			forcePathStyle: true,
			requestChecksumCalculation: "WHEN_REQUIRED",
			responseChecksumValidation: "WHEN_REQUIRED",
			maxAttempts: TRIES,
			requestHandler: {
				connectionTimeout: 3e3,
				requestTimeout: ANSWER_MS,
				throwOnRequestTimeout: true,
				socketTimeout: IDLE_MS,
				...publicOnly && { httpsAgent: new Agent({
					lookup: lookupPublicAddress,
					keepAlive: true
				}) }
			}
		}),
		aws
	};
}
// src/backup/copy-backup.ts
async function copyBackup(target, made) {
	const bucket = createS3Storage(target, target);
	try {
		await bucket.putFile(made.file, join(made.folder, made.file));
		const removed = [];
		const left = [];
		for (const name of made.removed) (await bucket.remove(name).then(() => true, () => false) ? removed : left).push(name);
		return {
			place: bucketAddress(target),
			removed,
			left
		};
	} finally {
		bucket.close();
	}
}
// src/backup/expired-backups.rules.ts
const NEWEST = 3;
const NAME = /^sesame-\d{8}T\d{9}Z\.backup$/;
const DAYS_BEFORE_EPOCH = 3;
function expiredBackups(files, { days, weeks, months }, proven) {
	const newestFirst = files.filter((name) => NAME.test(name)).toSorted().toReversed();
	const kept = new Set([...newestFirst.slice(0, NEWEST), proven]);
	keepNewest(dayOf, days);
	keepNewest(weekOf, weeks);
	keepNewest(monthOf, months);
	return newestFirst.filter((name) => !kept.has(name)).toReversed();
	function keepNewest(periodOf, count) {
		const periods = new Set();
		for (const name of newestFirst) {
			const period = periodOf(name);
			if (periods.has(period)) continue;
			if (periods.size === count) return;
			periods.add(period);
			kept.add(name);
		}
	}
}
function expiredCopies(copied, removed, kept, proven) {
	const isListed = new Set(copied);
	return [...expiredBackups(copied, kept, proven), ...removed.filter((name) => !isListed.has(name) && name !== proven)];
}
const numberAt = (name, from, to) => Number(name.slice(from, to));
const monthOf = (name) => numberAt(name, 7, 13);
const dayOf = (name) => Math.floor(Date.UTC(numberAt(name, 7, 11), numberAt(name, 11, 13) - 1, numberAt(name, 13, 15)) / DAY_MS);
const weekOf = (name) => Math.floor((dayOf(name) + DAYS_BEFORE_EPOCH) / 7);
// src/backup/write-backup.ts
function writeBackup(options) {
	const { url, folder, now, recipient } = options;
	return withBackupLock(url, async (client) => {
		await mkdir(folder, {
			recursive: true,
			mode: 448
		});
		await dropUnfinished(folder);
		const file = `sesame-${now.toISOString().replace(/[-:.]/g, "")}.backup`;
		const path = join(folder, file);
		const unfinished = `${path}.part`;
		const sums = {
			tables: 0,
			rows: 0,
			migrations: 0
		};
		try {
			await pipeline(framesOf(client, options, sums), createGzip(), (zipped) => recipient === void 0 ? zipped : encrypt(zipped, recipient), createWriteStream(unfinished, {
				mode: 384,
				flags: "wx",
				flush: true
			}));
			await chmod(unfinished, 384);
			await rename(unfinished, path);
		} catch (error) {
			await rm(unfinished, { force: true });
			throw error;
		}
		const { size } = await stat(path);
		const removed = await removeExpired(options);
		return {
			file,
			bytes: size,
			sha256: await sha256Of(path),
			...sums,
			removed
		};
	});
}
async function* framesOf(client, { now, onProgress }, sums) {
	await client.query("begin isolation level repeatable read read only");
	const migrations = await listMigrations(client);
	sums.migrations = migrations.length;
	yield frameOf(frames.header, {
		format: 1,
		version: VERSION,
		made_at: now.toISOString(),
		migrations
	});
	const tables = await listTables(client);
	for (const table of tables) {
		yield frameOf(frames.table, table);
		const rows = rowsOf(client, table);
		let step = await rows.next();
		for (; !step.done; step = await rows.next()) yield frameOf(frames.data, step.value);
		const sum = step.value;
		yield frameOf(frames.tableEnd, sum);
		sums.tables += 1;
		sums.rows += sum.rows;
		await onProgress?.(sums.tables, tables.length);
	}
	for (const sequence of await listSequences(client)) yield frameOf(frames.sequence, sequence);
	await client.query("commit");
	yield frameOf(frames.end, {
		tables: sums.tables,
		rows: sums.rows
	});
}
async function dropUnfinished(folder) {
	for (const name of await readdir(folder)) if (name.endsWith(".backup.part")) await rm(join(folder, name), { force: true });
}
async function removeExpired({ folder, kept, proven }) {
	if (kept === void 0) return [];
	const removed = expiredBackups(await readdir(folder), kept, proven);
	for (const name of removed) await rm(join(folder, name), { force: true });
	return removed;
}
async function sha256Of(path) {
	const hash = createHash("sha256");
	for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest("hex");
}
// src/domains/system/backups.store.ts
const SHOWN = 10;
function listBackupRows(db) {
	return db.selectFrom("backups").selectAll().where("backup_id", "is", null).orderBy("requested_at", "desc").limit(SHOWN).execute();
}
function listCheckRows(db, backupIds) {
	return db.selectFrom("backups").selectAll().distinctOn("backup_id").where("backup_id", "in", backupIds).orderBy("backup_id").orderBy("requested_at", "desc").execute();
}
async function insertBackup(tx, row) {
	await tx.insertInto("backups").values({
		id: row.id,
		backup_id: row.backupId,
		requested_at: row.at,
		is_scheduled: row.isScheduled ?? false
	}).execute();
}
function findStoredBackup(db, id) {
	return db.selectFrom("backups").select(["id", "file"]).where("id", "=", id).where("backup_id", "is", null).where("state", "=", "done").where("removed_at", "is", null).executeTakeFirst();
}
function findRun(db, id) {
	return db.selectFrom("backups as run").leftJoin("backups as stored", (join) => join.onRef("stored.id", "=", "run.backup_id").on("stored.removed_at", "is", null)).select([
		"run.id",
		"run.backup_id",
		"run.state",
		"run.requested_at",
		"run.is_scheduled",
		"stored.file",
		"stored.folder",
		"stored.copied_to"
	]).where("run.id", "=", id).executeTakeFirst();
}
async function startRun(db, id, host, at) {
	await db.updateTable("backups").set({
		state: "running",
		host,
		started_at: at,
		ended_at: null,
		problem: null
	}).where("id", "=", id).where("state", "in", ["requested", "failed"]).execute();
}
async function recordProgress(db, id, tablesDone, tables) {
	await db.updateTable("backups").set({
		tables_done: tablesDone,
		tables
	}).where("id", "=", id).execute();
}
async function endBackup(tx, id, result, at) {
	const { file, folder, bytes, rows, sha256, copiedTo, copyFailed, encryptedFor, migrations } = result;
	await tx.updateTable("backups").set({
		state: "done",
		ended_at: at,
		file,
		folder,
		bytes,
		rows,
		sha256,
		copied_to: copiedTo,
		copy_failed: copyFailed,
		encrypted_for: encryptedFor,
		migrations
	}).where("id", "=", id).execute();
}
async function recordRemoved(tx, files, at) {
	if (files.length === 0) return;
	await tx.updateTable("backups").set({ removed_at: at }).where("file", "in", files).where("removed_at", "is", null).execute();
}
async function recordCopiesRemoved(tx, files, place) {
	if (files.length === 0) return;
	await tx.updateTable("backups").set({ copied_to: null }).where("file", "in", files).where("copied_to", "=", place).execute();
}
async function endCheck(tx, id, found, at) {
	await tx.updateTable("backups").set({
		state: "done",
		ended_at: at,
		rows: found.rows,
		violations: JSON.stringify(found.violations.map(({ invariant, rule }) => ({
			invariant,
			rule
		})))
	}).where("id", "=", id).execute();
}
async function failBackup(tx, id, problem, at) {
	await tx.updateTable("backups").set({
		state: "failed",
		ended_at: at,
		problem
	}).where("id", "=", id).execute();
}
async function abandonRun(tx, id, at) {
	await tx.updateTable("backups").set({
		state: "failed",
		ended_at: at,
		problem: "interrupted"
	}).where("id", "=", id).where("ended_at", "is", null).execute();
}
async function readBackupPlan(db) {
	const backup = await newestRun(db).where("backup_id", "is", null).executeTakeFirst();
	const stored = await newestRun(db).where("backup_id", "is", null).where("state", "=", "done").where("removed_at", "is", null).executeTakeFirst();
	const drill = await newestRun(db).where("backup_id", "is not", null).executeTakeFirst();
	return {
		isOpen: await db.selectFrom("backups").select("id").where("ended_at", "is", null).executeTakeFirst() !== void 0,
		backup,
		stored,
		drill
	};
}
function newestRun(db) {
	return db.selectFrom("backups").selectAll().orderBy("requested_at", "desc").limit(1);
}
async function findProvenFile(db) {
	return (await db.selectFrom("backups as run").innerJoin("backups as stored", "stored.id", "run.backup_id").select("stored.file").where("run.state", "=", "done").where(sql`run.violations = '[]'`).where(sql`(stored.removed_at is null or stored.copied_to is not null)`).orderBy("stored.requested_at", "desc").limit(1).executeTakeFirst())?.file ?? void 0;
}
async function listCopiedFiles(db, place) {
	return (await db.selectFrom("backups").select("file").where("copied_to", "=", place).where("file", "is not", null).execute()).flatMap(({ file }) => file === null ? [] : [file]);
}
// src/platform/jobs/queue-figures.store.ts
async function readQueues(db, now) {
	const { rows } = await sql`
    select name as queue, (count(*) filter (where is_due))::integer as due, (count(*) filter (where not is_due))::integer as later,
      (count(*) filter (where state = 'retry'))::integer as retried,
      coalesce(extract(epoch from ${now}::timestamptz - min(start_after) filter (where is_due)), 0)::float8 as oldest_s
    from (
      select name, state, start_after, start_after <= ${now}::timestamptz as is_due from pgboss.job
      where state < 'active' and not blocked and name <> 'dead'
    ) waiting group by name order by name`.execute(db);
	return rows;
}
async function countDeadByQueue(db) {
	const { rows } = await sql`
    select source_name as queue, count(*)::integer as jobs from pgboss.job
    where name = 'dead' and state < 'active' group by source_name order by source_name`.execute(db);
	return rows;
}
// src/domains/system/system.store.ts
async function readWebhookQueue(db) {
	const { rows } = await sql`
    select count(*)::integer as waiting, (count(*) filter (where attempts > 0))::integer as retried,
      min(received_at) as oldest_at
    from webhook_events where applied_at is null`.execute(db);
	return onlyOf(rows);
}
async function readMailQueue(db) {
	const { rows } = await sql`
    select count(*) filter (where abandoned_at is null)::integer as waiting,
      (count(*) filter (where abandoned_at is null and attempts > 0))::integer as retried,
      (count(*) filter (where abandoned_at is not null))::integer as abandoned,
      min(queued_at) filter (where abandoned_at is null) as oldest_at
    from mails where sent_at is null`.execute(db);
	return onlyOf(rows);
}
async function readTelegramQueue(db) {
	const { rows } = await sql`
    select count(*) filter (where abandoned_at is null)::integer as waiting,
      (count(*) filter (where abandoned_at is null and attempts > 0))::integer as retried,
      (count(*) filter (where abandoned_at is not null))::integer as abandoned,
      min(queued_at) filter (where abandoned_at is null) as oldest_at
    from telegram_messages where sent_at is null`.execute(db);
	return onlyOf(rows);
}
function listJobRows(db) {
	return db.selectFrom("job_runs").selectAll().orderBy("failures", "desc").orderBy("name").execute();
}
function listBackfillRows(db) {
	return db.selectFrom("backfills").selectAll().orderBy("started_at", "desc").execute();
}
async function requestJob(tx, name, now) {
	return await tx.updateTable("job_runs").set({ next_run_at: now }).where("name", "=", name).returning("name").executeTakeFirst() !== void 0;
}
const SHOWN_ALERTS = 50;
function listOpenAlerts(db) {
	return db.selectFrom("alerts").select([
		"kind",
		"subject",
		"created_at"
	]).where("resolved_at", "is", null).orderBy("created_at").limit(SHOWN_ALERTS).execute();
}
async function readDatabase(db) {
	const { rows } = await sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select array_agg(name order by name) from kysely_migration) as migrations,
      (select max(at) from worker_heartbeats) as worker_seen_at`.execute(db);
	return onlyOf(rows);
}
const newestFirst = keyset("mails", ["id"], "desc");
const mailFilters = { state: (state) => ({
	waiting: sql`sent_at is null and abandoned_at is null`,
	sent: sql`sent_at is not null`,
	abandoned: sql`abandoned_at is not null`
})[state] };
function listMailRows(db, filters, { after, limit }) {
	return db.selectFrom("mails").select([
		"id",
		"key",
		"queued_at",
		"attempts",
		"sent_at",
		"abandoned_at",
		"last_error"
	]).where(whereOf(mailFilters, filters, newestFirst.after(after))).orderBy("id", "desc").limit(limit).execute();
}
function onlyOf(rows) {
	const row = rows[0];
	if (row === void 0) throw new Error("aggregate query returned no row");
	return row;
}
// src/domains/system/figures/shop-families.ts
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
const shopFamilies = {
	orders: counter("sesame_orders_total", "Orders by payment method."),
	paid: counter("sesame_paid_orders_total", "Paid orders by payment method."),
	captured: counter("sesame_captured_cents_total", "Captured money in cents by payment method."),
	refunds: counter("sesame_refunds_total", "Refunds in the journal by payment method."),
	refunded: counter("sesame_refunded_cents_total", "Refunded money in cents by payment method."),
	webhooks: counter("sesame_webhooks_total", "Webhooks that were verified and stored, by provider."),
	mails: counter("sesame_mails_total", "Emails that were queued."),
	webhookAt: gauge("sesame_webhook_last_timestamp_seconds", "When the last webhook of a provider arrived, as Unix time."),
	webhooksWaiting: gauge("sesame_webhooks_waiting", "Stored webhooks that are not applied."),
	webhookAge: gauge("sesame_webhook_oldest_seconds", "How long the oldest stored webhook has waited to be applied."),
	open: gauge("sesame_payments_open", "Payments that are pending or in review."),
	undelivered: gauge("sesame_undelivered_services", "Services of running subscriptions whose item is not assigned yet."),
	undeliveredAge: gauge("sesame_undelivered_oldest_seconds", "How long the oldest of them has waited."),
	access: gauge("sesame_paid_to_access_seconds", "From paid until all services can be used, of the orders of the last hour, by quantile; 1 is the longest. No value without orders."),
	sessions: gauge("sesame_sessions", "Sessions of buyers that have not expired."),
	mailsWaiting: gauge("sesame_mails_waiting", "Emails that are not sent yet."),
	mailsAbandoned: gauge("sesame_mails_abandoned", "Emails that were given up."),
	mailAge: gauge("sesame_mail_oldest_seconds", "How long the oldest email has waited to be sent."),
	queued: gauge("sesame_queue_jobs", "Jobs that wait, by queue: due now, or later."),
	retried: gauge("sesame_queue_retried_jobs", "Waiting jobs that have failed before."),
	queueAge: gauge("sesame_queue_oldest_seconds", "How long the first due job has waited."),
	dead: gauge("sesame_queue_dead_jobs", "Jobs whose attempts have all failed."),
	scheduleAt: gauge("sesame_schedule_success_timestamp_seconds", "When a schedule was last done without an error, as Unix time."),
	scheduleEvery: gauge("sesame_schedule_interval_seconds", "Interval of a schedule."),
	alerts: gauge("sesame_alerts_open", "Alerts of the console that are open, by kind."),
	backupAt: gauge("sesame_backup_success_timestamp_seconds", "When the last backup was made, as Unix time. No value without one."),
	drillAt: gauge("sesame_restore_drill_success_timestamp_seconds", "When a backup was last restored as a test without a fault, as Unix time. No value without one.")
};
// src/domains/system/figures/shop-figures.store.ts
async function countOrders(db, { from, to }) {
	const { rows } = await sql`
    select gateway as method, count(*) as count, 0 as cents from payments
    where created_at >= ${from} and created_at < ${to} group by gateway`.execute(db);
	return rows;
}
async function countPaid(db, { from, to }) {
	const { rows } = await sql`
    select gateway as method, count(*) as count, sum(captured_cents)::bigint as cents from payments
    where paid_at >= ${from} and paid_at < ${to} group by gateway`.execute(db);
	return rows;
}
async function countRefunds(db, { from, to }) {
	const { rows } = await sql`
    select p.gateway as method, count(*) as count, sum(e.cents)::bigint as cents
    from journals j
    join payments p on p.id = j.payment_id
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from journal_entries
      where journal_id = j.id and currency = p.currency and account in ('refunds', 'credits')
    ) e
    where j.payment_id is not null and j.created_at >= ${from} and j.created_at < ${to} and e.cents > 0
    group by p.gateway`.execute(db);
	return rows;
}
async function countWebhooks(db, { from, to }) {
	const { rows } = await sql`
    select m.provider, e.count, e.last_at
    from (select distinct provider from payment_methods) m
    cross join lateral (
      select count(*) filter (where received_at < ${to}) as count,
        (select max(received_at) from webhook_events where provider = m.provider) as last_at
      from webhook_events where provider = m.provider and received_at >= ${from}
    ) e
    where e.last_at is not null order by m.provider`.execute(db);
	return rows;
}
async function countMails(db, { from, to }) {
	const { rows } = await sql`
    select count(*) as count from mails where queued_at >= ${from} and queued_at < ${to}`.execute(db);
	return rows[0]?.count ?? 0;
}
async function listWaitingWebhooks(db) {
	const { rows } = await sql`
    select provider, count(*)::integer as waiting, min(received_at) as oldest_at
    from webhook_events where applied_at is null group by provider order by provider`.execute(db);
	return rows;
}
async function readOpen(db, now) {
	const { rows } = await sql`
    select
      (select count(*) from payments where state = 'pending') as pending,
      (select count(*) from payments where state = 'review') as review,
      d.undelivered, d.undelivered_since,
      (select count(*) from sessions where expires_at > ${now}) as sessions,
      (select max(ended_at) from backups where backup_id is null and state = 'done') as backup_at,
      (select max(ended_at) from backups
        where backup_id is not null and state = 'done' and violations = '[]') as drill_at
    from (
      select count(*) as undelivered, min(d.created_at) as undelivered_since
      from deliveries d join subscriptions s on s.id = d.subscription_id
      where d.inventory_item_id is null and s.ends_at > ${now}
    ) d`.execute(db);
	const [row] = rows;
	if (row === void 0) throw new Error("an aggregate query returned no row");
	return row;
}
async function readAccessTimes(db, { since, now, quantiles }) {
	const { rows } = await sql`
    select percentile_disc(${quantiles}::float8[]) within group (order by seconds) as seconds from (
      select greatest(0, extract(epoch from
        case when bool_or(d.id is not null and d.delivered_at is null) then ${now}::timestamptz
          else coalesce(max(d.delivered_at), p.paid_at) end - p.paid_at))::float8 as seconds
      from grants g
      join payments p on p.id = g.payment_id and p.paid_at is not null
      left join deliveries d on d.subscription_id = g.subscription_id
      where g.created_at >= ${since} and g.payment_id is not null
      group by g.id, p.paid_at
    ) paid`.execute(db);
	return rows[0]?.seconds ?? [];
}
// src/domains/system/figures/read-shop-figures.ts
const LATE_MS = 3e4;
const FRESH_MS = 1e4;
const QUANTILES = [
	.5,
	.95,
	1
];
function createShopFigures({ db, clock }) {
	const totals = createTotals();
	let countedUntil = new Date(clock.now().getTime() - LATE_MS);
	let latest;
	async function read() {
		const now = clock.now();
		const window = {
			from: countedUntil,
			to: new Date(now.getTime() - LATE_MS)
		};
		const [orders, paid, refunds, webhooks, mails] = await Promise.all([
			countOrders(db, window),
			countPaid(db, window),
			countRefunds(db, window),
			countWebhooks(db, window),
			countMails(db, window)
		]);
		const current = await readCurrent({
			db,
			clock
		}, now);
		countedUntil = window.to;
		addAll(totals, "orders", orders, "count");
		addAll(totals, "paid", paid, "count");
		addAll(totals, "captured", paid, "cents");
		addAll(totals, "refunds", refunds, "count");
		addAll(totals, "refunded", refunds, "cents");
		for (const { provider, count } of webhooks) totals.add("webhooks", { provider }, count);
		totals.add("mails", {}, mails);
		return [
			...totals.read(),
			{
				family: shopFamilies.webhookAt,
				samples: webhooks.map(({ provider, last_at }) => ({
					labels: { provider },
					value: last_at.getTime() / 1e3
				}))
			},
			...current
		];
	}
	return () => {
		const at = clock.now().getTime();
		if (latest === void 0 || at - latest.at >= FRESH_MS) {
			const figures = read();
			latest = {
				at,
				figures
			};
			figures.catch(() => {
				latest = void 0;
			});
		}
		return latest.figures;
	};
}
async function readCurrent({ db }, now) {
	const ageOf = (at) => at === null ? 0 : (now.getTime() - at.getTime()) / 1e3;
	const [open, webhooks, mails, queues, dead, schedules, alerts, accessTimes] = await Promise.all([
		readOpen(db, now),
		listWaitingWebhooks(db),
		readMailQueue(db),
		readQueues(db, now),
		countDeadByQueue(db),
		listJobRows(db),
		listOpenAlerts(db),
		readAccessTimes(db, {
			now,
			quantiles: QUANTILES,
			since: new Date(now.getTime() - HOUR_MS)
		})
	]);
	const kinds = Map.groupBy(alerts, ({ kind }) => kind);
	return [
		one("open", {
			labels: { state: "pending" },
			value: open.pending
		}, {
			labels: { state: "review" },
			value: open.review
		}),
		one("undelivered", { value: open.undelivered }),
		one("undeliveredAge", { value: ageOf(open.undelivered_since) }),
		one("sessions", { value: open.sessions }),
		one("backupAt", ...open.backup_at === null ? [] : [{ value: secondsOf(open.backup_at) }]),
		one("drillAt", ...open.drill_at === null ? [] : [{ value: secondsOf(open.drill_at) }]),
		one("access", ...accessTimes.map((value, at) => ({
			labels: { quantile: String(QUANTILES[at]) },
			value
		}))),
		one("webhooksWaiting", ...webhooks.map(({ provider, waiting }) => ({
			labels: { provider },
			value: waiting
		}))),
		one("webhookAge", ...webhooks.map(({ provider, oldest_at }) => ({
			labels: { provider },
			value: ageOf(oldest_at)
		}))),
		one("mailsWaiting", { value: mails.waiting }),
		one("mailsAbandoned", { value: mails.abandoned }),
		one("mailAge", { value: ageOf(mails.oldest_at) }),
		one("queued", ...queues.flatMap(({ queue, due, later }) => [{
			labels: {
				queue,
				state: "due"
			},
			value: due
		}, {
			labels: {
				queue,
				state: "later"
			},
			value: later
		}])),
		one("retried", ...queues.map(({ queue, retried }) => ({
			labels: { queue },
			value: retried
		}))),
		one("queueAge", ...queues.map(({ queue, oldest_s }) => ({
			labels: { queue },
			value: oldest_s
		}))),
		one("dead", ...dead.map(({ queue, jobs }) => ({
			labels: { queue },
			value: jobs
		}))),
		one("scheduleAt", ...schedules.flatMap(({ name, succeeded_at }) => succeeded_at === null ? [] : [{
			labels: { job: name },
			value: secondsOf(succeeded_at)
		}])),
		one("scheduleEvery", ...schedules.map(({ name, interval_s }) => ({
			labels: { job: name },
			value: interval_s
		}))),
		one("alerts", ...[...kinds].map(([kind, some]) => ({
			labels: { kind },
			value: some.length
		})))
	];
}
function one(name, ...samples) {
	return {
		family: shopFamilies[name],
		samples
	};
}
function secondsOf(at) {
	return at.getTime() / 1e3;
}
const counted = [
	"orders",
	"paid",
	"captured",
	"refunds",
	"refunded",
	"webhooks",
	"mails"
];
function createTotals() {
	const samples = new Map();
	return {
		add(name, labels, value) {
			const key = JSON.stringify([name, labels]);
			const before = samples.get(key)?.value ?? 0;
			samples.set(key, {
				name,
				labels,
				value: before + value
			});
		},
		read: () => counted.map((name) => ({
			family: shopFamilies[name],
			samples: [...samples.values()].filter((sample) => sample.name === name)
		}))
	};
}
function addAll(totals, name, rows, figure) {
	for (const row of rows) totals.add(name, { method: row.method }, row[figure]);
}
// src/domains/system/dead-jobs.ts
function retryDeadJob(platform, id, by) {
	return inTransaction(platform.db, async (tx) => {
		if (!await platform.jobs.retryDead(tx, id)) refuse("not_found");
		await recordAuditEvent(tx, platform, {
			...by,
			action: "system.retry_dead_job",
			subject: `job:${id}`
		});
	});
}
function discardDeadJob(platform, id, by) {
	return inTransaction(platform.db, async (tx) => {
		if (!await platform.jobs.discardDead(tx, id)) refuse("not_found");
		await recordAuditEvent(tx, platform, {
			...by,
			action: "system.discard_dead_job",
			subject: `job:${id}`
		});
	});
}
// migrations/backfills.ts
const backfills = [];
// src/domains/system/get-system.ts
const SHOWN_DEAD_JOBS = 50;
const BACKFILL_SHOWN_MS = 6048e5;
const OFF_AFTER_MS = 36e5;
const startedAt = new Date(performance.timeOrigin);
async function getSystem({ db, clock, config, mail, sealer }) {
	const { version, bytes, migrations, worker_seen_at } = await readDatabase(db);
	const webhooks = await readWebhookQueue(db);
	const mails = await readMailQueue(db);
	const telegram = await readTelegramQueue(db);
	const alerts = await listOpenAlerts(db);
	const jobs = await listJobRows(db);
	const deadJobs = await listDeadJobs(db, SHOWN_DEAD_JOBS);
	const sealed = await countSealed(db);
	return {
		version: VERSION,
		node: process.versions.node,
		started_at: startedAt.toISOString(),
		database: {
			version,
			embedded: config.databaseUrl === void 0,
			owner_rights: await hasOwnerRights(db),
			bytes: Number(bytes),
			migrations
		},
		sealed: sealed.map((row) => ({
			...row,
			in_use: row.key === sealer.keyIds[0]
		})),
		worker_seen_at: worker_seen_at?.toISOString() ?? null,
		webhooks: serialize(webhooks),
		mails: {
			...serialize(mails),
			enabled: mail.enabled,
			abandoned: mails.abandoned
		},
		telegram: {
			...serialize(telegram),
			abandoned: telegram.abandoned
		},
		jobs: jobs.map(({ succeeded_at, failed_at, next_run_at, ...job }) => ({
			...job,
			...serializeNext(next_run_at, clock.now()),
			succeeded_at: succeeded_at?.toISOString() ?? null,
			failed_at: failed_at?.toISOString() ?? null
		})),
		backfills: await describeBackfills(db, clock.now()),
		dead: await countDeadJobs(db),
		dead_jobs: deadJobs.map(({ id, queue, attempts, reason, enqueued_at, died_at }) => ({
			id,
			queue,
			attempts,
			reason,
			enqueued_at: enqueued_at.toISOString(),
			died_at: died_at.toISOString()
		})),
		alerts: alerts.map(({ created_at, ...alert }) => ({
			...alert,
			created_at: created_at.toISOString()
		}))
	};
}
async function describeBackfills(db, now) {
	const rows = await listBackfillRows(db);
	const shown = rows.filter(({ ended_at: at }) => at === null || now.getTime() - at.getTime() < BACKFILL_SHOWN_MS);
	const known = new Set(rows.map(({ name }) => name));
	return [...shown.map(({ name, started_at, ended_at, rows_done, rows_estimated }) => ({
		name,
		started_at: started_at.toISOString(),
		ended_at: ended_at?.toISOString() ?? null,
		rows_done,
		rows_estimated
	})), ...backfills.filter(({ name }) => !known.has(name)).map(({ name }) => ({
		name,
		started_at: null,
		ended_at: null,
		rows_done: 0,
		rows_estimated: null
	}))];
}
function serializeNext(nextRunAt, now) {
	const lateMs = now.getTime() - nextRunAt.getTime();
	const isOff = lateMs > OFF_AFTER_MS;
	return {
		next_run_at: isOff ? null : nextRunAt.toISOString(),
		due: lateMs >= 0 && !isOff
	};
}
function serialize({ waiting, retried, oldest_at }) {
	return {
		waiting,
		retried,
		oldest_at: oldest_at?.toISOString() ?? null
	};
}
// src/domains/system/backup-plan.rules.ts
const DRILL_EVERY_MS = 7 * DAY_MS;
const BACKUP_RETRY_MS = 6 * HOUR_MS;
const lacking = ["may_not_create", "encrypted"];
function lackOf({ drill }) {
	return lacking.find((problem) => problem === drill?.problem);
}
function backupDueAt({ backup }, everyMs, now) {
	if (everyMs === 0) return null;
	if (backup === void 0) return now;
	const waitMs = backup.problem === null ? everyMs : Math.min(everyMs, BACKUP_RETRY_MS);
	return new Date(backup.requestedAt.getTime() + waitMs);
}
function drillDueAt(facts, now) {
	const { isStored, drill } = facts;
	if (!isStored || lackOf(facts) !== void 0) return null;
	if (drill === void 0) return now;
	return new Date(drill.requestedAt.getTime() + (drill.problem === null ? DRILL_EVERY_MS : DAY_MS));
}
function nextBackupWork(facts, { everyMs, now, isLackOver }) {
	if (facts.isOpen) return void 0;
	const isDue = (at) => at !== null && at <= now;
	if (isDue(backupDueAt(facts, everyMs, now))) return "backup";
	return isDue(drillDueAt(facts, now)) || isLackOver && facts.isStored ? "drill" : void 0;
}
// src/backup/drill-url.ts
function drillUrl({ config, ownerUrl, directUrl }) {
	return config.databaseDrillUrl ?? ownerUrl ?? directUrl;
}
// src/backup/may-create-database.ts
async function mayCreateDatabase(url) {
	const client = await connectForCopy(url);
	try {
		const { rows } = await client.query("select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user");
		return rows[0]?.may === true;
	} finally {
		await client.end();
	}
}
// src/backup/check-backup.ts
const COPY$1 = "_check";
const MAY_NOT = "42501";
function checkBackup(options) {
	return withBackupLock(options.url, async (client) => {
		const { rows } = await client.query("select current_database() as name");
		const name = `${rows[0]?.name.slice(0, 57)}${COPY$1}`;
		await createCopy(client, name);
		try {
			const url = withDatabase(options.url, name);
			const restored = await restoreBackup({
				...options,
				url
			});
			await compare(url, restored);
			const violations = await verifyRestored(url, new Date(restored.header.made_at));
			return {
				tables: restored.tables,
				rows: restored.rows,
				violations
			};
		} finally {
			await client.query(`drop database ${esm_default.escapeIdentifier(name)}`);
		}
	});
}
async function createCopy(client, name) {
	const database = esm_default.escapeIdentifier(name);
	try {
		await client.query(`drop database if exists ${database} with (force)`);
		await client.query(`create database ${database} template template0`);
	} catch (error) {
		if (!(error instanceof esm_default.DatabaseError && error.code === MAY_NOT)) throw error;
		throw new BackupError("may_not_create", "The role of the shop may not create databases, which a check needs: set DATABASE_DRILL_URL, allow it (alter role \u2026 createdb), or restore the backup elsewhere.");
	}
}
async function compare(url, { sums }) {
	const client = await connectForCopy(url);
	try {
		for (const table of await listTables(client)) {
			const rows = rowsOf(client, table);
			let step = await rows.next();
			while (!step.done) step = await rows.next();
			if (step.value.sha256 === sums.get(table.name)?.sha256) continue;
			throw new BackupError("differs", `The restored table ${table.name} differs from the backup.`);
		}
	} finally {
		await client.end();
	}
}
async function verifyRestored(url, at) {
	const pool = createUnlimitedPool(url);
	try {
		return await verifyLedger(createDatabase(pool), at);
	} finally {
		await pool.end();
	}
}
function withDatabase(url, name) {
	return url.replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, (_whole, server) => `${server}/${encodeURIComponent(name)}`);
}
// src/platform/storage/bucket-problem.rules.ts
const problems$1 = {
	PrivateHost: "private_host",
	TimeoutError: "timeout",
	NoSuchBucket: "bucket",
	InvalidAccessKeyId: "sign_in",
	SignatureDoesNotMatch: "sign_in",
	AuthorizationHeaderMalformed: "region",
	PermanentRedirect: "region",
	IllegalLocationConstraintException: "region"
};
const denied = {
	write: "may_not_write",
	read: "may_not_read",
	remove: "may_not_remove"
};
function bucketProblemOf(failure, step) {
	const { name = "", code = "", message = "", $metadata } = failure;
	const problem = problems$1[name] ?? socketProblems[code];
	if (problem !== void 0) return problem;
	const status = $metadata?.httpStatusCode;
	if (status === 403) return denied[step];
	if (status === 404) return "bucket";
	if (status === 301) return "region";
	if (TLS_FAILURE.test(`${code} ${message}`)) return "tls";
	return "other";
}
function describeBucketFailure({ name, code, $metadata }) {
	const status = $metadata?.httpStatusCode;
	return [code ?? name ?? "unknown", ...status === void 0 ? [] : [String(status)]].join(" ");
}
// src/domains/system/copy-to-bucket.ts
async function copyToBucket({ config, db, log }, made) {
	const target = config.shop().connections.backup;
	if (target === void 0) return {
		place: null,
		failed: false,
		removed: []
	};
	const copied = await listCopiedFiles(db, bucketAddress(target));
	const removed = expiredCopies([...copied, made.file], made.removed, config.keptBackups, made.proven);
	try {
		const { place, left } = await copyBackup(target, {
			...made,
			removed
		});
		if (left.length > 0) log.warn({
			bucket: place,
			files: left
		}, "old backups were not removed");
		const isLeft = new Set(left);
		return {
			place,
			failed: false,
			removed: removed.filter((name) => !isLeft.has(name))
		};
	} catch (error) {
		const failure = error instanceof Error ? error : {};
		const reason = describeBucketFailure(failure);
		const bucket = bucketAddress(target);
		log.error({
			file: made.file,
			bucket,
			reason
		}, "backup was not copied");
		return {
			place: null,
			failed: true,
			removed: []
		};
	}
}
// src/domains/system/fetch-copy.ts
const FETCHED = "fetched-for-restore-test";
function hasCopy({ config }, { copiedTo }) {
	const target = config.shop().connections.backup;
	return target !== void 0 && bucketAddress(target) === copiedTo;
}
async function withBackupFile(platform, backup, restore) {
	const folder = backupFolder(platform.config);
	const path = join(placeOf(platform.config, backup.folder), backup.file);
	const target = platform.config.shop().connections.backup;
	if (target === void 0 || !hasCopy(platform, backup)) return restore(path);
	const fetched = join(folder, FETCHED);
	try {
		return await restore(await fetchCopy(platform, target, {
			file: backup.file,
			to: fetched
		}) ? fetched : path);
	} finally {
		await rm(fetched, { force: true });
	}
}
async function fetchCopy({ log }, target, { file, to }) {
	const bucket = createS3Storage(target, target);
	try {
		if (await bucket.getFile(file, to)) return true;
	} catch (error) {
		const failure = error instanceof Error ? error : {};
		const reason = describeBucketFailure(failure);
		log.warn({
			reason,
			file
		}, "the copy of a backup was not read");
		return false;
	} finally {
		bucket.close();
	}
	throw new BackupError("file_missing", `The bucket has no copy of ${file}.`);
}
// src/domains/system/run-backup.ts
const backupQueue = defineQueue("run-backup", {
	retries: 1,
	parallel: 1,
	timeoutS: 14400
});
const FILE_WAIT_MS = 6e4;
async function runBackup(platform, { run: id, passes = 0 }) {
	const { db, jobs, log } = platform;
	const run = await findRun(db, id);
	if (run === void 0 || run.state === "done") return;
	if (isForAnother(platform, run)) {
		const job = {
			run: id,
			passes: passes + 1
		};
		return jobs.enqueue(db, backupQueue, job, { afterMs: passDelayMs(passes) });
	}
	try {
		if (run.state === "running") throw new BackupError("interrupted", "The process ended.");
		await start(platform, id);
		await (run.backup_id === null ? make(platform, id) : check(platform, run, run.backup_id));
	} catch (error) {
		if (error instanceof JobFailed) throw error;
		log.error({
			err: error,
			backupId: id
		}, "backup failed");
		const problem = error instanceof BackupError ? error.problem : "failed";
		await fail(platform, run, problem);
		if (run.is_scheduled) return;
		throw new JobFailed(problem, { isFinal: true });
	}
}
async function start({ db, clock }, id) {
	try {
		await startRun(db, id, hostname(), clock.now());
	} catch (error) {
		if (violatedConstraint(error) !== "backups_one_open") throw error;
		throw new JobFailed("another backup is running", { isFinal: true });
	}
}
function isForAnother({ clock, config }, { file, folder, copied_to: copiedTo, requested_at }) {
	if (hasCopy({ config }, { copiedTo })) return false;
	if (file === null || existsSync(join(placeOf(config, folder), file))) return false;
	return clock.now().getTime() - requested_at.getTime() < FILE_WAIT_MS;
}
function passDelayMs(passes) {
	return 500 + passes * 1300 % 2e3;
}
async function make(platform, id) {
	const { db, clock, config, directUrl } = platform;
	const folder = backupFolder(config);
	await requireInside(config, folder);
	const proven = await findProvenFile(db);
	const { removed, ...made } = await writeBackup({
		url: directUrl,
		folder,
		now: clock.now(),
		recipient: config.backupKey,
		kept: config.keptBackups,
		proven,
		onProgress: (done, tables) => recordProgress(db, id, done, tables)
	});
	await recordRemoved(db, removed, clock.now());
	const copy = await copyToBucket(platform, {
		folder,
		file: made.file,
		removed,
		proven
	});
	await inTransaction(db, async (tx) => {
		const at = clock.now();
		await endBackup(tx, id, {
			...made,
			folder: recordedPlace(config, folder),
			copiedTo: copy.place,
			copyFailed: copy.failed,
			encryptedFor: config.backupKey === void 0 ? null : keyFingerprint(config.backupKey)
		}, at);
		await recordCopiesRemoved(tx, copy.removed, copy.place);
		await closeBackupAlert(tx, subjectOf(null), at);
		if (copy.failed) await raiseBackupAlert(tx, COPY, { file: made.file }, at);
		else await closeBackupAlert(tx, COPY, at);
	});
}
async function check(platform, { id, file, folder, copied_to: copiedTo }, backupId) {
	const { db, clock, config } = platform;
	if (file === null) throw new BackupError("file_missing", `The file of backup ${backupId} has been removed.`);
	const found = await withBackupFile(platform, {
		file,
		folder,
		copiedTo
	}, (path) => checkBackup({
		url: drillUrl(platform),
		path,
		migrations,
		privateKey: config.backupPrivateKey,
		onProgress: (done, tables) => recordProgress(db, id, done, tables)
	}));
	await inTransaction(db, async (tx) => {
		const at = clock.now();
		await endCheck(tx, id, found, at);
		const broken = found.violations.map(({ invariant }) => invariant);
		if (broken.length === 0) await closeBackupAlert(tx, subjectOf(backupId), at);
		else await raiseBackupAlert(tx, subjectOf(backupId), {
			file,
			broken
		}, at);
	});
}
function fail(platform, run, problem) {
	return inTransaction(platform.db, async (tx) => {
		const at = platform.clock.now();
		await failBackup(tx, run.id, problem, at);
		await raiseBackupAlert(tx, subjectOf(run.backup_id), { problem }, at);
	});
}
function raiseBackupAlert(tx, subject, detail, at) {
	return raiseAlert(tx, {
		kind: "backup_failed",
		subject,
		detail,
		at
	}, "always");
}
function closeBackupAlert(tx, subject, at) {
	return closeAlerts(tx, {
		kinds: ["backup_failed"],
		subjects: [subject],
		at
	});
}
const COPY = "backup copy";
function subjectOf(backupId) {
	return backupId === null ? "backup" : "restore check";
}
// src/domains/system/plan-backups.ts
async function findBackupPlan(db) {
	const { isOpen, backup, stored, drill } = await readBackupPlan(db);
	const isOfThisSchema = stored?.migrations === Object.keys(migrations).length;
	return {
		facts: {
			isOpen,
			backup: backup && plannedRun(backup),
			isStored: isOfThisSchema,
			drill: drill && plannedRun(drill)
		},
		stored: isOfThisSchema ? stored : void 0,
		drill
	};
}
function plannedRun({ requested_at: requestedAt, problem }) {
	return {
		requestedAt,
		problem
	};
}
async function planBackups(platform) {
	const { db, clock, config } = platform;
	const { facts, stored } = await findBackupPlan(db);
	const lack = lackOf(facts);
	const isLackOver = lack !== void 0 && await isOver(platform, lack, stored);
	const next = nextBackupWork(facts, {
		everyMs: config.backupEveryMs,
		now: clock.now(),
		isLackOver
	});
	if (next === "backup") await request(platform, null);
	if (next === "drill" && stored !== void 0) await request(platform, stored.id);
}
async function isOver(platform, lack, stored) {
	if (lack === "may_not_create") return mayCreateDatabase(drillUrl(platform));
	return platform.config.backupPrivateKey !== void 0 || stored?.encrypted_for === null;
}
async function request({ db, clock, ids, jobs }, backupId) {
	try {
		await inTransaction(db, async (tx) => {
			const id = ids.uuid();
			await insertBackup(tx, {
				id,
				backupId,
				at: clock.now(),
				isScheduled: true
			});
			await jobs.enqueue(tx, backupQueue, { run: id });
		});
	} catch (error) {
		if (violatedConstraint(error) !== "backups_one_open") throw error;
	}
}
// src/domains/system/list-backups.ts
async function listBackups({ db, config, clock }) {
	const rows = await listBackupRows(db);
	const ids = rows.map(({ id }) => id);
	const checks = ids.length === 0 ? [] : await listCheckRows(db, ids);
	const { facts, drill } = await findBackupPlan(db);
	const now = clock.now();
	const target = config.shop().connections.backup;
	return {
		folder: backupFolder(config),
		bucket: target === void 0 ? null : bucketAddress(target),
		uploads: config.storage === void 0 ? "disk" : "s3",
		key: config.secretsKey === void 0 ? "folder" : "setting",
		encrypted_for: config.backupKey === void 0 ? null : keyFingerprint(config.backupKey),
		next_backup_at: backupDueAt(facts, config.backupEveryMs, now)?.toISOString() ?? null,
		kept: { ...config.keptBackups },
		drill: drill === void 0 ? null : serializeDrill(drill),
		next_drill_at: drillDueAt(facts, now)?.toISOString() ?? null,
		backups: rows.map((row) => {
			const check = checks.find((one) => one.backup_id === row.id);
			return {
				...serializeRun(row),
				id: row.id,
				host: row.host,
				file: row.file,
				folder: row.file === null ? null : placeOf(config, row.folder),
				bytes: row.bytes,
				rows: row.rows,
				sha256: row.sha256,
				removed: row.removed_at !== null,
				copied_to: row.copied_to,
				copy_failed: row.copy_failed,
				encrypted_for: row.encrypted_for,
				check: check === void 0 ? null : {
					...serializeRun(check),
					violations: check.violations
				}
			};
		})
	};
}
function serializeDrill(run) {
	const { backup_id: backup, rows, violations, started_at: startedAt, ended_at: endedAt } = run;
	if (backup === null) throw new Error(`run ${run.id} is no test restore`);
	const tookMs = startedAt === null || endedAt === null ? null : Number(endedAt) - Number(startedAt);
	return {
		...serializeRun(run),
		backup,
		rows,
		seconds: tookMs === null ? null : Math.ceil(tookMs / 1e3),
		violations
	};
}
function serializeRun({ state, requested_at, ended_at, tables_done, tables, problem }) {
	return {
		state,
		requested_at: requested_at.toISOString(),
		ended_at: ended_at?.toISOString() ?? null,
		tables_done,
		tables,
		problem
	};
}
// src/domains/system/mail-log.ts
function listMails({ db }) {
	return listAnswers(listMails$1, {
		rows: (filters, page) => listMailRows(db, filters, page),
		answer: (rows) => rows.map(serializeMail),
		csv: {
			line: serializeMail,
			columns: {
				id: ({ id }) => id,
				kind: ({ kind }) => kind,
				state: ({ state }) => state,
				queued: (mail) => mail.queued_at,
				sent: (mail) => mail.sent_at,
				attempts: ({ attempts }) => attempts,
				"last error": (mail) => mail.last_error
			}
		}
	});
}
function serializeMail(row) {
	return {
		id: row.id,
		kind: row.key.split(":", 1)[0] ?? "",
		state: row.sent_at !== null ? "sent" : row.abandoned_at !== null ? "abandoned" : "waiting",
		queued_at: row.queued_at.toISOString(),
		sent_at: row.sent_at?.toISOString() ?? null,
		attempts: row.attempts,
		last_error: row.last_error
	};
}
function sendMailsNow(platform, by) {
	return inTransaction(platform.db, async (tx) => {
		const rescheduled = await platform.jobs.makeDue(tx, sendMails);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "system.send_mails",
			subject: "mails",
			after: { rescheduled }
		});
		return { rescheduled };
	});
}
// src/domains/system/request-backup.ts
function requestBackup(platform, by) {
	return oneAtATime(() => inTransaction(platform.db, async (tx) => {
		const id = platform.ids.uuid();
		await insertBackup(tx, {
			id,
			backupId: null,
			at: platform.clock.now()
		});
		await platform.jobs.enqueue(tx, backupQueue, { run: id });
		await recordAuditEvent(tx, platform, {
			...by,
			action: "system.backup",
			subject: `backup:${id}`
		});
	}));
}
function requestRestoreTest(platform, id, by) {
	return oneAtATime(() => inTransaction(platform.db, async (tx) => {
		const backup = await findStoredBackup(tx, id) ?? refuse("not_found");
		const at = platform.clock.now();
		const run = platform.ids.uuid();
		await insertBackup(tx, {
			id: run,
			backupId: id,
			at
		});
		await platform.jobs.enqueue(tx, backupQueue, { run });
		await recordAuditEvent(tx, platform, {
			...by,
			action: "system.check_backup",
			subject: `backup:${id}`,
			after: { file: backup.file }
		});
	}));
}
async function oneAtATime(work) {
	try {
		await work();
	} catch (error) {
		if (violatedConstraint(error) === "backups_one_open") refuse("in_progress");
		throw error;
	}
}
// src/platform/jobs/clocked-sql.ts
const TIME = "pgboss.job_now()";
function jobTime(clock) {
	return clock === systemClock ? sql`now()` : sql`${clock.now()}::timestamptz`;
}
function clockedSql(run, clock) {
	if (clock === systemClock) return { executeSql: (text, values) => run(text, values) };
	return { executeSql: (text, values) => run(...withTime(text, values, clock.now())) };
}
function clockedTransaction(tx, clock) {
	return clockedSql(async (text, values) => {
		const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
		return { rows: [...rows] };
	}, clock);
}
function withTime(text, values, now) {
	if (!text.includes(TIME)) return values === void 0 ? [text] : [text, values];
	if (values === void 0 || values.length === 0) return [text.replaceAll(TIME, `'${now.toISOString()}'::timestamptz`)];
	return [text.replaceAll(TIME, `$${values.length + 1}::timestamptz`), [...values, now]];
}
// src/domains/system/run-job.ts
function runJob(platform, name, by) {
	return inTransaction(platform.db, async (tx) => {
		if (!await requestJob(tx, name, jobTime(platform.clock))) refuse("not_found");
		await recordAuditEvent(tx, platform, {
			...by,
			action: "system.run_job",
			subject: `job:${name}`
		});
	});
}
// src/backup/test-folder.ts
const problems = {
	EACCES: "may_not_write",
	EPERM: "may_not_write",
	EROFS: "may_not_write",
	ENOENT: "not_a_folder",
	ENOTDIR: "not_a_folder",
	EEXIST: "not_a_folder",
	ENOSPC: "full",
	EDQUOT: "full"
};
async function testFolder(config, id) {
	const folder = backupFolder(config);
	const failed = (problem, detail) => ({
		folder,
		problem,
		detail,
		freeBytes: null
	});
	if (config.role === "api") return failed("elsewhere", null);
	const path = join(folder, `sesame-test-${id}.txt`);
	const written = "A test whether backups can be stored here.\n";
	try {
		await requireInside(config, folder);
		await mkdir(folder, {
			recursive: true,
			mode: 448
		});
		await writeFile(path, written, {
			mode: 384,
			flush: true
		});
		const stored = await readFile(path, "utf8");
		await rm(path);
		if (stored !== written) return failed("other", "another content was read");
		const { bavail, bsize } = await statfs(folder);
		return {
			folder,
			problem: null,
			detail: null,
			freeBytes: bavail * bsize
		};
	} catch (error) {
		if (error instanceof BackupError) return failed("outside", null);
		await rm(path, { force: true }).catch(() => {});
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
		return failed(problems[code] ?? "other", code);
	}
}
// src/domains/system/test-backup-folder.ts
async function testFolderOfBackups(platform, by) {
	const { freeBytes, ...tested } = await testFolder(platform.config, platform.ids.uuid());
	const result = {
		...tested,
		free_bytes: freeBytes
	};
	await inTransaction(platform.db, (tx) => recordAuditEvent(tx, platform, {
		...by,
		action: "system.test_backup_folder",
		subject: "backup:folder",
		after: { ...result }
	}));
	return result;
}
// src/domains/system/system.console-routes.ts
function systemConsoleRoutes(api) {
	const { platform } = api;
	bind(api, getSystem$1, () => getSystem(platform));
	bindList(api, listMails$1, (_call, reading) => listMails(reading));
	bind(api, sendMailsNow$1, (call) => sendMailsNow(platform, call.by));
	bind(api, runJob$1, ({ params, by }) => runJob(platform, params.name, by));
	bind(api, retryDeadJob$1, ({ params, by }) => retryDeadJob(platform, params.id, by));
	bind(api, discardDeadJob$1, ({ params, by }) => discardDeadJob(platform, params.id, by));
	bind(api, listBackups$1, () => listBackups(platform));
	bind(api, testBackupFolder, ({ by }) => testFolderOfBackups(platform, by));
	bind(api, createBackup, ({ by }) => requestBackup(platform, by));
	bind(api, checkBackup$1, ({ params, by }) => requestRestoreTest(platform, params.id, by));
}
// src/platform/db/backfills/backfills.store.ts
const FIRST_BATCH = 500;
async function startBackfill(db, { name, table }, at) {
	await sql`
    insert into backfills (name, started_at, batch_rows, rows_estimated)
    select ${name}, ${at}, ${FIRST_BATCH}, greatest(reltuples, 0)::bigint
    from pg_class where oid = ${table}::regclass
    on conflict (name) do nothing`.execute(db);
}
async function listEnded(db) {
	const rows = await db.selectFrom("backfills").select("name").where("ended_at", "is not", null).execute();
	return new Set(rows.map(({ name }) => name));
}
function lockBackfill(tx, name) {
	return tx.selectFrom("backfills").select(["position", "batch_rows"]).where("name", "=", name).where("ended_at", "is", null).forUpdate().skipLocked().executeTakeFirst();
}
async function findBatch(tx, { table, key }, { position, batch_rows: limit }) {
	const column = sql.ref(key.column);
	const { rows } = await sql`
    select (array_agg(key::text order by key desc))[1] as until, count(*)::integer as rows
    from (
      select ${column} as key from ${sql.table(table)}
      where ${position === null ? sql`true` : sql`${column} > ${typed(key, position)}`}
      order by ${column} limit ${limit}
    ) batch having count(*) > 0`.execute(tx);
	return rows[0];
}
function changeBatch(tx, { key, change }, position, { until }) {
	const column = sql.ref(key.column);
	const after = position === null ? sql`true` : sql`${column} > ${typed(key, position)}`;
	return change(sql`(${after} and ${column} <= ${typed(key, until)})`).execute(tx);
}
function typed({ type }, value) {
	return sql`${value}::text::${sql.raw(type)}`;
}
async function moveBackfill(tx, name, { until, rows }, nextRows) {
	await sql`
    update backfills set position = ${until}, rows_done = rows_done + ${rows}, batch_rows = ${nextRows}
    where name = ${name}`.execute(tx);
}
async function halveBatch(db, name) {
	await sql`
    update backfills set batch_rows = greatest(batch_rows / 2, 1)
    where name = ${name} and ended_at is null`.execute(db);
}
async function endBackfill(tx, name, at) {
	await tx.updateTable("backfills").set({ ended_at: at }).where("name", "=", name).execute();
}
// src/platform/db/backfills/run-backfills.ts
const ROUND_MS = 2e4;
const BATCH_MS = 200;
const MOST_ROWS = 2e4;
async function runBackfills(platform, backfills, signal) {
	const until = performance.now() + ROUND_MS;
	const ended = backfills.length === 0 ? new Set() : await listEnded(platform.db);
	for (const backfill of backfills) {
		if (ended.has(backfill.name)) continue;
		await startBackfill(platform.db, backfill, platform.clock.now());
		if (!await runBatches(platform, backfill, () => {
			return signal.aborted || performance.now() > until;
		})) return;
	}
}
async function runBatches(platform, backfill, isOver) {
	while (!isOver()) {
		const began = performance.now();
		const result = await runBatch(platform, backfill);
		if (result === "ended") {
			platform.log.info({ backfill: backfill.name }, "backfill ended");
			return true;
		}
		if (result === "busy") return false;
		await setTimeout(performance.now() - began);
	}
	return false;
}
async function runBatch({ db, clock }, backfill) {
	const { name } = backfill;
	try {
		return await inTransaction(db, async (tx) => {
			const state = await lockBackfill(tx, name);
			if (state === void 0) return "busy";
			const batch = await findBatch(tx, backfill, state);
			if (batch === void 0) {
				await endBackfill(tx, name, clock.now());
				return "ended";
			}
			const began = performance.now();
			await changeBatch(tx, backfill, state.position, batch);
			await moveBackfill(tx, name, batch, nextSize(state.batch_rows, performance.now() - began));
			return "moved";
		});
	} catch (error) {
		if (isDatabaseUnavailable(error)) await halveBatch(db, name).catch(() => {});
		throw error;
	}
}
function nextSize(rows, tookMs) {
	const wanted = Math.round(rows * BATCH_MS / Math.max(tookMs, 1));
	return Math.max(1, Math.min(wanted, rows * 2, MOST_ROWS));
}
// src/platform/db/keep-months.ts
async function keepMonths({ db, clock, log }) {
	const today = clock.now().toISOString().slice(0, 10);
	const { rows } = await sql`
    select table_name, change from keep_months(${today}::date)`.execute(db);
	for (const { table_name: table, change } of rows) log.info({
		table,
		change
	}, "month of a table");
}
// src/platform/jobs/watch-failing-jobs.ts
async function watchFailingJobs({ db, clock, jobs }) {
	const limits = Object.fromEntries(jobs.queues().flatMap(({ name, alertAfter }) => alertAfter === void 0 ? [] : [[name, alertAfter]]));
	await updateFailingAlerts(db, {
		limits,
		at: clock.now()
	});
}
// src/domains/system/system.jobs.ts
function systemJobs(platform) {
	platform.jobs.schedule("watch-failing-jobs", 10, () => watchFailingJobs(platform));
	platform.jobs.schedule("run-backfills", 30, (signal) => runBackfills(platform, backfills, signal));
	platform.jobs.schedule("keep-months", 21600, () => keepMonths(platform));
	platform.jobs.schedule("plan-backups", 900, () => planBackups(platform));
	platform.jobs.work(backupQueue, (job) => runBackup(platform, job), { onDiscard: (tx, { run }) => abandonRun(tx, run, platform.clock.now()) });
}
// src/platform/connections/connections.store.ts
function listConnectionSettings(db) {
	return db.selectFrom("connection_settings as saved").innerJoin("operators", "operators.id", "saved.changed_by").select([
		"saved.connection",
		"saved.sealed",
		"saved.version",
		"saved.changed_at",
		"operators.name as changed_by"
	]).execute();
}
export { clockedSql as a, bucketProblemOf as c, findProvenFile as d, writeBackup as f, requireInside as h, testFolder as i, describeBucketFailure as l, createS3Storage as m, systemJobs as n, clockedTransaction as o, copyBackup as p, systemConsoleRoutes as r, jobTime as s, listConnectionSettings as t, createShopFigures as u };

//# sourceMappingURL=connections.store-DFdSjGQs.js.map