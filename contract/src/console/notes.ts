import * as z from 'zod/mini';
import { emptyAnswer, idInQuery, timestampField, uuidField } from '../shared/fields.ts';
import { multiline } from '../shared/multiline.ts';
import { versionOrNoneField } from './fields.ts';
import { consoleRoutes } from './routes.ts';

export const NOTE_MAX = 2_000;
/** Maximum number of notes listed for one buyer: pinned first, then the newest. */
export const NOTES_SHOWN = 100;

const contentField = multiline(z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX)));

export const noteField = z.strictObject({
  id: uuidField,
  author: z.strictObject({ id: uuidField, name: z.string() }),
  content: z.string(),
  pinned: z.boolean(),
  version: z.int(),
  created_at: timestampField,
  edited_at: z.nullable(timestampField),
});
export type Note = z.output<typeof noteField>;

const ofOne = z.strictObject({ id: uuidField, note: uuidField });

/** Operators' notes about a buyer. Buyers never see them. */
const routes = consoleRoutes({ tag: 'Buyers', read: 'users:read', write: 'users:write' });

export const listNotes = routes.get('listNotes', '/users/:id/notes', {
  summary: 'Notes about a buyer: pinned ones first, then the newest, at most 100',
  params: z.strictObject({ id: uuidField }),
  answer: z.array(noteField),
});

export const addNote = routes.post('addNote', '/users/:id/notes', {
  summary: 'Write a note about a buyer',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({ content: contentField, pinned: z.boolean() }),
  answer: noteField,
  status: 201,
  idempotent: true,
});

/** Only the author may edit the text; any operator may pin. */
export const changeNote = routes.put('changeNote', '/users/:id/notes/:note', {
  summary: 'Edit an own note, or pin any note; 409 when it changed since it was read',
  params: ofOne,
  body: z.strictObject({
    content: contentField,
    pinned: z.boolean(),
    version: versionOrNoneField,
  }),
  answer: noteField,
  errors: ['version_conflict', 'forbidden'],
  current: noteField,
});

export const deleteNote = routes.delete('deleteNote', '/users/:id/notes/:note', {
  summary: 'Delete a note; 409 when it changed since it was read',
  params: ofOne,
  query: z.strictObject({ version: idInQuery }),
  answer: emptyAnswer,
  errors: ['version_conflict'],
  current: noteField,
});
