import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropToken, storeToken } from '../../api/session/token-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { speak } from '../../test/speak.ts';
import { App } from '../app.tsx';
import { routes } from './routes.ts';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  window.scrollTo = vi.fn();
  // No call is answered: a screen has its title before its data.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeServer();
  document.title = 'Sesame';
});
afterEach(() => {
  dropToken();
  localStorage.clear();
  sessionStorage.clear();
});

const cases = LANGUAGES.flatMap((language) => routes.map((route) => ({ language, route })));

async function titleOf(path: string, language: Language): Promise<string> {
  await speak(language);
  history.replaceState(null, '', path);
  const page = render(<App />);
  await waitFor(() => expect(document.title).not.toBe('Sesame'));
  const { title } = document;
  page.unmount();
  return title;
}

test.each(cases)('$route.path has its own title in $language', async ({ language, route }) => {
  if (route.access === 'user') storeToken('A'.repeat(43));
  const title = await titleOf(route.path.replace(/:\w+/g, '1'), language);
  expect(title).toMatch(/^\S.* · Sesame$/);
  expect(/[а-яё]/i.test(title)).toBe(language === 'ru');
});
