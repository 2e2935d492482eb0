import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type DisputeFileRow = Selectable<Database['dispute_files']>;

/** Written before the file is stored, so that an interrupted upload is found and removed. */
export async function insertFile(
  db: Executor,
  file: Insertable<Database['dispute_files']>,
): Promise<void> {
  await db.insertInto('dispute_files').values(file).execute();
}

export function findFile(db: Executor, id: string): Promise<DisputeFileRow | undefined> {
  return db.selectFrom('dispute_files').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Files created before that time that no answer contains, and files of erased users.
 * @param id only this one
 */
export function findFilesToRemove(
  db: Executor,
  { before, limit, id }: { readonly before: Date; readonly limit: number; readonly id?: string },
): Promise<Pick<DisputeFileRow, 'id' | 'file'>[]> {
  return db
    .selectFrom('dispute_files as f')
    .innerJoin('payments', 'payments.id', 'f.payment_id')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('dispute_answers as a', (join) =>
      join.on(({ or, eb, ref }) =>
        or([eb('a.file_id', '=', ref('f.id')), eb('a.attachment_id', '=', ref('f.id'))]),
      ),
    )
    .select(['f.id', 'f.file'])
    .where('f.file', '<>', '')
    .where(({ or, and, eb }) =>
      or([
        eb('users.deleted_at', 'is not', null),
        and([eb('f.created_at', '<', before), eb('a.id', 'is', null)]),
      ]),
    )
    .$if(id !== undefined, (query) => query.where('f.id', '=', id ?? ''))
    .limit(limit)
    .execute();
}

export async function clearFile(db: Executor, id: string): Promise<void> {
  await db.updateTable('dispute_files').set({ file: '' }).where('id', '=', id).execute();
}
