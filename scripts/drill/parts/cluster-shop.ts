import { type Cluster, startCluster } from './cluster.ts';
import { openClusterFiles } from './cluster-files.ts';
import { keepsStatementNames } from './pgbouncer.ts';
import { pause } from './program.ts';
import type { Release } from './release.ts';
import { type DrillShop, startShop } from './shop.ts';
import { getPython, getTool } from './tools.ts';

/** The set-up for several machines, on one: `deploy/cluster`. */
export interface ClusterShop extends DrillShop {
  readonly cluster: Cluster;
}

const PROGRAMS = ['etcd', 'patroni', 'haproxy', 'redis-server', 'nginx'] as const;
/** Until its second check HAProxy takes a standby for a primary. */
const TWO_CHECKS_MS = 5_000;

/** @throws {MissingPart} where a program cannot be had */
export async function startClusterShop(release: Release): Promise<ClusterShop> {
  // Before anything runs.
  for (const tool of PROGRAMS) getTool(tool);
  getPython();
  const files = openClusterFiles({ keepsNames: keepsStatementNames(getTool('pgbouncer')) });
  const cluster = await startCluster(files);
  await pause(TWO_CHECKS_MS);
  const settings = files.settingsOf('api');
  const { DATABASE_URL: databaseUrl = '' } = settings;
  const { DATABASE_OWNER_URL: ownerUrl = '' } = files.settingsOf('worker');
  const shop = await startShop({
    processes: ['api-1', 'api-2', 'worker-1', 'worker-2'],
    databaseUrl,
    ownerUrl,
    besideUrl: ownerUrl,
    env: settings,
    release,
    stop: () => cluster.stop(),
  });
  return { ...shop, cluster };
}
