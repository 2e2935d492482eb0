import { beforeEach, describe, expect } from 'vitest';
import type { RunningMaliciousProvider } from '../../../../../emulators/identity/start-malicious-provider.ts';
import { openGoogleBrowser, ticketOf } from '../../../../test/network/google-browser.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let google: RunningMaliciousProvider;
const test = shopTest(['google']);
const { app, shop } = test;
test.beforeAll(() => {
  ({ google } = shop);
});
beforeEach(() => shop.reset());

describe('the return from Google', () => {
  test.each([
    ['an unknown state', (back: URL) => back.searchParams.set('state', 'a'.repeat(43))],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['two states', (back: URL) => back.searchParams.append('state', 'b'.repeat(43))],
  ])('with %s fails', async (_case, corrupt) => {
    const browser = openGoogleBrowser(app);
    const back = await browser.throughProvider(await browser.start());
    corrupt(back);
    const before = [...google.calls];
    const response = await fetch(back, {
      redirect: 'manual',
      headers: { cookie: browser.cookie ?? '' },
    });
    expect(response.headers.get('location') ?? '').not.toMatch(/#google=[\w-]{43}/);
    expect(google.calls.slice(before.length)).not.toContain('/token');
  });

  test('is bound to the browser that started: a link from an attacker fails', async () => {
    const attacker = openGoogleBrowser(app);
    const back = await attacker.throughProvider(await attacker.start());
    const victim = openGoogleBrowser(app);
    await victim.start();
    expect((await victim.comeBack(back)).href).toBe(`${app.url}/login#google=expired`);
    const stranger = openGoogleBrowser(app);
    expect((await stranger.comeBack(back)).href).toBe(`${app.url}/login#google=expired`);
  });

  test('works once: the same code and state are refused again', async () => {
    const browser = openGoogleBrowser(app);
    const back = await browser.throughProvider(await browser.start());
    expect(ticketOf(await browser.comeBack(back))).toMatch(/^[\w-]{43}$/);
    expect((await browser.comeBack(back)).hash).toBe('#google=expired');
  });

  test('with a code used elsewhere shows the error of Google and creates no account', async () => {
    const browser = openGoogleBrowser(app);
    const used = await browser.throughProvider(await browser.start());
    await browser.comeBack(used);
    const fresh = await browser.throughProvider(await browser.start());
    fresh.searchParams.set('code', used.searchParams.get('code') ?? '');
    const before = await shop.countRows();
    const ticket = ticketOf(await browser.comeBack(fresh));
    expect((await browser.userinfo(ticket)).refusal).toMatchObject({
      code: 'google_refused',
      reason: 'Bad Request: the code was used.',
    });
    expect((await browser.signIn(ticket)).refusal?.code).toBe('google_refused');
    expect(await shop.countRows()).toEqual(before);
  });

  test('with a code stolen from another browser fails PKCE', async () => {
    const victim = openGoogleBrowser(app);
    const stolen = await victim.throughProvider(await victim.start());
    const otherBrowser = openGoogleBrowser(app);
    const back = await otherBrowser.throughProvider(await otherBrowser.start());
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    const ticket = ticketOf(await otherBrowser.comeBack(back));
    expect((await otherBrowser.userinfo(ticket)).refusal?.code).toBe('google_refused');
  });

  test('expires after ten minutes', async () => {
    const start = app.clock.now();
    const browser = openGoogleBrowser(app);
    const back = await browser.throughProvider(await browser.start());
    app.clock.advance(10 * 60 * 1000);
    expect((await browser.comeBack(back)).hash).toBe('#google=expired');
    app.clock.set(start);
  });

  test.each([
    [{ error: 'access_denied' }, 'access_denied'],
    [
      { error: 'access_denied', error_description: 'The person <b>said</b>\u202e no.\n' },
      'The person <b>said</b> no.',
    ],
    [{ error: 'server_error', error_description: 'x'.repeat(2_000) }, 'x'.repeat(300)],
  ])('with %j shows the error of Google as text of limited length', async (params, reason) => {
    const browser = openGoogleBrowser(app);
    const to = await browser.start({ from: 'register' });
    const back = new URL(to.searchParams.get('redirect_uri') ?? '');
    back.search = String(
      new URLSearchParams({ state: to.searchParams.get('state') ?? '', ...params }),
    );
    const page = await browser.comeBack(back);
    expect(page.pathname).toBe('/register');
    expect(page.href).not.toContain('access_denied');
    expect((await browser.userinfo(ticketOf(page))).refusal).toMatchObject({
      code: 'google_refused',
      reason,
    });
  });

  test('in a second tab does not break the first', async () => {
    const browser = openGoogleBrowser(app);
    const first = await browser.throughProvider(await browser.start());
    const second = await browser.throughProvider(await browser.start());
    expect((await browser.userinfo(ticketOf(await browser.comeBack(second)))).status).toBe(200);
    expect((await browser.userinfo(ticketOf(await browser.comeBack(first)))).status).toBe(200);
  });
});
