import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentLanguage, saveLanguage } from './language.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(path: string, languages: readonly string[]): void {
  history.replaceState(null, '', path);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

describe('before any choice', () => {
  test.each([
    ['/admin', ['ru-RU', 'en'], 'ru'],
    ['/admin/payments', ['ru'], 'ru'],
    ['/admin', ['en-GB', 'ru'], 'en'],
    ['/admin', ['de-DE', 'ru-RU', 'en'], 'ru'],
    ['/admin', ['de'], 'en'],
    ['/admin', [], 'en'],
    ['/login', ['ru-RU'], 'en'],
    ['/administration', ['ru-RU'], 'en'],
  ])('the page %s of a browser in %j is in "%s"', (path, languages, language) => {
    open(path, languages);
    expect(currentLanguage()).toBe(language);
  });
});

test('the shop opens in the language of its settings, the console in one that the browser reads', () => {
  document.documentElement.dataset.language = 'ru';
  open('/login', ['en']);
  expect(currentLanguage()).toBe('ru');
  open('/login?lang=en', ['ru']);
  expect(currentLanguage()).toBe('en');
  open('/admin', ['en']);
  expect(currentLanguage()).toBe('en');
  open('/admin', ['de']);
  expect(currentLanguage()).toBe('ru');
  delete document.documentElement.dataset.language;
});

test('the language chosen on the device wins over that of the browser', () => {
  open('/admin', ['ru-RU']);
  saveLanguage('en');
  expect(currentLanguage()).toBe('en');
});
