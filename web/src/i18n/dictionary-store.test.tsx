import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { dictionaryOf } from '@sesame/contract/texts/dictionary.ts';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { changeLanguage, dictionary, loadDictionary } from './dictionary-store.ts';
import { saveLanguage } from './language.ts';
import { renewTexts } from './renew-texts.ts';
import { useI18n } from './use-i18n.ts';

function Texts() {
  const { t } = useI18n();
  return <p>{t('months', { count: 5 })}</p>;
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
});

describe('the texts of the page', () => {
  test('come from the server, in English by default', async () => {
    await loadDictionary();
    expect(server.callsOf(getDictionary)).toMatchObject([{ body: { language: 'en' } }]);
    render(<Texts />);
    expect(screen.getByText('5 months')).toBeTruthy();
    expect(document.documentElement.lang).toBe('en');
  });

  test('are available at once on the next visit, and are refreshed in the background', async () => {
    saveLanguage('ru');
    localStorage.setItem('dictionary', JSON.stringify(dictionaryOf('ru')));
    server.answer(getDictionary, { ...dictionaryOf('ru'), 86: 'новые слова' });
    const loading = loadDictionary();
    expect(dictionary.get().phase).toBe('ready');
    render(<Texts />);
    expect(screen.getByText('5 месяцев')).toBeTruthy();
    await act(() => loading);
    expect(screen.getByText('новые слова')).toBeTruthy();
  });

  test('stay when the refresh fails', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('dictionary', JSON.stringify(dictionaryOf('en')));
    server.silence(getDictionary);
    await loadDictionary();
    expect(dictionary.get().phase).toBe('ready');
    expect(log).toHaveBeenCalledOnce();
  });

  test.each([
    ['of another language', JSON.stringify(dictionaryOf('ru'))],
    ['of an older page that misses a key', JSON.stringify({ language: 'en', 1: 'Dashboard' })],
    ['that is broken', '{"language":'],
    ['of another shape', '{"language":"en","1":{}}'],
  ])('are not read from a stored copy %s', async (_, saved) => {
    localStorage.setItem('dictionary', saved);
    const loading = loadDictionary();
    expect(dictionary.get().phase).toBe('loading');
    await loading;
    expect(dictionary.get()).toMatchObject({ phase: 'ready', language: 'en' });
  });

  test('are failed when they could not be loaded', async () => {
    server.silence(getDictionary);
    await loadDictionary();
    expect(dictionary.get().phase).toBe('failed');
  });
});

test('a text saved in development appears once the restarting server answers with it', async () => {
  await loadDictionary();
  render(<Texts />);
  server.silence(getDictionary);
  const renewed = renewTexts(1);
  await vi.waitFor(() => expect(server.callsOf(getDictionary).length).toBeGreaterThan(2));
  server.answer(getDictionary, { ...dictionaryOf('en'), 86: '{count} mths' });
  await act(() => renewed);
  expect(screen.getByText('5 mths')).toBeTruthy();
});

describe('changing the language', () => {
  test('changes the texts, the page and the stored choice', async () => {
    await loadDictionary();
    render(<Texts />);
    await act(() => changeLanguage('ru'));
    expect(screen.getByText('5 месяцев')).toBeTruthy();
    expect(document.documentElement.lang).toBe('ru');
    expect(localStorage.getItem('language')).toBe('ru');
    expect(JSON.parse(localStorage.getItem('dictionary') ?? '')).toMatchObject({ language: 'ru' });
  });

  test('changes nothing when the texts cannot be loaded', async () => {
    await loadDictionary();
    server.silence(getDictionary);
    await expect(changeLanguage('ru')).rejects.toMatchObject({ code: 'offline' });
    expect(dictionary.get()).toMatchObject({ language: 'en' });
    expect(localStorage.getItem('language')).toBeNull();
  });
});
