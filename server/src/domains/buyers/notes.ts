import type {
  addNote as addRoute,
  changeNote as changeRoute,
  Note,
} from '@sesame/contract/operator-notes.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { findUser, lockUser } from '../users/index.ts';
import {
  deleteNoteRow,
  insertNote,
  type ListedNote,
  listNoteRows,
  lockNote,
  updateNote,
} from './notes.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>;
type OfOne = { readonly id: string; readonly note: string };
/** Their name stands beside what they write. */
type Author = DoneBy & { readonly operator: Pick<Operator, 'id' | 'name'> };

/*
 * The record of acts says who wrote, changed and deleted a note, and never what it said: acts stay for ever, and what is known
 * of a person goes when their account is erased.
 */

export async function listNotes({ db }: Pick<Platform, 'db'>, userId: string): Promise<Note[]> {
  if ((await findUser(db, userId)) === undefined) refuse('not_found');
  return (await listNoteRows(db, userId)).map(onWire);
}

export function addNote(
  platform: Needs,
  { id, content, pinned }: { readonly id: string } & BodyOf<typeof addRoute>,
  { operator, request }: Author,
): Promise<Note> {
  return inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    // Nothing is noted about somebody who was erased.
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    const note = await insertNote(tx, {
      id: platform.ids.uuid(),
      user_id: id,
      operator_id: operator.id,
      content,
      pinned,
      created_at: platform.clock.now(),
    });
    await recordAct(tx, platform, {
      operator,
      request,
      action: 'users.add_note',
      subject: `user:${id}`,
      after: { note: note.id, pinned },
    });
    return onWire({ ...note, author: operator.name });
  });
}

/** Other people's words stay theirs; whether a note is pinned is for everybody to say. */
export function changeNote(
  platform: Needs,
  { id, note, content, pinned, version }: OfOne & BodyOf<typeof changeRoute>,
  by: DoneBy,
): Promise<Note> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockSeenNote(tx, { id, note }, version);
    const isReworded = content !== before.content;
    if (isReworded && before.operator_id !== by.operator.id) refuse('forbidden');
    const after = await updateNote(tx, note, {
      content,
      pinned,
      version: before.version + 1,
      ...(isReworded && { edited_at: platform.clock.now() }),
    });
    await recordAct(tx, platform, {
      ...by,
      action: 'users.change_note',
      subject: `user:${id}`,
      before: { note, pinned: before.pinned },
      after: { note, pinned, reworded: isReworded },
    });
    return onWire({ ...after, author: before.author });
  });
}

export function deleteNote(
  platform: Needs,
  { id, note, version }: OfOne & { readonly version: number },
  by: DoneBy,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockSeenNote(tx, { id, note }, version);
    await deleteNoteRow(tx, note);
    await recordAct(tx, platform, {
      ...by,
      action: 'users.delete_note',
      subject: `user:${id}`,
      before: { note, pinned: before.pinned, written_by: before.operator_id },
    });
  });
}

async function lockSeenNote(tx: Executor, which: OfOne, version: number): Promise<ListedNote> {
  const row = await lockNote(tx, which);
  if (row === undefined) refuse('not_found');
  if (row.version !== version) refuse('changed_meanwhile', { current: onWire(row) });
  return row;
}

function onWire(row: ListedNote): Note {
  return {
    id: row.id,
    author: { id: row.operator_id, name: row.author },
    content: row.content,
    pinned: row.pinned,
    version: row.version,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  };
}
