import { addNote, changeNote, deleteNote, listNotes } from '@sesame/contract/console/notes.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { type Buyer, buildBuyer } from '../../../test/build/build-purchase.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

let author: TestOperator;
let colleague: TestOperator;
let auditor: TestOperator;
let buyer: Buyer;

const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  author = await buildOperator(app, { role: 'support' });
  colleague = await buildOperator(app, { role: 'manager' });
  auditor = await buildOperator(app, { role: 'auditor' });
  buyer = await buildBuyer(app.platform);
});

async function write(content: string, { pinned = false, about = buyer.id } = {}) {
  app.clock.advance(1_000);
  return app.call(addNote, { params: { id: about }, body: { content, pinned } }, author);
}

async function written(content: string, options: { pinned?: boolean } = {}) {
  const { status, body } = await write(content, options);
  expect(status).toBe(201);
  return body;
}

const listed = async (operator = auditor) =>
  (await app.call(listNotes, { params: { id: buyer.id } }, operator)).body;

test('lists pinned notes first, then the newest, with their authors', async () => {
  await written('asks in French');
  await written('a good customer', { pinned: true });
  await written('<img src=x onerror=alert(1)>');
  const notes = await listed();
  expect(notes.map(({ content }) => content)).toEqual([
    'a good customer',
    '<img src=x onerror=alert(1)>',
    'asks in French',
  ]);
  expect(notes[0]).toMatchObject({ author: { id: author.id }, pinned: true, edited_at: null });
});

test('adding a note requires permission, an existing buyer and content', async () => {
  const body = { content: 'a note', pinned: false };
  const refused = await app.call(addNote, { params: { id: buyer.id }, body }, auditor);
  expect(refused.status).toBe(403);
  expect((await write('a note', { about: author.id })).status).toBe(404);
  for (const content of ['', '  ', 'x'.repeat(2_001), 'a\0b']) {
    expect((await write(content)).status).toBe(400);
  }
});

test('only the author changes the text, any operator pins', async () => {
  const note = await written('calls on Fridays');
  const params = { id: buyer.id, note: note.id };
  const reword = { content: 'calls on Mondays', pinned: false, version: note.version };
  const foreign = await app.call(changeNote, { params, body: reword }, colleague);
  expect(foreign.refusal?.code).toBe('forbidden');
  const pin = { content: note.content, pinned: true, version: note.version };
  const pinned = await app.call(changeNote, { params, body: pin }, colleague);
  expect(pinned.body).toMatchObject({ pinned: true, edited_at: null, version: 2 });

  const stale = await app.call(changeNote, { params, body: reword }, author);
  expect(stale.refusal).toMatchObject({ code: 'version_conflict', current: { version: 2 } });
  const edit = { ...reword, version: 2 };
  const edited = await app.call(changeNote, { params, body: edit }, author);
  expect(edited.body).toMatchObject({ content: 'calls on Mondays', version: 3 });
  expect(edited.body.edited_at).not.toBeNull();
});

test('a note is deleted once, with its version and under its own buyer only', async () => {
  const note = await written('to be forgotten');
  const remove = (id: string, version: string) =>
    app.call(deleteNote, { params: { id, note: note.id }, query: { version } }, colleague);
  const other = await buildBuyer(app.platform);
  expect((await remove(other.id, '1')).status).toBe(404);
  expect((await remove(buyer.id, '7')).refusal?.code).toBe('version_conflict');
  expect((await remove(buyer.id, '1')).status).toBe(200);
  expect((await remove(buyer.id, '1')).status).toBe(404);
  expect((await listed()).map(({ id }) => id)).not.toContain(note.id);
});

test('audit events record the action but not the content', async () => {
  const events = await app.platform.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject', '=', `user:${buyer.id}`)
    .orderBy('id')
    .execute();
  const actions = new Set(events.map(({ action }) => action));
  expect([...actions]).toEqual(['users.add_note', 'users.change_note', 'users.delete_note']);
  expect(JSON.stringify(events.map(({ before, after }) => ({ before, after })))).not.toMatch(
    /calls on|forgotten|customer/,
  );
});
