import { TOKEN_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { keepLanguageInTab } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { storeOf, watchStorage } from '../../store.ts';
import { runtimeConfig } from '../client/config.ts';
import { PERSONAL, personalOwner } from './personal-storage.ts';

/**
 * The token is stored in a cookie with a lifetime of two hours and in local storage. The cookie is read first; a token
 * that a page finds only in local storage when it opens is written back to the cookie.
 */
const NAME = 'token';
const STORED_AT = 'token_stored_at';
/** The token of an impersonation: only in this tab, where it takes precedence. */
export const IMPERSONATION_TOKEN = 'impersonation_token';

/**
 * A tab learns of a removed cookie before it learns of removed local storage. So it writes the token back only when it
 * opens: later it would restore the token that another tab removes at this moment.
 */
let wasRead = false;

/** A preference of the device, not of the person. The next person must not inherit a coupon or a referrer. */
const SURVIVES_SIGN_OUT = 'theme';

/**
 * Whether there is a token. Only the server knows whether it is valid; an invalid one is dropped at the first 401.
 * Subscribers are called for every new token, here or in another tab.
 */
export const signedIn = storeOf(
  () => readToken() !== null,
  // Cookies are shared between tabs, so the token only has to be read again.
  watchStorage(NAME),
);

export function impersonationToken(): string | null {
  return sessionStorage.getItem(IMPERSONATION_TOKEN);
}

export function readToken(): string | null {
  const impersonation = impersonationToken();
  if (impersonation) return impersonation;
  const isFirst = !wasRead;
  wasRead = true;
  const fromCookie = readCookie();
  if (fromCookie) return fromCookie;
  const stored = localStorage.getItem(NAME);
  if (stored && isFirst) writeCookie(stored, TOKEN_LIFETIME_S);
  return stored;
}

/** When the token was stored, in epoch milliseconds; undefined when another page stored it. */
export function tokenStoredAt(): number | undefined {
  const known = Number(localStorage.getItem(STORED_AT));
  return localStorage.getItem(NAME) === readCookie() && known > 0 ? known : undefined;
}

export function storeToken(token: string): void {
  localStorage.setItem(STORED_AT, String(Date.now()));
  localStorage.setItem(NAME, token);
  writeCookie(token, TOKEN_LIFETIME_S);
  signedIn.changed();
}

/**
 * Removes the token and all data of the person in local storage. After a session that only ended, `keepsPersonal` leaves
 * what is for the same person (`personal-storage.ts`). An impersonation ends on a separate page, so that the account of
 * another person signed in here is not shown in its place.
 */
export function dropToken({ keepsPersonal = false } = {}): void {
  if (impersonationToken()) {
    location.replace(paths.impersonation());
    return;
  }
  keepLanguageInTab();
  const keeps = keepsPersonal && personalOwner() !== null;
  for (const name of Object.keys(localStorage)) {
    const survives = name === SURVIVES_SIGN_OUT || (keeps && name.startsWith(PERSONAL));
    if (!survives) localStorage.removeItem(name);
  }
  writeCookie('', 0);
  signedIn.changed();
}

function readCookie(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${NAME}=`));
  return pair ? decodeURIComponent(pair.slice(NAME.length + 1)) || null : null;
}

function writeCookie(token: string, lifetimeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const domain = runtimeConfig.cookieDomain ? `; Domain=${runtimeConfig.cookieDomain}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Max-Age=${lifetimeS}; Path=/; SameSite=Lax${secure}${domain}`;
}
