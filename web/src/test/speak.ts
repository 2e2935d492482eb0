import type { Language } from '@sesame/contract/shared/limits.ts';
import { loadDictionary } from '../i18n/dictionary-store.ts';
import { saveLanguage } from '../i18n/language.ts';

/** Loads the texts as the page does at its start. Needs a `fakeServer`. */
export async function speak(language: Language): Promise<void> {
  saveLanguage(language);
  await loadDictionary();
}
