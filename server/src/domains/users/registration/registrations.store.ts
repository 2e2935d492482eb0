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

/** Raises an alert, at most one per day and host. */
export async function alertOfRegistrations(
  db: Executor,
  { host, accounts, at }: { host: string; accounts: number; at: Date },
): Promise<void> {
  await db
    .insertInto('alerts')
    .values({
      kind: 'registrations_unusual',
      subject: `${at.toISOString().slice(0, 10)} ${host}`,
      detail: JSON.stringify({ accounts }),
      created_at: at,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}
