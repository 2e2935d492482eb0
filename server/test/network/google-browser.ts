import { finishGoogle, getGoogleUser, startGoogle } from '@sesame/contract/shop/google.ts';
import { type GoogleRegistration, register } from '@sesame/contract/shop/users.ts';
import type { CallResult, TestApp } from '../shops/start-app.ts';

export interface GoogleBrowser {
  /** Requests the address that the shop redirects this browser to for signing in. */
  start(query?: Record<string, string>): Promise<URL>;
  /** Signs in at the provider; returns the address it redirects the browser to. */
  throughProvider(to: URL): Promise<URL>;
  /** Follows the redirect; returns the page of the shop where it ends. */
  comeBack(back: URL): Promise<URL>;
  /** All steps of the sign-in. */
  signInAtGoogle(query?: Record<string, string>): Promise<URL>;
  userinfo(ticket: string): Promise<CallResult<typeof getGoogleUser>>;
  /** Registers with the Google ticket. */
  signIn(
    ticket: string,
    more?: Omit<GoogleRegistration, 'oauth_google_token'>,
  ): Promise<CallResult<typeof register>>;
  /** Every header and body that this browser received. */
  readonly received: readonly string[];
  cookie: string | undefined;
}

/** A browser with its cookie, for signing in with Google. */
export function openGoogleBrowser(app: TestApp): GoogleBrowser {
  const received: string[] = [];
  const browser: GoogleBrowser = {
    received,
    cookie: undefined,
    async start(query = {}) {
      const response = await visit(`${app.url}${startGoogle.path}?${new URLSearchParams(query)}`);
      return locationOf(response);
    },
    async throughProvider(to) {
      return locationOf(await fetch(to, { redirect: 'manual' }));
    },
    async comeBack(back) {
      if (back.pathname !== finishGoogle.path) throw new Error(`came back to ${back.pathname}`);
      return locationOf(await visit(back.href));
    },
    async signInAtGoogle(query) {
      return browser.comeBack(await browser.throughProvider(await browser.start(query)));
    },
    async userinfo(ticket) {
      return keep(
        await app.call(
          getGoogleUser,
          {},
          { headers: { authorization: `Bearer ${ticket}`, ...cookies() } },
        ),
      );
    },
    async signIn(ticket, more = {}) {
      const body = { oauth_google_token: ticket, ...more };
      return keep(await app.call(register, { body }, { headers: cookies() }));
    },
  };

  const cookies = (): Record<string, string> =>
    browser.cookie === undefined ? {} : { cookie: browser.cookie };

  async function visit(url: string): Promise<Response> {
    const response = await fetch(url, { redirect: 'manual', headers: cookies() });
    received.push(JSON.stringify([...response.headers]), await response.text());
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) browser.cookie = set.split(';', 1)[0];
    return response;
  }
  function keep<Result extends { headers: Headers; body: unknown }>(result: Result): Result {
    received.push(JSON.stringify([...result.headers]), JSON.stringify(result.body));
    return result;
  }
  return browser;
}

/** The one-time ticket in the address of a page. */
export function ticketOf(page: URL): string {
  const ticket = new URLSearchParams(page.hash.slice(1)).get('google');
  if (ticket === null) throw new Error(`no ticket in ${page.href}`);
  return ticket;
}

function locationOf(response: Response): URL {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${response.url} answered ${response.status}`);
  return new URL(location);
}
