import type { getSystem as contract } from '@sesame/contract/operator-system.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { countSealed } from '../../platform/sealed-boxes.store.ts';
import { VERSION } from '../../platform/version.ts';
import {
  listJobRows,
  listOpenAlerts,
  readDatabase,
  readMailQueue,
  readNoticeQueue,
  readTelegramQueue,
} from './system.store.ts';

const startedAt = new Date(performance.timeOrigin);

/** What an operator would otherwise ask a shell and SQL for. */
export async function getSystem({
  db,
  config,
  mail,
  sealer,
}: Pick<Platform, 'db' | 'config' | 'mail' | 'sealer'>): Promise<AnswerOf<typeof contract>> {
  const { version, bytes, migrations, worker_seen_at } = await readDatabase(db);
  const notices = await readNoticeQueue(db);
  const mails = await readMailQueue(db);
  const telegram = await readTelegramQueue(db);
  const alerts = await listOpenAlerts(db);
  const jobs = await listJobRows(db);
  const sealed = await countSealed(db);
  return {
    version: VERSION,
    node: process.versions.node,
    started_at: startedAt.toISOString(),
    database: {
      version,
      embedded: config.databaseUrl === undefined,
      bytes: Number(bytes),
      migrations,
    },
    sealed: sealed.map((row) => ({ ...row, in_use: row.key === sealer.keyIds[0] })),
    worker_seen_at: worker_seen_at?.toISOString() ?? null,
    notices: onWire(notices),
    mails: { ...onWire(mails), enabled: mail.enabled, given_up: mails.given_up },
    telegram: { ...onWire(telegram), given_up: telegram.given_up },
    jobs: jobs.map(({ succeeded_at, failed_at, wanted_at, ...job }) => ({
      ...job,
      succeeded_at: succeeded_at?.toISOString() ?? null,
      failed_at: failed_at?.toISOString() ?? null,
      wanted: wanted_at !== null,
    })),
    alerts: alerts.map(({ created_at, ...alert }) => ({
      ...alert,
      created_at: created_at.toISOString(),
    })),
  };
}

function onWire({ waiting, retried, oldest_at }: Awaited<ReturnType<typeof readNoticeQueue>>) {
  return { waiting, retried, oldest_at: oldest_at?.toISOString() ?? null };
}
