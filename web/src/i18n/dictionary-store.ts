import { getDictionary } from '@sesame/contract/languages.ts';
import { LANGUAGES, type Language } from '@sesame/contract/limits.ts';
import { textNumbers } from '@sesame/contract/texts/keys.ts';
import { call } from '../api/call.ts';
import { logQuietly } from '../api/log.ts';
import { currentLanguage, saveLanguage } from './language.ts';

/** Words by number, as the call answers them, with `language` among them. */
type Dictionary = Readonly<Record<string, string>>;

export type DictionaryState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'ready'; language: Language; words: Dictionary };

const CACHE = 'dictionary';

let state: DictionaryState = { phase: 'loading' };
const listeners = new Set<() => void>();

export function dictionaryState(): DictionaryState {
  return state;
}

export function subscribeToDictionary(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Brings the words of the saved language. A copy kept from the last visit is shown at once and renewed in the
 * background; without one the page waits. Called before React starts, and again to retry.
 */
export async function loadDictionary(): Promise<void> {
  const language = currentLanguage();
  const kept = keptDictionary(language);
  set(kept ? { phase: 'ready', language, words: kept } : { phase: 'loading' });
  try {
    show(language, await fetchDictionary(language));
  } catch (error) {
    if (kept) logQuietly('Texts were not renewed', error);
    else set({ phase: 'failed' });
  }
}

/** Shows the page in another language once its words are here; until then, and if they do not come, nothing changes. */
export async function changeLanguage(language: Language): Promise<void> {
  const words = await fetchDictionary(language);
  saveLanguage(language);
  show(language, words);
}

/** Another tab changed the language: its words are already in local storage. */
export function followLanguageOfOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== CACHE) return;
    const language = currentLanguage();
    const kept = keptDictionary(language);
    if (kept) set({ phase: 'ready', language, words: kept });
  });
}

async function fetchDictionary(language: Language): Promise<Dictionary> {
  return await call(getDictionary, { body: { language } });
}

function show(language: Language, words: Dictionary): void {
  // The language may have been changed while these words were on their way.
  if (language !== currentLanguage()) return;
  const content = JSON.stringify(words);
  if (content === localStorage.getItem(CACHE) && state.phase === 'ready') return;
  localStorage.setItem(CACHE, content);
  set({ phase: 'ready', language, words });
}

function set(next: DictionaryState): void {
  state = next;
  if (next.phase === 'ready') document.documentElement.lang = next.language;
  for (const listener of [...listeners]) listener();
}

/** The kept copy, if it is of this language and has a word for every key that this version of the page uses. */
function keptDictionary(language: Language): Dictionary | undefined {
  const words = parseKept(localStorage.getItem(CACHE));
  if (!words || words.language !== language || !LANGUAGES.includes(language)) return undefined;
  return textNumbers.every((number) => number in words) ? words : undefined;
}

function parseKept(content: string | null): Dictionary | undefined {
  if (!content) return undefined;
  try {
    const kept: unknown = JSON.parse(content);
    const answer = getDictionary.answer.safeParse(kept);
    return answer.success ? answer.data : undefined;
  } catch {
    return undefined;
  }
}
