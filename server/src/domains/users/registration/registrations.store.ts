import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Accounts of this mail host created since then. */
export async function countAccountsAt(db: Executor, host: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('created_at', '>', since)
    // Condition of the partial index on creation time.
    .where('deleted_at', 'is', null)
    .where(sql<string>`substr(email, strpos(email, '@') + 1)`, '=', host)
    .executeTakeFirstOrThrow();
  return Number(count);
}
