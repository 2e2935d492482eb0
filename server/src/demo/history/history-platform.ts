import type { Database } from '../../database.types.ts';
import { createTestClock, type TestClock } from '../../platform/clock.ts';
import { createPool } from '../../platform/db/connections/pool.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { createIds } from '../../platform/ids.ts';
import { createManualJobs, type ManualJobs } from '../../platform/jobs/manual-jobs.ts';
import { createMailQueue } from '../../platform/mail/create-mail-queue.ts';
import type { Platform } from '../../platform/platform.ts';

/** Names the country of a buyer to the shop, as the proxy in front of a real one does. */
export const COUNTRY_HEADER = 'cf-ipcountry';

/** A platform on the database of the shop, under a clock that is moved; its jobs run only when they are run. */
export interface HistoryPlatform {
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly jobs: ManualJobs;
  /** Ends its connections, and stops following what other processes announce. */
  close(): Promise<void>;
}

/**
 * @param since where the clock begins
 * @param publicUrl the address under which the shop listens
 */
export function createHistoryPlatform(
  shop: Platform,
  { since, publicUrl }: { readonly since: Date; readonly publicUrl: () => string },
): HistoryPlatform {
  const clock = createTestClock(since);
  // Each call as a line would bury the progress of the start.
  const log = shop.log.child({}, { level: 'warn' });
  // A crash loses at most the end of the history, so no commit has to wait for the disk.
  const poolOptions = { url: shop.directUrl, log, options: '-c synchronous_commit=off' };
  const pool = createPool({ ...poolOptions, size: 6, namedStatements: true });
  // Statements of pg-boss contain lists of names, so that preparing them would not end.
  const jobPool = createPool({ ...poolOptions, size: 2, namedStatements: false });
  const db = createDatabase<Database>(pool);
  const jobs = createManualJobs(jobPool, clock, log);
  const config = configOf(shop);
  const ids = createIds(() => clock.now().getTime());
  const unsubscribes: (() => void)[] = [];
  const listener: Platform['listener'] = {
    ...shop.listener,
    listen(channel, onMessage) {
      const unsubscribe = shop.listener.listen(channel, onMessage);
      unsubscribes.push(unsubscribe);
      return unsubscribe;
    },
  };
  const mail = createMailQueue({ db, clock, jobs }, { ...shop, config, ids });
  const platform: Platform = {
    ...{ ...shop, config, log, clock, ids, jobs, mail, db, pool, listener },
    reserved: { db, pool },
    publicUrl,
  };
  return {
    platform,
    clock,
    jobs,
    async close() {
      // What it kept must not be read again, because its connections are closed.
      for (const unsubscribe of unsubscribes) unsubscribe();
      mail.close();
      await Promise.all([pool.end(), jobPool.end()]);
    },
  };
}

function configOf(shop: Platform): Platform['config'] {
  return {
    ...shop.config,
    rateLimitScale: 1_000_000,
    shedLoad: false,
    countryHeader: COUNTRY_HEADER,
    // No one gets mail about what never happened.
    shop: () => {
      const settings = shop.config.shop();
      const { publicUrl, backupFolder } = settings.connections;
      const none = { mail: undefined, telegram: undefined, backup: undefined };
      return { ...settings, connections: { publicUrl, backupFolder, ...none } };
    },
  };
}
