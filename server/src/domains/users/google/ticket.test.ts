import { beforeEach, describe, expect } from 'vitest';
import type { RunningMaliciousProvider } from '../../../../../emulators/identity/start-malicious-provider.ts';
import { openGoogleBrowser } from '../../../../test/network/google-browser.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let google: RunningMaliciousProvider;
const test = shopTest(['google']);
const { app, shop } = test;
test.beforeAll(() => {
  ({ google } = shop);
});
beforeEach(() => shop.reset());

describe('a ticket', () => {
  test('works once; of twenty concurrent uses one succeeds', async () => {
    const { browser, ticket } = await shop.arrive();
    const { cookie } = browser;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const same = openGoogleBrowser(app);
        same.cookie = cookie;
        return same.signIn(ticket);
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal?.code === 'google_ticket_invalid')).toHaveLength(
      19,
    );
    expect((await browser.userinfo(ticket)).refusal?.code).toBe('google_ticket_invalid');
  });

  test.each([
    ['no cookie', () => undefined],
    ["another browser's cookie", () => `sesame-google=${'b'.repeat(43)}`],
    ['a broken cookie', () => 'sesame-google=x'],
  ])('is invalid with %s', async (_case, cookie) => {
    const { ticket } = await shop.arrive();
    const otherBrowser = openGoogleBrowser(app);
    otherBrowser.cookie = cookie();
    const before = await shop.countRows();
    expect((await otherBrowser.userinfo(ticket)).refusal?.code).toBe('google_ticket_invalid');
    expect((await otherBrowser.signIn(ticket)).refusal?.code).toBe('google_ticket_invalid');
    expect(await shop.countRows()).toEqual(before);
  });

  test('is refused with 400, never with the 401 that signs people out', async () => {
    const { browser } = await shop.arrive();
    for (const ticket of ['a'.repeat(43), 'expired', '']) {
      expect((await browser.userinfo(ticket)).status).toBe(400);
    }
    expect((await browser.signIn('a'.repeat(43))).status).toBe(400);
  });

  test('expires after five minutes and is deleted', async () => {
    const start = app.clock.now();
    const { browser, ticket } = await shop.arrive();
    app.clock.advance(5 * 60 * 1000 - 1);
    expect((await browser.userinfo(ticket)).status).toBe(200);
    app.clock.advance(1);
    expect((await browser.signIn(ticket)).refusal?.code).toBe('google_ticket_invalid');
    await app.jobs.run('delete-stale-google-sign-ins');
    app.clock.set(start);
    expect((await browser.userinfo(ticket)).refusal?.code).toBe('google_ticket_invalid');
  });
});

test('Google tokens and codes reach neither browser, log nor database', async () => {
  const { browser, ticket } = await shop.arrive();
  await browser.userinfo(ticket);
  google.forgery = 'expired';
  const failing = openGoogleBrowser(app);
  await failing.signInAtGoogle();
  google.forgery = undefined;
  const half = openGoogleBrowser(app);
  await half.throughProvider(await half.start());

  const { rows } = await app.platform.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const tables = await Promise.all(
    rows.map(({ table_name }) =>
      app.platform.pool.query<{ row: string }>(`select t::text as row from "${table_name}" t`),
    ),
  );
  const stored = tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n');
  const places = {
    browser: [...browser.received, ...failing.received].join('\n'),
    log: JSON.stringify(app.logLines),
    database: stored,
  };
  expect(google.secrets.length).toBeGreaterThan(6);
  for (const [place, text] of Object.entries(places)) {
    const found = google.secrets.filter((secret) => text.includes(secret));
    expect(found, place).toEqual([]);
  }
  // The ticket is stored as a hash, and its person sealed.
  expect(stored).not.toContain(ticket);
});
