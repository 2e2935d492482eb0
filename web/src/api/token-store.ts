import { TOKEN_LIFE_S } from '@sesame/contract/limits.ts';
import { paths } from '../paths.ts';
import { runtimeConfig } from './config.ts';
import { keptCodeNames } from './kept-codes.ts';

/**
 * Where the token lives: a cookie that ends after two hours, and local storage. The cookie is asked first;
 * a token found only in local storage is written back to the cookie.
 */
const NAME = 'token';
const STORED_AT = 'token_stored_at';
/** Of an operator who sees the shop as somebody does: in this tab alone, and in place of any other. */
export const VIEWING_TOKEN = 'viewing_token';

/** Choices of the device, not of the person: they outlive a sign-out. */
const KEPT_AT_SIGN_OUT = ['language', 'dictionary', 'theme', ...keptCodeNames];

const listeners = new Set<() => void>();

export function viewingToken(): string | null {
  return sessionStorage.getItem(VIEWING_TOKEN);
}

export function readToken(): string | null {
  const viewing = viewingToken();
  if (viewing) return viewing;
  const fromCookie = readCookie();
  if (fromCookie) return fromCookie;
  const stored = localStorage.getItem(NAME);
  if (stored) writeCookie(stored, TOKEN_LIFE_S);
  return stored;
}

/** When the token was stored, in epoch milliseconds; undefined when it came some other way. */
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
 * Forgets the token and whatever else local storage holds of this person. A look at somebody's shop ends on a page of its own:
 * nothing of whoever else is signed in here takes its place.
 */
export function dropToken(): void {
  if (viewingToken()) {
    location.replace(paths.viewing());
    return;
  }
  const kept = KEPT_AT_SIGN_OUT.map((name) => [name, localStorage.getItem(name)] as const);
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

/** Cookies are shared between tabs, so there is nothing to copy: whoever listens reads again. */
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
