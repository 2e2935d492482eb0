import pg from 'pg';
import { auditLedger, invariants } from '../audit/audit-ledger.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { createDatabase } from '../platform/db/database.ts';
import { reachDatabase } from './reach-database.ts';

/** `npm run audit`: checks every invariant of the ledgers; exit 1 when one is broken. Works beside a running server. */

try {
  const config = readConfig(process.env);
  const database = await reachDatabase(config, 'audit');
  try {
    process.exitCode = await audit(database.url);
  } finally {
    await database.leave();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 2;
}

async function audit(url: string): Promise<number> {
  // A plain pool: the whole ledger takes longer than the server's own lets a call take.
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const violations = await auditLedger(createDatabase<Database>(pool), new Date());
  await pool.end();
  if (violations.length === 0) {
    console.log(`All ${invariants.length} invariants hold.`);
    return 0;
  }
  console.table(
    violations.map(({ invariant, rule, subjects }) => ({
      invariant,
      rule,
      rows: subjects.slice(0, 3).join(', '),
    })),
  );
  console.error(`${violations.length} of ${invariants.length} invariants are broken.`);
  return 1;
}
