import { TOKEN_LIFE_S } from '@sesame/contract/shared/limits.ts';
import { keepLanguageInTab } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { runtimeConfig } from '../client/config.ts';

/**
 * The token is stored in a cookie with a lifetime of two hours and in local storage. The cookie is read first; a token
 * found only in local storage is written back to the cookie.
 */
const NAME = 'token';
const STORED_AT = 'token_stored_at';
/** The token of an impersonation: only in this tab, where it takes precedence. */
export const IMPERSONATION_TOKEN = 'impersonation_token';

/** A preference of the device, not of the person. The next person must not inherit a coupon or a referrer. */
const SURVIVES_SIGN_OUT = ['theme'];

const listeners = new Set<() => void>();

export function impersonationToken(): string | null {
  return sessionStorage.getItem(IMPERSONATION_TOKEN);
}

export function readToken(): string | null {
  const impersonation = impersonationToken();
  if (impersonation) return impersonation;
  const fromCookie = readCookie();
  if (fromCookie) return fromCookie;
  const stored = localStorage.getItem(NAME);
  if (stored) writeCookie(stored, TOKEN_LIFE_S);
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
  writeCookie(token, TOKEN_LIFE_S);
  notify();
}

/**
 * Removes the token and all personal data in local storage. An impersonation ends on a separate page, so that the
 * account of another person signed in here is not shown in its place.
 */
export function dropToken(): void {
  if (impersonationToken()) {
    location.replace(paths.impersonation());
    return;
  }
  keepLanguageInTab();
  const kept = SURVIVES_SIGN_OUT.map((name) => [name, localStorage.getItem(name)] as const);
  localStorage.clear();
  for (const [name, value] of kept) if (value !== null) localStorage.setItem(name, value);
  writeCookie('', 0);
  notify();
}

/** Calls back when the token changes, here or in another tab. */
export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

/** Cookies are shared between tabs, so listeners only have to read again. */
function followOtherTab(event: StorageEvent): void {
  if (event.key === NAME || event.key === null) notify();
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

function readCookie(): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${NAME}=`));
  return pair ? decodeURIComponent(pair.slice(NAME.length + 1)) || null : null;
}

function writeCookie(token: string, lifeS: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const domain = runtimeConfig.cookieDomain ? `; Domain=${runtimeConfig.cookieDomain}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Max-Age=${lifeS}; Path=/; SameSite=Lax${secure}${domain}`;
}
