import { NOTES_SHOWN } from '@sesame/contract/console/notes.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type NoteRow = Selectable<Database['user_notes']>;

export interface ListedNote extends NoteRow {
  author: string;
}

export function listNoteRows(db: Executor, userId: string): Promise<ListedNote[]> {
  return db
    .selectFrom('user_notes as n')
    .innerJoin('operators as o', 'o.id', 'n.operator_id')
    .selectAll('n')
    .select('o.name as author')
    .where('n.user_id', '=', userId)
    .orderBy('n.pinned', 'desc')
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id')
    .limit(NOTES_SHOWN)
    .execute();
}

export function insertNote(
  tx: Executor,
  note: Insertable<Database['user_notes']>,
): Promise<NoteRow> {
  return tx.insertInto('user_notes').values(note).returningAll().executeTakeFirstOrThrow();
}

/** Locks a note of this buyer and returns it with its author's name. */
export function lockNote(
  tx: Executor,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<ListedNote | undefined> {
  return tx
    .selectFrom('user_notes as n')
    .innerJoin('operators as o', 'o.id', 'n.operator_id')
    .selectAll('n')
    .select('o.name as author')
    .where('n.id', '=', note)
    .where('n.user_id', '=', id)
    .forUpdate('n')
    .executeTakeFirst();
}

export function updateNote(
  tx: Executor,
  id: string,
  change: Updateable<Database['user_notes']>,
): Promise<NoteRow> {
  return tx
    .updateTable('user_notes')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteNoteRow(tx: Executor, id: string): Promise<void> {
  await tx.deleteFrom('user_notes').where('id', '=', id).execute();
}
