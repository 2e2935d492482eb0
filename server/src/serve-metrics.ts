import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { createShopFigures } from './domains/system/index.ts';
import { addressOf } from './platform/build-platform.ts';
import { readsOf } from './platform/db/replica/reads.ts';
import { createMetricsServer } from './platform/http/metrics-server.ts';
import type { Platform } from './platform/platform.ts';
import { createProcessFigures } from './platform/telemetry/metrics/process-figures.ts';
import { replicaFigures } from './platform/telemetry/metrics/replica-figures.ts';
import { VERSION } from './platform/version.ts';
import { portProblem } from './start-error.ts';

export interface ServedMetrics {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves the metrics of this process; one that runs jobs adds what the database knows about the shop.
 * @throws {StartError} when it cannot listen there
 */
export async function serveMetrics(
  platform: Platform,
  { port, host }: { readonly port: number; readonly host: string },
  jobPool: Pool,
): Promise<ServedMetrics> {
  const { metrics, config, pool, reserved, log } = platform;
  if (metrics === undefined) throw new Error('this process has no metrics');
  const reads = readsOf(platform.db);
  const ofProcess = createProcessFigures({
    ...{ version: VERSION, role: config.role },
    pools: {
      ...{ calls: pool, webhooks: reserved.pool, jobs: jobPool },
      ...(reads && { replica: reads.pool }),
    },
  });
  metrics.addFigures('process', ofProcess.read);
  if (reads !== undefined) metrics.addFigures('replica', () => replicaFigures(reads));
  if (config.role !== 'api') metrics.addFigures('shop', createShopFigures(platform));
  const server = createMetricsServer(metrics);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(portProblem(error, 'METRICS_PORT', port, host) ?? error);
    });
    server.listen(port, host, resolve);
  });
  // The cast is safe: the server listens on host and port, never on a socket file.
  const url = `${addressOf(host, (server.address() as AddressInfo).port)}/metrics`;
  log.info({ url }, 'metrics');
  return {
    url,
    async stop() {
      ofProcess.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
