import { CompiledQuery } from 'kysely';
import {
  invariants,
  type Violation,
  verifyLedger,
} from '../../src/ledger-verification/verify-ledger.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Text of one statement, so that a connection plans it once for all tests of a shop. */
const allInvariants = invariants
  .map(({ sql }) => `(select 1 from (${sql}) broken limit 1)`)
  .join('\nunion all\n');

/**
 * The ledger verification for the end of a test, in one statement: it runs after each of thousands of tests, and one
 * statement per rule costs eight times as much. When a rule is broken, the real one names it.
 */
export async function verifyAtOnce(db: Platform['db'], now: Date): Promise<readonly Violation[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(allInvariants, [now]));
  return rows.length === 0 ? [] : verifyLedger(db, now);
}
