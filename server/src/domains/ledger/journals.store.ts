import type { Insertable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

/** One statement, because the partner balances are updated per statement. */
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
