import { createInterface } from 'node:readline/promises';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import pg from 'pg';
import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { type DemoLeftovers, leaveDemo, readLeftovers } from '../demo/leave-demo.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/db/database.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run leave-demo`: lists the demo data and removes it after confirmation or with `--yes`, so that the shop can
 * start without DEMO. Works while the server is running.
 */
try {
  const args = process.argv.slice(2);
  if (args.some((argument) => argument !== '--yes')) {
    throw new ConfigError('The only argument is --yes, which skips the confirmation.');
  }
  process.exitCode = await run(args.includes('--yes'));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

async function run(confirmed: boolean): Promise<number> {
  const database = await reachDatabase(readConfig(process.env), 'leave the demo of');
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    const platform = { db: createDatabase<Database>(pool), clock: systemClock };
    const leftovers = await readLeftovers(platform);
    if (leftovers.rows.length === 0) {
      console.log('There is no demo data left.');
      return 0;
    }
    if (leftovers.hasHistory) {
      console.error(
        'This demo has an invented history, whose sales stay in the ledger: this database cannot become a real shop. Start with an empty one and DEMO=false.',
      );
      return 1;
    }
    describe(leftovers);
    if (leftovers.inventedCents > 0) {
      console.error(
        `Balances hold ${dollarsFromCents(leftovers.inventedCents)} dollars from purchases at the emulated bank, which were never paid: this database cannot become a real shop. Start with an empty one.`,
      );
      return 1;
    }
    if (!confirmed && !(await isConfirmed())) {
      console.log('Nothing was changed.');
      return 1;
    }
    await leaveDemo(platform);
    console.log(
      'The demo data was removed. Start the shop without DEMO: it prints a link with which its owner joins.',
    );
    return 0;
  } finally {
    await pool.end();
    await database.leave();
  }
}

function describe({ rows, sandboxPayments }: DemoLeftovers): void {
  console.log('These will be deleted, or switched off if the history of the shop refers to them:');
  for (const { kind, name } of rows) console.log(`  ${kind}: ${name ?? 'already deleted'}`);
  if (sandboxPayments > 0) {
    console.log(
      `${sandboxPayments} payments of the emulated bank stay in the database and in the reports, although no money was paid.`,
    );
  }
}

async function isConfirmed(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Type yes to continue: ');
  lines.close();
  return answer.trim() === 'yes';
}
