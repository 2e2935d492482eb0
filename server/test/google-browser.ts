import { finishGoogle, getGoogleUser, startGoogle } from '@sesame/contract/google.ts';
import { type GoogleRegistration, register } from '@sesame/contract/users.ts';
import type { CallResult, TestApp } from './start-app.ts';

export interface GoogleBrowser {
  /** Where the shop sends this browser to sign in. */
  start(query?: Record<string, string>): Promise<URL>;
  /** Goes through the provider and answers the address on which it sends the browser back. */
  throughProvider(to: URL): Promise<URL>;
  /** Follows the way back; answers the page of the shop it ends on. */
  comeBack(back: URL): Promise<URL>;
  /** All of it. */
  signInAtGoogle(query?: Record<string, string>): Promise<URL>;
  userinfo(ticket: string): Promise<CallResult<typeof getGoogleUser>>;
  /** The registration's Google variant. */
  enter(
    ticket: string,
    more?: Omit<GoogleRegistration, 'oauth_google_token'>,
  ): Promise<CallResult<typeof register>>;
  /** Every header and body that reached this browser. */
  readonly received: readonly string[];
  cookie: string | undefined;
}

/** A browser with its cookie, as far as signing in by Google goes. */
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
    async enter(ticket, more = {}) {
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

/** The one-time ticket that a page was opened with. */
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
