import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { textNumbers } from '@sesame/contract/texts/keys.ts';
import { call } from '../api/client/call.ts';
import { logQuietly } from '../api/client/log.ts';
import { createStore } from '../store.ts';
import { currentLanguage, saveLanguage } from './language.ts';

/** Texts by number, as answered by the call, with `language` among them. */
type Dictionary = Readonly<Record<string, string>>;

export type DictionaryState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'ready'; language: Language; texts: Dictionary };

const CACHE = 'dictionary';

export const dictionary = createStore<DictionaryState>({ phase: 'loading' });

/**
 * Loads the texts of the saved language. A copy stored at the last visit is shown at once and refreshed in the
 * background; without one the page waits. Called before React starts, and again to retry.
 */
export async function loadDictionary(): Promise<void> {
  const language = currentLanguage();
  const saved = savedDictionary(language);
  set(saved ? { phase: 'ready', language, texts: saved } : { phase: 'loading' });
  try {
    await refreshDictionary(language);
  } catch (error) {
    if (saved) logQuietly('Texts were not renewed', error);
    else set({ phase: 'failed' });
  }
}

/** Shows the server's current texts of a language. */
export async function refreshDictionary(language: Language): Promise<void> {
  show(language, await fetchDictionary(language));
}

/** Changes the language once its texts are loaded; until then, and if loading fails, nothing changes. */
export async function changeLanguage(language: Language): Promise<void> {
  const texts = await fetchDictionary(language);
  saveLanguage(language);
  show(language, texts);
}

/** Another tab changed the language; its texts are already in local storage. */
export function followLanguageOfOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== CACHE) return;
    const language = currentLanguage();
    const saved = savedDictionary(language);
    if (saved) set({ phase: 'ready', language, texts: saved });
  });
}

async function fetchDictionary(language: Language): Promise<Dictionary> {
  return await call(getDictionary, { body: { language } });
}

function show(language: Language, texts: Dictionary): void {
  // The language may have changed while these texts were loading.
  if (language !== currentLanguage()) return;
  const content = JSON.stringify(texts);
  if (content === localStorage.getItem(CACHE) && dictionary.get().phase === 'ready') return;
  localStorage.setItem(CACHE, content);
  set({ phase: 'ready', language, texts });
}

function set(next: DictionaryState): void {
  if (next.phase === 'ready') document.documentElement.lang = next.language;
  dictionary.set(next);
}

/** The stored copy, if it has this language and a text for every key of this version. */
function savedDictionary(language: Language): Dictionary | undefined {
  const texts = parseSaved(localStorage.getItem(CACHE));
  if (!texts || texts.language !== language || !LANGUAGES.includes(language)) return undefined;
  return textNumbers.every((number) => number in texts) ? texts : undefined;
}

function parseSaved(content: string | null): Dictionary | undefined {
  if (!content) return undefined;
  try {
    const saved: unknown = JSON.parse(content);
    const answer = getDictionary.answer.safeParse(saved);
    return answer.success ? answer.data : undefined;
  } catch {
    return undefined;
  }
}
