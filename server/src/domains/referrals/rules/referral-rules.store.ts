import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ReferralRules = Selectable<Database['referral_rules']>;

/** The rules now in force. */
export function currentRules(db: Executor): Promise<ReferralRules> {
  return db
    .selectFrom('referral_rules')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export function getRules(db: Executor, version: number): Promise<ReferralRules> {
  return db
    .selectFrom('referral_rules')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}

/** Serializes the creation of versions. */
export async function lockRules(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('referral rules', 0))`.execute(tx);
}

export function insertRules(
  tx: Executor,
  rules: Insertable<Database['referral_rules']>,
): Promise<ReferralRules> {
  return tx.insertInto('referral_rules').values(rules).returningAll().executeTakeFirstOrThrow();
}
