import type { getSystem as contract } from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { backfills } from '../../../migrations/backfills.ts';
import { hasOwnerRights } from '../../platform/db/roles/shop-role.ts';
import { countDeadJobs, listDeadJobs } from '../../platform/jobs/failing-jobs.store.ts';
import type { Executor, TransactionalPlatform } from '../../platform/platform.ts';
import { countSealed, listSealingKeys } from '../../platform/secrets/sealed-boxes.store.ts';
import { VERSION } from '../../platform/version.ts';
import {
  listBackfillRows,
  listJobRows,
  listOpenAlerts,
  readDatabase,
  readMailQueue,
  readTelegramQueue,
  readWebhookQueue,
} from './system.store.ts';

const SHOWN_DEAD_JOBS = 50;
const BACKFILL_SHOWN_MS = 7 * 24 * 3_600_000;
const OFF_AFTER_MS = 60 * 60 * 1_000;
const startedAt = new Date(performance.timeOrigin);

/** The state of the server and its queues, so that operators need neither a shell nor SQL. */
export async function getSystem({
  db,
  clock,
  config,
  mail,
  sealer,
}: TransactionalPlatform): Promise<AnswerOf<typeof contract>> {
  const { version, bytes, migrations, worker_seen_at } = await readDatabase(db);
  const webhooks = await readWebhookQueue(db);
  const mails = await readMailQueue(db);
  const telegram = await readTelegramQueue(db);
  const alerts = await listOpenAlerts(db);
  const jobs = await listJobRows(db);
  const deadJobs = await listDeadJobs(db, SHOWN_DEAD_JOBS);
  const sealed = await describeSealed(db, sealer.keyIds[0]);
  return {
    version: VERSION,
    node: process.versions.node,
    started_at: startedAt.toISOString(),
    database: {
      version,
      embedded: config.databaseUrl === undefined,
      owner_rights: await hasOwnerRights(db),
      bytes: Number(bytes),
      migrations,
    },
    sealed,
    worker_seen_at: worker_seen_at?.toISOString() ?? null,
    webhooks: serialize(webhooks),
    mails: { ...serialize(mails), enabled: mail.enabled, abandoned: mails.abandoned },
    telegram: { ...serialize(telegram), abandoned: telegram.abandoned },
    jobs: jobs.map(({ succeeded_at, failed_at, next_run_at, ...job }) => ({
      ...job,
      ...serializeNext(next_run_at, clock.now()),
      succeeded_at: succeeded_at?.toISOString() ?? null,
      failed_at: failed_at?.toISOString() ?? null,
    })),
    backfills: await describeBackfills(db, clock.now()),
    dead: await countDeadJobs(db),
    dead_jobs: deadJobs.map(({ id, queue, attempts, reason, enqueued_at, died_at }) => ({
      ...{ id, queue, attempts, reason },
      enqueued_at: enqueued_at.toISOString(),
      died_at: died_at.toISOString(),
    })),
    alerts: alerts.map(({ created_at, ...alert }) => ({
      ...alert,
      created_at: created_at.toISOString(),
    })),
  };
}

/** Secrets of the key in use are not counted, because that reads all of them. */
async function describeSealed(db: Executor, keyInUse: string | undefined) {
  const keys = await listSealingKeys(db);
  const old = keys.filter((key) => key !== keyInUse);
  const counted = (await countSealed(db, old)).map((row) => ({ ...row, in_use: false }));
  const inUse = keys.filter((key) => key === keyInUse);
  return [...inUse.map((key) => ({ key, boxes: null, in_use: true })), ...counted];
}

/** Those that wait have no row yet. */
async function describeBackfills(db: Executor, now: Date) {
  const rows = await listBackfillRows(db);
  const shown = rows.filter(
    ({ ended_at: at }) => at === null || now.getTime() - at.getTime() < BACKFILL_SHOWN_MS,
  );
  const known = new Set(rows.map(({ name }) => name));
  return [
    ...shown.map(({ name, started_at, ended_at, rows_done, rows_estimated }) => ({
      name,
      started_at: started_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
      ...{ rows_done, rows_estimated },
    })),
    ...backfills
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => ({
        name,
        started_at: null,
        ended_at: null,
        rows_done: 0,
        rows_estimated: null,
      })),
  ];
}

/** A schedule that was switched off, such as that of a bot, keeps its last due time for ever. */
function serializeNext(nextRunAt: Date, now: Date) {
  const lateMs = now.getTime() - nextRunAt.getTime();
  const isOff = lateMs > OFF_AFTER_MS;
  return {
    next_run_at: isOff ? null : nextRunAt.toISOString(),
    due: lateMs >= 0 && !isOff,
  };
}

function serialize({ waiting, retried, oldest_at }: Awaited<ReturnType<typeof readWebhookQueue>>) {
  return { waiting, retried, oldest_at: oldest_at?.toISOString() ?? null };
}
