import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import {
  checkHead,
  type HeadStatus,
  type PublishedHead,
  parseHead,
} from '../ledger-verification/check-head.ts';
import { invariants, verifyLedger } from '../ledger-verification/verify-ledger.ts';
import { createUnlimitedPool } from '../platform/db/connections/unlimited-pool.ts';
import { createDatabase } from '../platform/db/database.ts';
import type { Executor } from '../platform/platform.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run verify-ledger`: verifies every invariant of the ledger; exit code 1 when one is broken.
 * With `-- --head <number>:<hash>`, as published in the log or a mail to the owners, it also checks whether that was a
 * head of this audit log. Works while the server is running.
 */
const PROBLEMS: Readonly<Record<Exclude<HeadStatus, 'ours'>, string>> = {
  missing: 'does not exist: the log was cut off, or this is another database',
  rewritten: 'has another hash: the log was rewritten, or this is another database',
  broken: 'has that hash, but it or an earlier event was changed since',
};

try {
  const head = parseArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const database = await reachDatabase(config, 'verify');
  try {
    process.exitCode = await run(database.url, head);
  } finally {
    await database.leave();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 2;
}

function parseArguments(args: readonly string[]): PublishedHead | undefined {
  if (args.length === 0) return undefined;
  const [flag, text = '', ...rest] = args;
  const head = parseHead(text);
  if (flag !== '--head' || head === undefined || rest.length > 0) {
    throw new ConfigError(
      'The only argument is --head with a head of the audit log, 1042:9f86d0…, as published in a mail or the log.',
    );
  }
  return head;
}

async function run(url: string, head: PublishedHead | undefined): Promise<number> {
  // A plain pool: verifying the whole ledger takes longer than the statement timeout of the server's pool.
  const pool = createUnlimitedPool(url);
  const db = createDatabase<Database>(pool);
  try {
    const isSound = await verify(db);
    const isOurs = head === undefined || (await compare(db, head));
    return isSound && isOurs ? 0 : 1;
  } finally {
    await pool.end();
  }
}

async function verify(db: Executor): Promise<boolean> {
  const violations = await verifyLedger(db, new Date());
  if (violations.length === 0) {
    console.log(`All ${invariants.length} invariants hold.`);
    return true;
  }
  console.table(
    violations.map(({ invariant, rule, subjects }) => ({
      invariant,
      rule,
      rows: subjects.slice(0, 3).join(', '),
    })),
  );
  console.error(`${violations.length} of ${invariants.length} invariants are broken.`);
  return false;
}

async function compare(db: Executor, head: PublishedHead): Promise<boolean> {
  const answer = await checkHead(db, head);
  if (answer === 'ours') console.log(`Event ${head.id} of the audit log has that hash.`);
  else console.error(`Event ${head.id} of the audit log ${PROBLEMS[answer]}.`);
  return answer === 'ours';
}
