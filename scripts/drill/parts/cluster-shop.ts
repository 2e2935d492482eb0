import { type Cluster, startCluster } from './cluster.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { createRoles } from './postgres.ts';
import { pause } from './program.ts';
import { startRedis } from './redis.ts';
import { type DrillShop, startShop } from './shop.ts';

/** The set-up for several machines, on one: see `deploy/runbook.md`. */
export interface ClusterShop extends DrillShop {
  readonly cluster: Cluster;
}

/** Until its second check HAProxy takes a standby for a primary. */
const TWO_CHECKS_MS = 5_000;

/** Undefined, after a line that says why, where a program cannot be had. */
export async function startClusterShop(): Promise<ClusterShop | undefined> {
  const cluster = await startCluster();
  if (cluster === undefined) return undefined;
  await pause(TWO_CHECKS_MS);
  await createRoles(cluster.port);
  const pooler = await startPgBouncer(cluster.port);
  const redis = await startRedis();
  const directUrl = `postgres://sesame_shop@127.0.0.1:${cluster.port}/sesame`;
  const ownerUrl = `postgres://sesame@127.0.0.1:${cluster.port}/sesame`;
  const shop = await startShop({
    processes: ['api-1', 'api-2', 'worker-1', 'worker-2'],
    databaseUrl: directUrl,
    ownerUrl,
    besideUrl: ownerUrl,
    env: {
      ...pooler?.settings(directUrl),
      ...(redis !== undefined && { REDIS_URL: redis.url }),
    },
    async stop() {
      await pooler?.kill();
      await redis?.kill();
      await cluster.stop();
    },
  });
  return { ...shop, cluster };
}
