import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentLanguage } from '../../i18n/language.ts';
import { dropToken, readToken, signedIn, storeToken, tokenStoredAt } from './token-store.ts';

const token = 'A'.repeat(43);
const other = 'B'.repeat(43);
const setCookie = vi.spyOn(document, 'cookie', 'set');

beforeEach(() => {
  dropToken();
  localStorage.clear();
  setCookie.mockClear();
});

/** The store of a page that has just opened. */
function openPage(): Promise<typeof import('./token-store.ts')> {
  vi.resetModules();
  return import('./token-store.ts');
}

describe('the token', () => {
  test('is stored in the cookie and in local storage', () => {
    storeToken(token);
    expect(document.cookie).toBe(`token=${token}`);
    expect(localStorage.getItem('token')).toBe(token);
  });

  test('has a cookie of two hours for this host, SameSite Lax', () => {
    storeToken(token);
    expect(setCookie).toHaveBeenLastCalledWith(
      `token=${token}; Max-Age=7200; Path=/; SameSite=Lax`,
    );
  });

  test('is read from the cookie first', () => {
    storeToken(token);
    localStorage.setItem('token', other);
    expect(readToken()).toBe(token);
  });

  test('is otherwise read from local storage and written back to the cookie', async () => {
    localStorage.setItem('token', token);
    const page = await openPage();
    expect(page.readToken()).toBe(token);
    expect(document.cookie).toBe(`token=${token}`);
  });

  test('whose cookie another tab removes is not restored from local storage that is still old', async () => {
    storeToken(token);
    const page = await openPage();
    expect(page.readToken()).toBe(token);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = 'token=; Max-Age=0; Path=/';
    expect(page.readToken()).toBe(token);
    expect(document.cookie).toBe('');
    localStorage.removeItem('token');
    expect(page.readToken()).toBeNull();
  });

  test('is null when it is in neither', () => {
    expect(readToken()).toBeNull();
  });

  test('has no known age when another page stored it', () => {
    storeToken(token);
    expect(tokenStoredAt()).toBeTypeOf('number');
    localStorage.setItem('token', other);
    expect(tokenStoredAt()).toBeUndefined();
  });
});

describe('signing out', () => {
  test('clears the cookie and local storage, except for the theme; the tab keeps its language', () => {
    storeToken(token);
    localStorage.setItem('language', 'ru');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('saved_coupon', '{}');
    dropToken();
    expect(document.cookie).toBe('');
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(currentLanguage()).toBe('ru');
  });
});

describe('a listener', () => {
  test('is called on changes here and in other tabs, until it unsubscribes', () => {
    const listener = vi.fn();
    const leave = signedIn.subscribe(listener);
    storeToken(token);
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    leave();
    storeToken(other);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
