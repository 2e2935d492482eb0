import type { Language } from '@sesame/contract/limits.ts';
import { loadDictionary } from '../i18n/dictionary-store.ts';
import { saveLanguage } from '../i18n/language.ts';

/** Brings the texts into the page, as its start does. Needs a `fakeServer`. */
export async function speak(language: Language): Promise<void> {
  saveLanguage(language);
  await loadDictionary();
}
