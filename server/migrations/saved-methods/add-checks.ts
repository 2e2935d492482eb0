import { type Kysely, sql } from 'kysely';
import { describeColumns } from '../describe-table.ts';

/** When saved methods were looked up at their gateways. */
export async function addMethodChecks(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_methods add column checked_at timestamptz, add column missing_since timestamptz;
    create index saved_methods_to_check on saved_methods (coalesce(checked_at, created_at)) where state = 'active';
  `.execute(db);
  await describeColumns(db, 'saved_methods', {
    checked_at: 'When its gateway was last asked for it; null before the first time.',
    missing_since: 'Since when the gateway does not keep it any more; null while it does.',
  });
}
