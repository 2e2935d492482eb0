import { TOKEN_LIFE_S, TOKEN_REFRESH_MIN_LENGTH } from '@sesame/contract/limits.ts';
import { refreshToken } from '@sesame/contract/users.ts';
import { call } from './call.ts';
import { logQuietly } from './log.ts';
import { readToken, storeToken, tokenStoredAt, viewingToken } from './token-store.ts';

const REFRESH_AFTER_MS = (TOKEN_LIFE_S * 1_000) / 2;
/** After a failure the next try waits, so that a busy server is not asked at every key press. */
const PAUSE_MS = 60_000;

let nextTryAt = 0;

/** Whether a token wants a fresh one: long enough to be refreshed, and half of its life is over or its age unknown. */
export function wantsRefresh(
  token: string | null,
  storedAt: number | undefined,
  now: number,
): boolean {
  if (!token || token.length < TOKEN_REFRESH_MIN_LENGTH) return false;
  return storedAt === undefined || now - storedAt >= REFRESH_AFTER_MS;
}

/** Refreshes the token while the person is at work: at a press, a key, or a return to the tab. Returns the way to stop. */
export function keepSessionFresh(): () => void {
  // A look at somebody's shop is over when it is over.
  if (viewingToken()) return () => {};
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
  if (now < nextTryAt || !wantsRefresh(readToken(), tokenStoredAt(), now)) return;
  nextTryAt = now + PAUSE_MS;
  void withLock(refresh).catch((error: unknown) =>
    logQuietly('The token was not refreshed', error),
  );
}

async function refresh(): Promise<void> {
  const token = readToken();
  // While this tab waited for the lock another one may have done it.
  if (!token || !wantsRefresh(token, tokenStoredAt(), Date.now())) return;
  const { key } = await call(refreshToken, { body: { token } });
  // Signed out meanwhile: the answer must not sign anybody in again.
  if (readToken() === token) storeToken(key);
}

/** One tab at a time. Where locks are missing the server's overlap of the old and the new token is enough. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('sesame:refresh', work);
  else await work();
}
