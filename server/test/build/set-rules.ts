import type { Insertable } from 'kysely';
import type { Database } from '../../src/database.types.ts';
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
  await db
    .insertInto('referral_rules')
    .values({ ...rules, ...change, created_at })
    .execute();
}
