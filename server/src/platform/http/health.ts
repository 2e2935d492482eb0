import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely/migration';
import { isReadOnly } from '../db/errors.ts';
import { isMigrated, requireWritable } from '../db/migrate.ts';
import type { Platform } from '../platform.ts';

const DISK_MIN_BYTES = 100 * 1024 * 1024;

export interface HealthOptions {
  readonly platform: Pick<Platform, 'db' | 'config'>;
  readonly migrations: Record<string, Migration>;
  /** Turns true when the process begins to stop, so that balancers route elsewhere. */
  readonly isStopping: () => boolean;
}

/**
 * Serves `/healthz`, which answers while the process runs, and `/readyz`, which also requires that it can serve
 * requests.
 */
export function serveHealth(
  fastify: FastifyInstance,
  { platform, migrations, isStopping }: HealthOptions,
): void {
  fastify.get('/healthz', async (_request, reply) => reply.send({ status: 'ok' }));
  fastify.get('/readyz', async (_request, reply) => {
    const problem = isStopping() ? 'stopping' : await findProblem(platform, migrations);
    if (problem === undefined) return reply.send({ status: 'ready' });
    return reply.code(503).header('retry-after', '5').send({ status: problem });
  });
}

async function findProblem(
  { db, config }: HealthOptions['platform'],
  migrations: Record<string, Migration>,
): Promise<string | undefined> {
  try {
    if (!(await isMigrated(db, migrations))) return 'not migrated';
    await requireWritable(db);
  } catch (error) {
    return isReadOnly(error) ? 'database read-only' : 'database unavailable';
  }
  if (config.databaseUrl !== undefined) return undefined;
  const { bavail, bsize } = await statfs(config.dataDir);
  return bavail * bsize < DISK_MIN_BYTES ? 'disk full' : undefined;
}
