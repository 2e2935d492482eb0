import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrations } from '../migrations/all.ts';
import { createApp, registerJobs } from './app.ts';
import { isHalfRestored } from './backup/half-restored.ts';
import type { Config } from './config.ts';
import { isDemo } from './demo/is-demo.store.ts';
import { addressOf, buildPlatform } from './platform/build-platform.ts';
import { lockDataFolder } from './platform/data-folder.ts';
import { isDatabaseUnavailable } from './platform/db/errors.ts';
import { migrate } from './platform/db/migrate.ts';
import { startEmbeddedPostgres } from './platform/db/postgres-embedded.ts';
import { createWorkerHealth } from './platform/http/worker-health.ts';
import { createJobs, type RunningJobs } from './platform/jobs/run-jobs.ts';
import type { Platform } from './platform/platform.ts';
import { countSealed } from './platform/sealed-boxes.store.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { requireProduction } from './production.ts';

/** A start that an operator can put right; the message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A signal came before the start had ended; what was up is down again. */
export class StartStopped extends Error {
  override readonly name = 'StartStopped';
}

export interface StartOptions {
  /** The process should end because it cannot do its work any more; the reason is logged already. */
  readonly onFatal: () => void;
  /** Asked between the steps of the start, which goes no further then. */
  readonly isStopping?: () => boolean;
}

export interface RunningServer {
  readonly url: string;
  /** Of the first start of a demo: lets its owner into the console once. */
  readonly ownerTicket: string | undefined;
  readonly log: Log;
  stop(): Promise<void>;
}

const DATABASE_PATIENCE_MS = 30_000;
// Together with PostgreSQL's own end these stay under the ten seconds a supervisor waits.
const CALLS_FINISH_MS = 5_000;
const JOBS_STOP_MS = 2_000;

type Closer = () => Promise<unknown>;

/**
 * Brings everything up in order; whatever fails midway is taken down again in reverse.
 * @throws {StartStopped} when a signal came on the way
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const log = createLog({
    level: config.logLevel,
    pretty: process.stdout.isTTY && !config.production,
  });
  const closers: Closer[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { ...(await bringUp(config, log, closers, options)), log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp(
  config: Config,
  log: Log,
  closers: Closer[],
  { onFatal, isStopping = () => false }: StartOptions,
): Promise<Pick<RunningServer, 'url' | 'ownerTicket'>> {
  const goOn = () => {
    if (isStopping()) throw new StartStopped();
  };
  requireProduction(config);
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, log, closers, onFatal));
  goOn();
  if (config.databaseUrl !== undefined) await waitForDatabase(databaseUrl, log);
  await refuseHalfRestored(databaseUrl);
  const applied = await migrate(databaseUrl, migrations);
  goOn();
  if (applied.length > 0) log.info({ migrations: applied.length }, 'schema brought up to date');

  const jobs = createJobs(databaseUrl, log, {
    onHeartStopped() {
      log.fatal('the heartbeat of the jobs has stopped: this process ends');
      onFatal();
    },
  });
  const { platform, close, setListeningUrl } = await buildPlatform({
    config,
    databaseUrl,
    log,
    jobs,
    failpoint: process.env.FAILPOINT,
  });
  closers.push(close);
  if (!config.demo) await requireNoDemo(platform);
  await requireKnownKeys(platform);
  const demo = config.demo ? await loadDemoData(platform) : undefined;

  goOn();
  registerJobs(platform);
  closers.push(() => jobs.stop(JOBS_STOP_MS));
  if (config.role !== 'worker') setListeningUrl(await listen(platform, closers));
  else if (config.healthPort !== undefined) await listenForHealth(config, jobs, closers);
  const url = platform.publicUrl();
  await jobs.start({ work: config.role !== 'api' });
  log.info({ url, role: config.role }, 'ready');
  return { url, ownerTicket: demo?.ownerTicket };
}

async function startOwnDatabase(
  config: Config,
  log: Log,
  closers: Closer[],
  onLost: () => void,
): Promise<string> {
  const lock = await lockDataFolder(config.dataDir);
  closers.push(() => lock.release());
  const database = await startEmbeddedPostgres(config.dataDir, log, { onLost });
  closers.push(() => database.stop());
  return database.url;
}

/** A database that starts together with us may need a moment; one that never answers is a wrong setting. */
async function waitForDatabase(url: string, log: Log): Promise<void> {
  const deadline = performance.now() + DATABASE_PATIENCE_MS;
  for (let told = false; ; told = true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) {
        throw new StartError(`DATABASE_URL cannot be used: ${reason}.`);
      }
      if (!told)
        log.warn({ reason }, 'the database of DATABASE_URL does not answer yet, trying for 30 s');
      await sleep(500);
    }
  }
}

/** Orders taken there would be lost with the next try of the restore. */
async function refuseHalfRestored(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  const isHalf = await isHalfRestored(client);
  await client.end();
  if (!isHalf) return;
  throw new StartError(
    'The restore into this database was cut off: run it again, or start on another database.',
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Everybody knows the demo's free codes and the password of its owner. */
async function requireNoDemo({ db }: Platform): Promise<void> {
  if (!(await isDemo(db))) return;
  throw new StartError(
    'This database was filled as a demo: run `npm run leave-demo`, which lists what it invented and removes it, or set DEMO=true.',
  );
}

/** With a key missing buyers lose their links and operators their codes, one by one and later. */
async function requireKnownKeys({ db, sealer }: Platform): Promise<void> {
  const unknown = (await countSealed(db)).filter(({ key }) => !sealer.keyIds.includes(key));
  if (unknown.length === 0) return;
  const said = unknown.map(({ key, boxes }) => `${key} (${boxes})`).join(', ');
  throw new StartError(
    `SECRETS_KEY lacks a key that stored secrets are sealed with: ${said}. Add it after a comma, and run \`npm run reseal\` before it goes.`,
  );
}

async function loadDemoData(
  platform: Platform,
): Promise<Pick<RunningServer, 'ownerTicket'> | undefined> {
  const { loadDemo } = await import('./demo/load-demo.ts');
  return loadDemo(platform);
}

async function listen(platform: Platform, closers: Closer[]): Promise<string> {
  const { config } = platform;
  let stopping = false;
  const { fastify } = await createApp(platform, { isStopping: () => stopping });
  closers.push(async () => {
    stopping = true;
    // Balancers see it at /readyz and send their calls elsewhere before this one stops listening.
    if (fastify.server.listening) await sleep(config.stopDelayMs);
    setTimeout(() => fastify.server.closeAllConnections(), CALLS_FINISH_MS).unref();
    return fastify.close();
  });
  try {
    await fastify.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw portProblem(error, 'PORT', config.port, config.host) ?? error;
  }
  // Listening on a host and port, never on a socket file.
  const { port } = fastify.server.address() as AddressInfo;
  return addressOf(config.host, port);
}

async function listenForHealth(
  { healthPort = 0, host }: Config,
  jobs: RunningJobs,
  closers: Closer[],
): Promise<void> {
  let stopping = false;
  const server = createWorkerHealth({ heart: () => jobs.heart, isStopping: () => stopping });
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

function portProblem(
  error: unknown,
  key: 'PORT' | 'HEALTH_PORT',
  port: number,
  host: string,
): StartError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `${key} ${port} is already in use: stop the other program, or set ${key} to another port.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(
      `${key} ${port} may not be used by this user; set ${key} to one above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is no address of this machine.`);
  }
  return undefined;
}
