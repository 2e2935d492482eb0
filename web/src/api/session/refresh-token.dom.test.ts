import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { refreshToken } from '@sesame/contract/shop/session.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { needsRefresh } from './refresh-token.ts';
import { dropToken, readToken, storeToken } from './token-store.ts';

const token = 'A'.repeat(43);
const fresh = 'B'.repeat(43);

describe('needsRefresh', () => {
  test.each([
    ['no token', null, 0, 5 * HOUR_MS, false],
    ['a token of 40 characters of any age', 'A'.repeat(40), 0, 5 * HOUR_MS, false],
    ['a token of 41 characters', 'A'.repeat(41), 0, HOUR_MS, true],
    ['a young token', token, 0, HOUR_MS - 1, false],
    ['a token past half of its life', token, 0, HOUR_MS, true],
    ['a token of unknown age', token, undefined, 0, true],
  ])('%s', (_, given, storedAt, now, expected) => {
    expect(needsRefresh(given, storedAt, now)).toBe(expected);
  });
});

describe('refreshSession', () => {
  let server: ReturnType<typeof fakeServer>;
  let stop = () => {};

  beforeEach(async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    server = fakeServer();
    server.answer(refreshToken, { key: fresh });
    storeToken(token);
    // The pause after an attempt is state of the module, so each test imports it anew.
    vi.resetModules();
    const page = await import('./refresh-token.ts');
    stop = page.refreshSession();
  });
  afterEach(() => {
    stop();
    dropToken();
  });

  const press = () => window.dispatchEvent(new Event('keydown'));

  test('keeps a young token', () => {
    press();
    expect(server.calls).toEqual([]);
  });

  test('exchanges the token when the user is active after an hour', async () => {
    vi.advanceTimersByTime(HOUR_MS);
    press();
    await vi.waitFor(() => expect(readToken()).toBe(fresh));
    expect(server.callsOf(refreshToken)).toMatchObject([{ body: { token } }]);
    press();
    expect(server.callsOf(refreshToken)).toHaveLength(1);
  });

  test('does nothing without user activity', () => {
    vi.advanceTimersByTime(2 * HOUR_MS);
    expect(server.calls).toEqual([]);
  });

  test('keeps the old token when the server is busy, and retries a minute later', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.refuse(refreshToken, 'unavailable');
    vi.advanceTimersByTime(HOUR_MS);
    press();
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    press();
    expect(server.callsOf(refreshToken)).toHaveLength(1);
    expect(readToken()).toBe(token);
    vi.advanceTimersByTime(60_000);
    press();
    await vi.waitFor(() => expect(server.callsOf(refreshToken)).toHaveLength(2));
  });

  test('does not sign a user in again who signed out during the exchange', async () => {
    server.answer(refreshToken, () => {
      dropToken();
      return { key: fresh };
    });
    vi.advanceTimersByTime(HOUR_MS);
    press();
    await vi.waitFor(() => expect(server.callsOf(refreshToken)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(readToken()).toBeNull();
  });
});
