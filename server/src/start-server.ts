import type { Config } from './config.ts';
import { openDatabase, refuseHalfRestored } from './open-database.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { requireProduction } from './production.ts';
import { StartStopped } from './start-error.ts';
import type { Closer, RunningServer, StartedShop, StartOptions } from './start-options.ts';

/**
 * Starts all parts in order; if one fails, those already started are stopped in reverse order.
 * @throws {StartStopped} when a signal arrived meanwhile
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
    return { ...(await startAll(config, log, closers, options)), log, stop };
  } catch (err) {
    await stop();
    if (!options.isStopping?.()) throw err;
    // What ends at the same time, such as the emulators of a demo, can make a step fail.
    log.debug({ err }, 'the start was stopped');
    throw new StartStopped();
  }
}

async function startAll(
  config: Config,
  log: Log,
  closers: Closer[],
  options: StartOptions,
): Promise<StartedShop> {
  const { onFatal, isStopping = () => false } = options;
  const goOn = () => {
    if (isStopping()) throw new StartStopped();
  };
  requireProduction(config);
  // Loading the shop takes as long as PostgreSQL, in another process, takes to start: both happen at once.
  const load = () => import('./start-shop.ts');
  const database = await openDatabase(config, log, closers, { onLost: onFatal, meanwhile: load });
  goOn();
  await refuseHalfRestored(database.url);
  const { startShop } = await load();
  goOn();
  return startShop({ config, log, closers, database, goOn }, options);
}
