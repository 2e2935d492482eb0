import type { AnnouncementDraft } from '@sesame/contract/console/announcements.ts';
import { closeAnnouncement, getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { updateUser } from '@sesame/contract/shop/session.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, vi } from 'vitest';
import { buildAnnouncement } from '../../../test/build/build-announcement.ts';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { type Buyer, buildBuyer, buildProduct } from '../../../test/build/build-purchase.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { getRow, insertRows, updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { signInAs } from '../../../test/sign-in-as.ts';
import { UNSAFE_HTML, xssCorpus } from '../../../test/xss-corpus.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const SECOND_MS = 1_000;

let operator: { token: string };
const test = shopTest([], { now: NOW });
const { app } = test;
beforeEach(async () => {
  app.clock.set(NOW);
  await sql`delete from announcement_dismissals`.execute(app.platform.db);
  await sql`delete from announcements`.execute(app.platform.db);
  operator = await buildOperator(app, { role: 'content' });
});

const build = (over: Partial<AnnouncementDraft>) => buildAnnouncement(app, operator.token, over);
const shownTo = async (token: string) => (await app.call(getAnnouncement, {}, { token })).body;
const titleFor = async (token: string) => (await shownTo(token))?.title;
const close = async (id: number, token: string) =>
  (await app.call(closeAnnouncement, { body: { id } }, { token })).status;
const at = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();

async function buildSubscriber(endsAt: string): Promise<Buyer> {
  const buyer = await buildBuyer(app.platform);
  const { id: productId } = await buildProduct(app.platform);
  await insertRows(app, 'subscriptions', {
    id: app.platform.ids.uuid(),
    user_id: buyer.id,
    product_id: productId,
    anchor_day: 10,
    ends_at: new Date(endsAt),
    created_at: app.clock.now(),
  });
  return buyer;
}

describe('the audience of an announcement', () => {
  test.each([
    ['all', { subscriber: 'to all', former: 'to all', newcomer: 'to all' }],
    ['with_subscription', { subscriber: 'to all', former: undefined, newcomer: undefined }],
    ['without_subscription', { subscriber: undefined, former: 'to all', newcomer: 'to all' }],
  ] as const)('%s: shown as %o', async (audience, seen) => {
    await build({ title: 'to all', audience });
    const people = {
      subscriber: await buildSubscriber(at(SECOND_MS)),
      former: await buildSubscriber(NOW),
      newcomer: await buildBuyer(app.platform),
    };
    expect({
      subscriber: await titleFor(people.subscriber.token),
      former: await titleFor(people.former.token),
      newcomer: await titleFor(people.newcomer.token),
    }).toEqual(seen);
  });

  test('a language selects the users who use it', async () => {
    await build({ title: 'for English', language: 'en' });
    await build({ title: 'for Russian', language: 'ru' });
    const { token } = await buildUser(app);
    expect(await titleFor(token)).toBe('for English');
    await app.call(updateUser, { body: { language: 'ru' } }, { token });
    expect(await titleFor(token)).toBe('for Russian');
  });

  test('an announcement for others does not hide one that matches', async () => {
    await build({ title: 'for all' });
    await build({ title: 'for subscribers', audience: 'with_subscription', priority: 9 });
    await build({ title: 'for Russian', language: 'ru', priority: 8 });
    expect(await titleFor((await buildBuyer(app.platform)).token)).toBe('for all');
  });
});

describe('the time of an announcement', () => {
  test('lasts from its start until just before its end', async () => {
    await build({ title: 'limited', starts_at: at(0), ends_at: at(60 * SECOND_MS) });
    const { token } = await buildBuyer(app.platform);
    const seen = [];
    for (const ms of [-1, 0, 60 * SECOND_MS - 1, 60 * SECOND_MS]) {
      app.clock.set(at(ms));
      seen.push(await titleFor(token));
    }
    expect(seen).toEqual([undefined, 'limited', 'limited', undefined]);
  });

  test('does not matter before priority; of equal priority the newest comes first', async () => {
    await build({ title: 'older', priority: 5 });
    await build({ title: 'newer', priority: 5 });
    await build({ title: 'lesser', priority: 4 });
    const { token } = await buildBuyer(app.platform);
    const seen = [];
    for (let shown = await shownTo(token); shown !== null; shown = await shownTo(token)) {
      seen.push(shown.title);
      expect(await close(shown.id, token)).toBe(200);
    }
    expect(seen).toEqual(['newer', 'older', 'lesser']);
  });
});

describe('closing an announcement', () => {
  test('hides it from that user on every device, and from no other user', async () => {
    const { id } = await build({ title: 'news' });
    const person = await buildUser(app);
    const otherDevice = await signInAs(app, person.email, person.password);
    const other = await buildUser(app);
    for (let twice = 0; twice < 2; twice++) expect(await close(id, person.token)).toBe(200);
    expect(await shownTo(person.token)).toBeNull();
    expect(await shownTo(otherDevice)).toBeNull();
    expect(await titleFor(other.token)).toBe('news');
  });

  test('on ten devices at once is stored once', async () => {
    const { id } = await build({ title: 'news' });
    const { token } = await buildUser(app);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => close(id, token)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await app.platform.db.selectFrom('announcement_dismissals').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  test.each([999_999, 2_147_483_647])('with the unknown id %d answers 404', async (id) => {
    const { token } = await buildUser(app);
    expect(await close(id, token)).toBe(404);
  });
});

describe('the content of an announcement', () => {
  test('in an empty language is filled from the other one', async () => {
    await build({
      title: '',
      title_ru: 'Только по-русски',
      description: 'Only in English',
      description_ru: '  ',
      button_text: 'Go',
      button_text_ru: 'Вперёд',
      button_href: '/partners',
    });
    expect(await shownTo((await buildBuyer(app.platform)).token)).toMatchObject({
      title: 'Только по-русски',
      title_ru: 'Только по-русски',
      description: 'Only in English',
      description_ru: 'Only in English',
      button_text: 'Go',
      button_text_ru: 'Вперёд',
      button_href: '/partners',
    });
  });

  test('contains no script in any spelling, from a new draft or from an old row', async () => {
    const { token } = await buildBuyer(app.platform);
    const all = (html: string) => ({
      title: html,
      title_ru: html,
      description: html,
      description_ru: html,
      button_text: html,
      button_text_ru: html,
    });
    const { id } = await build(all('clean'));
    for (const html of xssCorpus) {
      const { id: written } = await build({ ...all(html), priority: 9 });
      const stored = await getRow(app, 'announcements', { id: written });
      expect(Object.values(stored).join('\n')).not.toMatch(UNSAFE_HTML);
      await close(written, token);

      await updateRows(app, 'announcements', { id }, all(html));
      const shown = await shownTo(token);
      expect(shown?.id).toBe(id);
      for (const text of Object.values(shown ?? {})) {
        if (typeof text === 'string') expect(text).not.toMatch(UNSAFE_HTML);
      }
    }
  });
});

describe('the request for an announcement', () => {
  test('is one statement, including the session check', async () => {
    await build({ title: 'news', audience: 'without_subscription', language: 'en' });
    const { token } = await buildBuyer(app.platform);
    const queries = vi.spyOn(app.platform.pool, 'query');
    const connected = vi.spyOn(app.platform.pool, 'connect');
    expect(await titleFor(token)).toBe('news');
    const statements = queries.mock.calls.length;
    // The pool's `query` takes its connection through `connect`.
    expect({ statements, connections: connected.mock.calls.length }).toEqual({
      statements: 1,
      connections: 1,
    });
    queries.mockRestore();
    connected.mockRestore();
  });

  test('finds the running one among a thousand that have ended', async () => {
    await sql`
      insert into announcements (title, title_ru, priority, ends_at)
      select 'over', 'over', n % 7, ${app.clock.now()}::timestamptz from generate_series(1, 1000) n`.execute(
      app.platform.db,
    );
    await build({ title: 'news', priority: -1 });
    expect(await titleFor((await buildBuyer(app.platform)).token)).toBe('news');
  });

  test('needs a valid token', async () => {
    expect((await app.call(getAnnouncement, {}, { token: 'x' })).status).toBe(401);
  });
});
