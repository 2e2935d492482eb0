import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** Accounts with an address of this mail host that were made since then. */
export async function countAccountsAt(db: Executor, host: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('created_at', '>', since)
    // As the index of accounts by time has it.
    .where('deleted_at', 'is', null)
    .where(sql<string>`substr(email, strpos(email, '@') + 1)`, '=', host)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Tells the operator, once a day and host. */
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
