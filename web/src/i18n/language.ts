import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';

const NAME = 'language';

/** Names of the languages in their own language, for every list of languages. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

/** The language chosen on this device; undefined before any choice. */
export function savedLanguage(): Language | undefined {
  const saved = localStorage.getItem(NAME);
  return LANGUAGES.find((language) => language === saved);
}

export function saveLanguage(language: Language): void {
  localStorage.setItem(NAME, language);
}

export function currentLanguage(): Language {
  return savedLanguage() ?? DEFAULT_LANGUAGE;
}
