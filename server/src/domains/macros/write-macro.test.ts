import { randomUUID } from 'node:crypto';
import {
  archiveMacro,
  createMacro,
  editMacro,
  listMacros,
  type MacroDraft,
  readMacro,
} from '@sesame/contract/console/macros.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { auditEventsOn } from '../../../test/database/read-audit-events.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

let support: TestOperator;
let auditor: TestOperator;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  support = await buildOperator(app, { role: 'support' });
  auditor = await buildOperator(app, { role: 'auditor' });
});

const draft: MacroDraft = { name: 'Thanks', action: null, body: 'Thank you', body_ru: 'Спасибо' };
const create = (over: Partial<MacroDraft> = {}, by = support) =>
  app.call(createMacro, { body: { ...draft, ...over } }, by);
const list = async (query: Parameters<typeof app.call<typeof listMacros>>[1]['query'] = {}) =>
  (await app.call(listMacros, { query }, auditor)).body.map(({ name }) => name);
const eventsOf = (id: string) => auditEventsOn(app, `macro:${id}`, ['action', 'before', 'after']);

test('creating, editing and archiving record audit events with before and after', async () => {
  const { body: made } = await create({ name: '  Days  ', action: { kind: 'extend', days: 3 } });
  expect(made).toMatchObject({ name: 'Days', version: 1, archived: false });
  const params = { id: made.id };
  const change = { ...draft, name: 'More days', action: { kind: 'extend', days: 5 } } as const;
  const { body: changed } = await app.call(
    editMacro,
    { params, body: { ...change, version: 1 } },
    support,
  );
  expect(changed).toMatchObject({ ...change, version: 2 });
  const put = (version: number, archived: boolean) =>
    app.call(archiveMacro, { params, body: { version, archived } }, support);
  expect((await put(2, true)).body).toMatchObject({ version: 3, archived: true });
  const edited = await app.call(editMacro, { params, body: { ...change, version: 3 } }, support);
  expect(edited.status).toBe(404);
  expect((await put(3, false)).body).toMatchObject({ version: 4, archived: false });
  expect((await app.call(readMacro, { params }, auditor)).body).toMatchObject({ version: 4 });
  const events = await eventsOf(made.id);
  expect(events.map(({ action }) => action)).toEqual([
    'macros.create',
    'macros.edit',
    'macros.archive',
    'macros.restore',
  ]);
  expect(events[1]).toMatchObject({ before: { name: 'Days' }, after: { name: 'More days' } });
});

test('an outdated edit answers 409 with the current version', async () => {
  const { body: made } = await create();
  const edit = (name: string) =>
    app.call(editMacro, { params: { id: made.id }, body: { ...draft, name, version: 1 } }, support);
  const answers = await Promise.all([edit('Mine'), edit('Theirs')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stale = answers.find(({ status }) => status === 409);
  expect(stale?.refusal).toMatchObject({ code: 'version_conflict', current: { version: 2 } });
  expect(await eventsOf(made.id)).toHaveLength(2);
});

test.each([
  ['an unknown placeholder', { body: 'Until {until}' }, 'text_wrong'],
  ['an unknown placeholder in Russian', { body_ru: 'До {until}' }, 'text_wrong'],
  ['an empty answer', { body: ' \u200b ' }, 'bad_request'],
  ['an answer that is too long', { body: 'a'.repeat(4_001) }, 'bad_request'],
  ['no name', { name: ' ' }, 'bad_request'],
  ['half a day', { action: { kind: 'extend', days: 0.5 } }, 'bad_request'],
  [
    'more than the whole amount',
    {
      action: { kind: 'refund', percent: 101, method: 'gateway', access: 'keep' },
    },
    'bad_request',
  ],
  [
    'a way of refunding that macros do not support',
    {
      action: { kind: 'refund', percent: 10, method: 'record', access: 'keep' },
    },
    'bad_request',
  ],
] as const)('%s is refused', async (_, over, code) => {
  // Deliberately outside the types.
  const { refusal } = await create(over as Partial<MacroDraft>);
  expect(refusal?.code).toBe(code);
});

test('macros are written with their own permission and read with that of tickets', async () => {
  const { body: made } = await create();
  expect((await create({}, auditor)).status).toBe(403);
  const content = await buildOperator(app, { role: 'content' });
  expect((await app.call(readMacro, { params: { id: made.id } }, content)).status).toBe(403);
  expect((await app.call(readMacro, { params: { id: randomUUID() } }, auditor)).status).toBe(404);
});

test('the list is sorted by name, filtered by kind, state and name, and paged', async () => {
  await app.platform.db.deleteFrom('macros').execute();
  for (let count = 10; count < 63; count++) await create({ name: `${count} percent` });
  await create({ name: 'Hold 100%', action: { kind: 'hold' } });
  const first = (await app.call(listMacros, { query: {} }, auditor)).body;
  expect(first).toHaveLength(50);
  expect(await list({ after: first.at(-1)?.id ?? '' })).toEqual([
    '60 percent',
    '61 percent',
    '62 percent',
    'Hold 100%',
  ]);
  expect(await list({ kind: 'action' })).toEqual(['Hold 100%']);
  expect(await list({ search: '0%' })).toEqual(['Hold 100%']);
  expect(await list({ kind: 'reply', search: '1 PER' })).toHaveLength(6);
  expect(await list({ state: 'archived' })).toEqual([]);
  const unknown = await app.call(listMacros, { query: { after: randomUUID() } }, auditor);
  expect(unknown.status).toBe(404);
});
