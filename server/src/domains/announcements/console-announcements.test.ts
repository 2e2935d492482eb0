import {
  type AnnouncementDraft,
  archiveAnnouncement,
  createAnnouncement,
  editAnnouncement,
  endAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  readAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import { getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import { announcementDraft, buildAnnouncement } from '../../../test/build/build-announcement.ts';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildBuyer } from '../../../test/build/build-purchase.ts';
import { updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const LATER = '2026-03-11T12:00:00.000Z';

let operator: TestOperator;
let eventsBefore: number;
const test = shopTest([], { now: NOW });
const { app } = test;
beforeEach(async () => {
  app.clock.set(NOW);
  await sql`delete from announcements`.execute(app.platform.db);
  operator = await buildOperator(app, { role: 'content' });
  const { rows } = await sql<{ id: number }>`select max(id) as id from audit_events`.execute(
    app.platform.db,
  );
  eventsBefore = rows[0]?.id ?? 0;
});

const build = (over: Partial<AnnouncementDraft> = {}) =>
  buildAnnouncement(app, operator.token, over);
const by = () => ({ token: operator.token });
const params = (id: number) => ({ id: String(id) });

function events() {
  return app.platform.db
    .selectFrom('audit_events')
    .select(['operator_id', 'action', 'subject', 'before', 'after'])
    .where('id', '>', eventsBefore)
    .orderBy('id')
    .execute();
}

async function shownTitle(): Promise<string | undefined> {
  const { token } = await buildBuyer(app.platform);
  return (await app.call(getAnnouncement, {}, { token })).body?.title;
}

describe('an operator', () => {
  test('creates an announcement, stored as it was written but cleaned', async () => {
    const made = await build({
      title: '<b>Sale</b><script>alert(1)</script>',
      starts_at: NOW,
      ends_at: LATER,
      audience: 'without_subscription',
      language: 'ru',
      priority: 7,
      button_href: 'https://shop.example/sale',
    });
    expect(made).toMatchObject({
      title: '<b>Sale</b>',
      starts_at: NOW,
      ends_at: LATER,
      audience: 'without_subscription',
      language: 'ru',
      priority: 7,
      button_href: 'https://shop.example/sale',
      version: 1,
      state: 'running',
      created_at: NOW,
    });
    const read = await app.call(readAnnouncement, { params: params(made.id) }, by());
    expect(read.body).toEqual(made);
  });

  test('cannot store texts that are too long once cleaned; older ones stay', async () => {
    const draft = announcementDraft({ title: 'News', description: '&'.repeat(1_001) });
    const refused = await app.call(createAnnouncement, { body: draft }, by());
    expect(refused).toMatchObject({
      status: 400,
      refusal: { fields: [{ path: 'body.description', code: 'too_big' }] },
    });
    const { id } = await build({ description: '&'.repeat(1_000) });
    await updateRows(app, 'announcements', { id }, { description: '&amp;'.repeat(1_200) });
    const { status, body } = await app.call(listAnnouncements, { query: {} }, by());
    expect({ status, ids: body.map((one) => one.id) }).toEqual({ status: 200, ids: [id] });
  });

  test('edits one; each change is an audit event with before and after', async () => {
    const made = await build({ title: 'Old' });
    app.clock.advance(60_000);
    const edited = await app.call(
      editAnnouncement,
      { params: params(made.id), body: { ...announcementDraft({ title: 'New' }), version: 1 } },
      by(),
    );
    expect(edited.body).toMatchObject({
      title: 'New',
      version: 2,
      created_at: NOW,
      updated_at: '2026-03-10T12:01:00.000Z',
    });
    const subject = `announcement:${made.id}`;
    const operator_id = operator.id;
    expect(await events()).toEqual([
      { operator_id, action: 'announcements.create', subject, before: null, after: made },
      { operator_id, action: 'announcements.edit', subject, before: made, after: edited.body },
    ]);
    expect(await shownTitle()).toBe('New');
  });

  test('gets a version conflict when editing an older version', async () => {
    const { id } = await build({ title: 'Old' });
    const edit = (title: string) =>
      app.call(
        editAnnouncement,
        { params: params(id), body: { ...announcementDraft({ title }), version: 1 } },
        by(),
      );
    const answers = await Promise.all([edit('One'), edit('Two'), edit('Three')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual([
      'version_conflict',
      'version_conflict',
    ]);
    expect(await events()).toHaveLength(2);
  });

  test('ends an announcement at once, and ending it again changes nothing', async () => {
    const { id } = await build({ ends_at: LATER });
    const end = (version: number) =>
      app.call(endAnnouncement, { params: params(id), body: { version } }, by());
    expect((await end(1)).body).toMatchObject({ state: 'ended', ends_at: NOW, version: 2 });
    expect(await shownTitle()).toBeUndefined();
    app.clock.advance(60_000);
    expect((await end(2)).body).toMatchObject({ ends_at: NOW, version: 2 });
    expect(await events()).toHaveLength(2);
  });

  test.each([
    ['planned', LATER],
    ['starting now', NOW],
  ])('ends an announcement that is %s before it was shown', async (_when, starts_at) => {
    const { id } = await build({ starts_at });
    const ended = await app.call(
      endAnnouncement,
      { params: params(id), body: { version: 1 } },
      by(),
    );
    expect(ended.body).toMatchObject({ state: 'ended', starts_at: null, ends_at: NOW });
    app.clock.set('2026-03-12T00:00:00.000Z');
    expect(await shownTitle()).toBeUndefined();
  });

  test('archives an announcement: it is not shown and cannot be changed any longer', async () => {
    const { id } = await build();
    const input = { params: params(id), body: { version: 1 } };
    expect((await app.call(archiveAnnouncement, input, by())).body).toMatchObject({
      state: 'archived',
    });
    expect(await shownTitle()).toBeUndefined();
    const again = { params: params(id), body: { version: 2 } };
    expect((await app.call(archiveAnnouncement, again, by())).status).toBe(404);
    expect((await app.call(endAnnouncement, again, by())).status).toBe(404);
    const edit = { params: params(id), body: { ...announcementDraft(), version: 2 } };
    expect((await app.call(editAnnouncement, edit, by())).status).toBe(404);
    expect((await app.call(readAnnouncement, { params: params(id) }, by())).status).toBe(200);
  });

  test('previews an announcement as buyers would see it, without storing it', async () => {
    const body = announcementDraft({ title: '', title_ru: '<i>Скоро</i><img src=x>' });
    const { body: shown } = await app.call(previewAnnouncement, { body }, by());
    expect(shown).toEqual({
      title: '<i>Скоро</i>',
      title_ru: '<i>Скоро</i>',
      description: '',
      description_ru: '',
      button_text: '',
      button_text_ru: '',
      button_href: '',
      image: null,
      image_alt: '',
      image_alt_ru: '',
    });
    expect(await app.platform.db.selectFrom('announcements').select('id').execute()).toEqual([]);
    expect(await events()).toEqual([]);
  });

  test('lists announcements by state, newest first, page by page', async () => {
    const planned = await build({ title: 'planned', starts_at: LATER });
    const running = await build({ title: 'running' });
    const ended = await build({ title: 'ended', ends_at: NOW });
    const archived = await build({ title: 'archived' });
    const put = { params: params(archived.id), body: { version: 1 } };
    await app.call(archiveAnnouncement, put, by());
    const titles = async (query: { state?: typeof planned.state; before?: string }) =>
      (await app.call(listAnnouncements, { query }, by())).body.map(({ title }) => title);
    for (const { state, title } of [planned, running, ended]) {
      expect(await titles({ state })).toEqual([title]);
    }
    expect(await titles({ state: 'archived' })).toEqual(['archived']);
    expect(await titles({})).toEqual(['archived', 'ended', 'running', 'planned']);
    await sql`insert into announcements (title, title_ru) select 'more', '' from generate_series(1, 60)`.execute(
      app.platform.db,
    );
    const first = (await app.call(listAnnouncements, { query: {} }, by())).body;
    expect(first).toHaveLength(50);
    const before = String(first.at(-1)?.id);
    expect(await titles({ before })).toHaveLength(14);
  });

  test('creates one announcement however often the same call is repeated', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-console' };
    const body = announcementDraft();
    const make = () => app.call(createAnnouncement, { body }, { ...by(), headers });
    const [first, second] = [await make(), await make()];
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await events()).toHaveLength(1);
  });
});

describe('a draft is refused:', () => {
  const bad: Record<string, Partial<Record<keyof AnnouncementDraft | 'id', unknown>>> = {
    'no title in any language': { title: ' ', title_ru: '' },
    'an end at its start': { starts_at: NOW, ends_at: NOW },
    'an end before its start': { starts_at: LATER, ends_at: NOW },
    'a timestamp without a time zone': { starts_at: '2026-03-10T12:00:00' },
    'an audience that does not exist': { audience: 'everybody' },
    'a language that does not exist': { language: 'de' },
    'a title of 301 characters': { title: 'x'.repeat(301) },
    'a description of 5,001 characters': { description: 'x'.repeat(5_001) },
    'a priority that is not an integer': { priority: 1.5 },
    'a priority out of range': { priority: 1_001 },
    'an unknown field': { id: 7 },
    'a picture from another site': { image: 'https://evil.example/x.webp' },
    'a picture outside the media folder': { image: '/media/../secrets.webp' },
  };
  test.each(Object.entries(bad))('%s', async (_what, over) => {
    // Deliberately not a draft.
    const body = { ...announcementDraft(), ...over } as AnnouncementDraft;
    const { status, refusal } = await app.call(createAnnouncement, { body }, by());
    expect({ status, code: refusal?.code }).toEqual({ status: 400, code: 'bad_request' });
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://',
    'https://a b',
    'https://shop.example\n',
    'partners',
    'ftp://shop.example',
  ])('a button that leads to %j', async (button_href) => {
    const body = announcementDraft({ button_href });
    expect((await app.call(createAnnouncement, { body }, by())).status).toBe(400);
  });

  test.each(['', '/', '/partners?tab=stats', 'https://shop.example/путь', 'mailto:a@shop.example'])(
    'but a button may lead to %j',
    async (button_href) => {
      expect((await build({ button_href })).button_href).toBe(button_href);
    },
  );

  test('a picture that was never uploaded', async () => {
    const body = announcementDraft({ image: `/media/${'a'.repeat(32)}.webp` });
    const { status, refusal } = await app.call(createAnnouncement, { body }, by());
    expect({ status, code: refusal?.code }).toEqual({
      status: 400,
      code: 'announcement_image_unknown',
    });
  });

  test.each([readAnnouncement, editAnnouncement, endAnnouncement, archiveAnnouncement])(
    '$id answers 404 for an unknown announcement',
    async (route) => {
      const address = `${app.url}${route.path.replace(':id', '999999')}`;
      const version = { version: 1 };
      const body = route === editAnnouncement ? { ...announcementDraft(), ...version } : version;
      const response = await fetch(address, {
        method: route.method,
        headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
        ...(route.method !== 'GET' && { body: JSON.stringify(body) }),
      });
      expect(response.status).toBe(404);
    },
  );
});

test('announcements are exported, filtered by state', async () => {
  await build({ title: '=SUM(1)', title_ru: '' });
  await build({ title: 'Later', starts_at: LATER });
  const answer = await fetch(`${app.url}${listAnnouncements.export.path}?state=running`, {
    headers: { authorization: `Bearer ${operator.token}` },
  });
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(",'=SUM(1),");
});
