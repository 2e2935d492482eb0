import { type AddressInfo, createServer } from 'node:net';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { migrations } from '../migrations/all.ts';
import { createApp, registerJobs } from './app.ts';
import type { Config } from './config.ts';
import { isDemo } from './demo/is-demo.store.ts';
import { beginHistory, endHistory, isHistoryUnfinished } from './demo/unfinished-history.ts';
import { createSetupLink } from './domains/operators/index.ts';
import { hasUsers } from './domains/users/index.ts';
import type { OpenDatabase } from './open-database.ts';
import { addressOf, buildPlatform } from './platform/build-platform.ts';
import { connectionShop } from './platform/connections/read-connections.ts';
import { prepareDatabase } from './platform/db/embedded/prepare-database.ts';
import { warnAboutOwnerRights } from './platform/db/roles/shop-role.ts';
import { stopServing } from './platform/http/stop-serving.ts';
import { createWorkerHealth } from './platform/http/worker-health.ts';
import { createJobs, type RunningJobs } from './platform/jobs/run-jobs.ts';
import type { Platform } from './platform/platform.ts';
import { releaseStartMemory } from './platform/release-start-memory.ts';
import { countSealed, listSealingKeys } from './platform/secrets/sealed-boxes.store.ts';
import type { Log } from './platform/telemetry/log.ts';
import { openTraces } from './platform/telemetry/tracing/open-traces.ts';
import { requirePublicUrl } from './production.ts';
import { serveMetrics } from './serve-metrics.ts';
import { portProblem, StartError } from './start-error.ts';
import type { Closer, StartedShop, StartOptions } from './start-options.ts';
import { watchForWorker } from './watch-for-worker.ts';

// With the time for calls and PostgreSQL's own shutdown this stays below the ten seconds that a supervisor waits.
const JOBS_STOP_MS = 2_000;

const HISTORY_DAYS = 90;

interface ShopStart {
  readonly config: Config;
  readonly log: Log;
  readonly closers: Closer[];
  readonly database: OpenDatabase;
  /** Throws when a signal has asked the process to stop. */
  readonly goOn: () => void;
}

/** Starts what is left once PostgreSQL runs. Separate from `start-server.ts`, because loading it takes a while. */
export async function startShop(
  { config, log, closers, database, goOn }: ShopStart,
  { onFatal, onProgress }: StartOptions,
): Promise<StartedShop> {
  const { url: directUrl, poolUrl: databaseUrl, ownerUrl } = database;
  const applied = await prepareDatabase(database, migrations);
  goOn();
  if (applied.length > 0) log.info({ migrations: applied.length }, 'schema migrated');

  const traces = await openTraces(config, log);
  if (traces !== undefined) closers.push(traces.stop);
  const openJobs = () =>
    createJobs(databaseUrl, log, {
      traces,
      pooled: databaseUrl !== directUrl,
      onHeartbeatStopped() {
        log.fatal('the heartbeat of the jobs has stopped: ending this process');
        onFatal();
      },
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
    failpoint: process.env.FAILPOINT,
  });
  closers.push(close);
  requirePublicUrl(platform.config, { hasBuyers: await hasUsers(platform.db) });
  if (config.production) await warnAboutOwnerRights(platform);
  if (!config.demo) await requireNoDemo(platform);
  await requireKnownKeys(platform);
  // Before anything is loaded, because the history of a demo listens there too, and is invented only once.
  if (config.demo && config.role === 'all') await requireFreePort(config);
  const demo = config.demo ? await loadDemoData(platform, { onProgress, goOn }) : undefined;

  goOn();
  registerJobs(platform);
  closers.push(() => jobs.stop(JOBS_STOP_MS));
  if (config.role !== 'worker') setListeningUrl(await listen(platform, closers));
  else if (config.healthPort !== undefined) await listenForHealth(config, jobs, closers);
  if (config.metrics !== undefined) {
    const served = await serveMetrics(platform, config.metrics, jobs.pool);
    closers.push(served.stop);
  }
  const url = platform.publicUrl();
  if (config.role !== 'worker') {
    const messenger = config.role === 'api' ? openJobs : undefined;
    closers.push(await watchForWorker(platform, { createJobs: messenger }));
  }
  await jobs.start({ work: config.role !== 'api' });
  log.info({ url, role: config.role }, 'ready');
  releaseStartMemory();
  const setupLink = await linkForOwner(platform);
  return { url, ownerTicket: demo?.ownerTicket, setupLink };
}

/** The free promo codes of the demo and the password of its owner are public. */
async function requireNoDemo({ db }: Platform): Promise<void> {
  if (!(await isDemo(db))) return;
  throw new StartError(
    'This database was filled as a demo: run `npm run leave-demo` to list and remove the demo data, or set DEMO=true.',
  );
}

/** With a missing key, buyers would lose their links and operators their second factors, noticed only later. */
async function requireKnownKeys({ db, sealer }: Platform): Promise<void> {
  const unknown = (await listSealingKeys(db)).filter((key) => !sealer.keyIds.includes(key));
  if (unknown.length === 0) return;
  const missing = (await countSealed(db, unknown))
    .map(({ key, boxes }) => `${key} (${boxes})`)
    .join(', ');
  throw new StartError(
    `SECRETS_KEY lacks a key that stored secrets are sealed with: ${missing}. Add it after a comma, and run \`npm run reseal\` before you remove it.`,
  );
}

async function loadDemoData(
  platform: Platform,
  { onProgress = () => {}, goOn }: Pick<StartOptions, 'onProgress'> & Pick<ShopStart, 'goOn'>,
): Promise<Pick<StartedShop, 'ownerTicket'> | undefined> {
  const { loadDemo } = await import('./demo/load-demo.ts');
  const { demoHistory, role } = platform.config;
  // Workers beside it would run the jobs of the past by today's clock.
  const hasPast = demoHistory && role === 'all';
  const since = new Date(platform.clock.now().getTime() - (HISTORY_DAYS + 1) * DAY_MS);
  const loaded = await loadDemo(
    platform,
    hasPast ? { since, before: () => beginHistory(platform.config) } : {},
  );
  if (loaded !== undefined && hasPast) {
    const { inventHistory } = await import('./demo/history/invent-history.ts');
    const history = { owner: loaded.ownerId, days: HISTORY_DAYS };
    await inventHistory(platform, { ...history, onProgress, goOn });
  } else if (hasPast && (await isHistoryUnfinished(platform.config))) {
    throw new StartError(
      'The last start was interrupted while this demo invented its history, and the database has a part of it. Empty the database of DATABASE_URL to begin anew, or set DEMO_HISTORY=false to go on with what is there.',
    );
  }
  await endHistory(platform.config);
  return loaded;
}

/** A worker serves no pages, so the processes that do print the link. */
async function linkForOwner(platform: Platform): Promise<string | undefined> {
  const { config } = platform;
  if (config.demo || config.role === 'worker') return undefined;
  // Behind its proxy, a new shop cannot know the domain that it will be opened at.
  const isElsewhere =
    connectionShop(config).live && config.shop().connections.publicUrl === undefined;
  const publicUrl = isElsewhere ? () => 'https://<domain of the shop>' : platform.publicUrl;
  return createSetupLink({ ...platform, publicUrl });
}

async function listen(platform: Platform, closers: Closer[]): Promise<string> {
  const { config } = platform;
  let isStopping = false;
  let isClosing = false;
  const { fastify } = await createApp(platform, {
    isStopping: () => isStopping,
    isClosing: () => isClosing,
  });
  closers.push(async () => {
    isStopping = true;
    await stopServing(fastify.server, {
      delayMs: config.stopDelayMs,
      onClosing() {
        isClosing = true;
      },
    });
    return fastify.close();
  });
  try {
    await fastify.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw portProblem(error, 'PORT', config.port, config.host) ?? error;
  }
  // The cast is safe: the server listens on host and port, never on a socket file.
  const { port } = fastify.server.address() as AddressInfo;
  return addressOf(config.host, port);
}

async function requireFreePort({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portProblem(error, 'PORT', port, host) ?? error));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function listenForHealth(
  { healthPort = 0, host }: Config,
  jobs: RunningJobs,
  closers: Closer[],
): Promise<void> {
  let stopping = false;
  const server = createWorkerHealth({
    heartbeat: () => jobs.heartbeat,
    isStopping: () => stopping,
  });
  closers.push(async () => {
    stopping = true;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(portProblem(error, 'HEALTH_PORT', healthPort, host) ?? error),
    );
    server.listen(healthPort, host, resolve);
  });
}
