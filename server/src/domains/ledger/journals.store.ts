import type { Insertable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

/** In one statement: the balances of partners are kept per statement. */
export async function insertJournal(
  tx: Executor,
  journal: Insertable<Database['journals']>,
  entries: readonly Insertable<Database['journal_entries']>[],
): Promise<void> {
  if (entries.length === 0) {
    await tx.insertInto('journals').values(journal).execute();
    return;
  }
  await tx
    .with('journal', (db) => db.insertInto('journals').values(journal))
    .insertInto('journal_entries')
    .values([...entries])
    .execute();
}
