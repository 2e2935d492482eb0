import * as z from 'zod/mini';
import { emptyAnswer, idInQuery, timestampField, uuidField } from './fields.ts';
import { multiline } from './multiline.ts';
import { defineRoute } from './route.ts';

/** What operators write down about a buyer, for each other. No buyer ever sees it. */
const BASE = '/api-admin/api/v1/users/:id/notes';

export const NOTE_MAX = 2_000;
/** Notes shown of one buyer: the pinned ones, then the newest. */
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
const writing = {
  tag: 'Buyers',
  auth: 'operator',
  permission: 'users:write',
  limit: 'operatorWrite',
} as const;

export const listNotes = defineRoute({
  tag: 'Buyers',
  auth: 'operator',
  permission: 'users:read',
  limit: 'operatorRead',
  id: 'listNotes',
  method: 'GET',
  path: BASE,
  summary: 'Notes about a buyer: pinned ones first, then the newest, 100 at most',
  params: z.strictObject({ id: uuidField }),
  answer: z.array(noteField),
});

export const addNote = defineRoute({
  ...writing,
  id: 'addNote',
  method: 'POST',
  path: BASE,
  summary: 'Write a note about a buyer',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({ content: contentField, pinned: z.boolean() }),
  answer: noteField,
  status: 201,
  idempotent: true,
});

/** The words are their author's to change, pinning is everybody's. */
export const changeNote = defineRoute({
  ...writing,
  id: 'changeNote',
  method: 'PUT',
  path: `${BASE}/:note`,
  summary: "Change one's own note, or pin anybody's; 409 when it changed since it was read",
  params: ofOne,
  body: z.strictObject({ content: contentField, pinned: z.boolean(), version: z.int() }),
  answer: noteField,
  errors: ['changed_meanwhile', 'forbidden'],
  current: noteField,
});

export const deleteNote = defineRoute({
  ...writing,
  id: 'deleteNote',
  method: 'DELETE',
  path: `${BASE}/:note`,
  summary: 'Delete a note; 409 when it changed since it was read',
  params: ofOne,
  query: z.strictObject({ version: idInQuery }),
  answer: emptyAnswer,
  errors: ['changed_meanwhile'],
  current: noteField,
});
