import { TOKEN_LIFETIME_S, TOKEN_REFRESH_MIN_LENGTH } from '@sesame/contract/shared/limits.ts';
import { refreshToken } from '@sesame/contract/shop/session.ts';
import { call } from '../client/call.ts';
import { logQuietly } from '../client/log.ts';
import { impersonationToken, readToken, storeToken, tokenStoredAt } from './token-store.ts';

const REFRESH_AFTER_MS = (TOKEN_LIFETIME_S * 1_000) / 2;
/** Pause after a failure, so that a busy server does not get a request per key press. */
const PAUSE_MS = 60_000;

let nextTryAt = 0;

/** Whether a token should be refreshed: it is long enough, and half of its lifetime is over or its age is unknown. */
export function needsRefresh(
  token: string | null,
  storedAt: number | undefined,
  now: number,
): boolean {
  if (!token || token.length < TOKEN_REFRESH_MIN_LENGTH) return false;
  return storedAt === undefined || now - storedAt >= REFRESH_AFTER_MS;
}

/**
 * Refreshes the token while the user is active: on a click, a key, or a return to the tab. Returns the stop function.
 */
export function refreshSession(): () => void {
  // The token of an impersonation is never refreshed.
  if (impersonationToken()) return () => {};
  const stopping = new AbortController();
  const listen = { signal: stopping.signal, passive: true };
  for (const sign of ['pointerdown', 'keydown'])
    window.addEventListener(sign, refreshIfOld, listen);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') refreshIfOld();
    },
    listen,
  );
  refreshIfOld();
  return () => stopping.abort();
}

function refreshIfOld(): void {
  const now = Date.now();
  if (now < nextTryAt || !needsRefresh(readToken(), tokenStoredAt(), now)) return;
  nextTryAt = now + PAUSE_MS;
  void withLock(refresh).catch((error: unknown) =>
    logQuietly('The token was not refreshed', error),
  );
}

async function refresh(): Promise<void> {
  const token = readToken();
  // Another tab may have refreshed it while this one waited for the lock.
  if (!token || !needsRefresh(token, tokenStoredAt(), Date.now())) return;
  const { key } = await call(refreshToken, { body: { token } });
  // After a sign-out in the meantime the answer must not sign the user in again.
  if (readToken() === token) storeToken(key);
}

/** One tab at a time. Without Web Locks, the period in which the server accepts both tokens is enough. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('sesame:refresh', work);
  else await work();
}
