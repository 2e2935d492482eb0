import type { Insertable } from 'kysely';
import type { Database } from '../../src/database.types.ts';
import { insertRows } from '../rows.ts';
import type { TestApp } from '../shops/start-app.ts';

/** Stores a version of the partner rules as if owners had approved it. */
export async function setRules(
  { platform }: Pick<TestApp, 'platform'>,
  change: Partial<Insertable<Database['referral_rules']>>,
): Promise<void> {
  const { db, clock } = platform;
  const { version: _, ...rules } = await db
    .selectFrom('referral_rules')
    .selectAll()
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  const created_at = clock.now();
  await insertRows(db, 'referral_rules', { ...rules, ...change, created_at });
}
