import type {
  addNote as addRoute,
  changeNote as changeRoute,
  Note,
} from '@sesame/contract/console/notes.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
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
/** The name is returned with the note. */
type Author = Actor & { readonly operator: Pick<Operator, 'id' | 'name'> };

/*
 * Audit events name the author of a change to a note but never its content: they are kept forever, while personal data
 * is deleted with the account.
 */

export async function listNotes({ db }: Pick<Platform, 'db'>, userId: string): Promise<Note[]> {
  if ((await findUser(db, userId)) === undefined) refuse('not_found');
  return (await listNoteRows(db, userId)).map(serialize);
}

export function addNote(
  platform: Needs,
  { id, content, pinned }: { readonly id: string } & BodyOf<typeof addRoute>,
  { operator, request }: Author,
): Promise<Note> {
  return inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    // Erased accounts get no notes.
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    const note = await insertNote(tx, {
      id: platform.ids.uuid(),
      user_id: id,
      operator_id: operator.id,
      content,
      pinned,
      created_at: platform.clock.now(),
    });
    await recordAuditEvent(tx, platform, {
      operator,
      request,
      action: 'users.add_note',
      subject: `user:${id}`,
      after: { note: note.id, pinned },
    });
    return serialize({ ...note, author: operator.name });
  });
}

/** Changes a note. Only the author may change the text; any operator may pin or unpin it. */
export function changeNote(
  platform: Needs,
  { id, note, content, pinned, version }: OfOne & BodyOf<typeof changeRoute>,
  by: Actor,
): Promise<Note> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockExpectedNote(tx, { id, note }, version);
    const isReworded = content !== before.content;
    if (isReworded && before.operator_id !== by.operator.id) refuse('forbidden');
    const after = await updateNote(tx, note, {
      content,
      pinned,
      version: before.version + 1,
      ...(isReworded && { edited_at: platform.clock.now() }),
    });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.change_note',
      subject: `user:${id}`,
      before: { note, pinned: before.pinned },
      after: { note, pinned, reworded: isReworded },
    });
    return serialize({ ...after, author: before.author });
  });
}

export function deleteNote(
  platform: Needs,
  { id, note, version }: OfOne & { readonly version: number },
  by: Actor,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockExpectedNote(tx, { id, note }, version);
    await deleteNoteRow(tx, note);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.delete_note',
      subject: `user:${id}`,
      before: { note, pinned: before.pinned, written_by: before.operator_id },
    });
  });
}

async function lockExpectedNote(tx: Executor, which: OfOne, version: number): Promise<ListedNote> {
  const row = await lockNote(tx, which);
  if (row === undefined) refuse('not_found');
  if (row.version !== version) refuse('version_conflict', { current: serialize(row) });
  return row;
}

function serialize(row: ListedNote): Note {
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
