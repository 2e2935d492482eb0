import type { Insertable } from 'kysely';
import type { Database } from '../../database.types.ts';
import { compileOnce, type Slots } from '../../platform/db/compile-once.ts';
import type { Executor } from '../../platform/platform.ts';

const posting = compileOnce(
  (
    db,
    {
      journal,
      entries,
    }: Slots<{
      journal: Insertable<Database['journals']>;
      entries: readonly Insertable<Database['journal_entries']>[];
    }>,
  ) =>
    db
      .with('journal', (cte) => cte.insertInto('journals').values(journal))
      .insertInto('journal_entries')
      .values([...entries]),
);

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
  await posting.execute(tx, { journal, entries });
}
