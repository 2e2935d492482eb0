import { createInterface } from 'node:readline/promises';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { type DemoLeftovers, leaveDemo, readLeftovers } from '../demo/leave-demo.ts';
import { setDatabaseAside } from '../demo/set-database-aside.ts';
import { systemClock } from '../platform/clock.ts';
import { createUnlimitedPool } from '../platform/db/connections/unlimited-pool.ts';
import { createDatabase } from '../platform/db/database.ts';
import { DataFolderError } from '../platform/files/data-folder.ts';
import type { Platform } from '../platform/platform.ts';
import { type ReachedDatabase, reachDatabase } from './reach-database.ts';

/**
 * `npm run leave-demo`: lists the demo data and removes it after confirmation or with `--yes`, so that the shop can
 * start without DEMO. Works while the server is running, except for a demo with a history, whose embedded database is
 * set aside.
 */
try {
  const args = process.argv.slice(2);
  if (args.some((argument) => argument !== '--yes')) {
    throw new ConfigError('The only argument is --yes, which skips the confirmation.');
  }
  process.exitCode = await run(args.includes('--yes'));
} catch (error) {
  const isSentence = error instanceof ConfigError || error instanceof DataFolderError;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}

async function run(confirmed: boolean): Promise<number> {
  const config = readConfig(process.env);
  const database = await reachDatabase(config, 'leave the demo of');
  const pool = createUnlimitedPool(database.url);
  let leftovers: DemoLeftovers;
  try {
    const platform = { db: createDatabase<Database>(pool), clock: systemClock };
    leftovers = await readLeftovers(platform);
    if (leftovers.rows.length === 0) {
      console.log('There is no demo data left.');
      return 0;
    }
    if (!leftovers.hasHistory) return await removeRows(platform, leftovers, confirmed);
  } finally {
    await pool.end();
    await database.leave();
  }
  return leaveHistory(config.dataDir, database.embeddedFor, confirmed);
}

async function removeRows(
  platform: Pick<Platform, 'db' | 'clock'>,
  leftovers: DemoLeftovers,
  confirmed: boolean,
): Promise<number> {
  describe(leftovers);
  if (leftovers.inventedCents > 0) {
    console.error(
      `Balances hold ${dollarsFromCents(leftovers.inventedCents)} dollars from purchases at the emulated bank, which were never paid: this database cannot become a real shop. Start with an empty one.`,
    );
    return 1;
  }
  if (!confirmed && !(await isConfirmed())) return unchanged();
  await leaveDemo(platform);
  console.log(
    'The demo data was removed. Start the shop without DEMO: it prints a link with which its owner joins.',
  );
  return 0;
}

/** Sales that never happened cannot be taken out of a ledger, so the real shop begins with an empty database. */
async function leaveHistory(
  dataDir: string,
  embeddedFor: ReachedDatabase['embeddedFor'],
  confirmed: boolean,
): Promise<number> {
  console.log(
    'This demo has an invented history, whose sales stay in its ledger. A real shop starts with an empty database; what you set up in the demo is not carried over.',
  );
  if (embeddedFor === undefined) {
    console.error(
      'Create an empty database, name it in DATABASE_URL (and DATABASE_OWNER_URL), and start the shop with DEMO=false. Keep SECRETS_KEY.',
    );
    return 1;
  }
  if (embeddedFor === 'server') {
    console.error('Stop the shop first, then run this command again.');
    return 1;
  }
  console.log('The database of the demo will be set aside, and nothing is deleted.');
  if (!confirmed && !(await isConfirmed())) return unchanged();
  const aside = await setDatabaseAside(dataDir, systemClock.now());
  console.log(
    `The database of the demo is now in ${aside}. Start the shop with DEMO=false: it makes a new one and prints a link with which its owner joins.`,
  );
  return 0;
}

function unchanged(): number {
  console.log('Nothing was changed.');
  return 1;
}

function describe({ rows, demoPayments }: DemoLeftovers): void {
  console.log('These will be deleted, or switched off if the history of the shop refers to them:');
  for (const { kind, name } of rows) console.log(`  ${kind}: ${name ?? 'already deleted'}`);
  if (demoPayments > 0) {
    console.log(
      `${demoPayments} payments of the emulated bank stay in the database and in the reports, although no money was paid.`,
    );
  }
}

async function isConfirmed(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Type yes to continue: ');
  lines.close();
  return answer.trim() === 'yes';
}
