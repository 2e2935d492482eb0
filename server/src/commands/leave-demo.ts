import { createInterface } from 'node:readline/promises';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import pg from 'pg';
import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { type DemoLeftovers, leaveDemo, readLeftovers } from '../demo/leave-demo.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/db/database.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run leave-demo`: lists what the demo invented and, when that is confirmed or `--yes` is given, removes it, so that the
 * shop starts without DEMO. Works beside a running server.
 */
try {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== '--yes')) {
    throw new ConfigError('Write nothing after leave-demo but --yes, which asks nothing.');
  }
  process.exitCode = await run(words.includes('--yes'));
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
      console.log('Nothing of the demo is left.');
      return 0;
    }
    describe(leftovers);
    if (leftovers.inventedCents > 0) {
      console.error(
        `Balances hold ${dollarsFromCents(leftovers.inventedCents)} dollars from purchases at the sandbox bank, which nobody ever paid: this database cannot become a real shop. Begin with an empty one.`,
      );
      return 1;
    }
    if (!confirmed && !(await isConfirmed())) {
      console.log('Nothing was changed.');
      return 1;
    }
    await leaveDemo(platform);
    console.log(
      'The demo is gone. Make an owner with create-owner, then start the shop without DEMO.',
    );
    return 0;
  } finally {
    await pool.end();
    await database.leave();
  }
}

function describe({ rows, sandboxPayments }: DemoLeftovers): void {
  console.log('This goes, or is switched off where the history of the shop refers to it:');
  for (const { kind, name } of rows) console.log(`  ${kind}: ${name ?? 'already gone'}`);
  if (sandboxPayments > 0) {
    console.log(
      `This stays: ${sandboxPayments} paid by the sandbox bank, without money; they stand in the reports.`,
    );
  }
}

async function isConfirmed(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('Write yes to go on: ');
  lines.close();
  return answer.trim() === 'yes';
}
