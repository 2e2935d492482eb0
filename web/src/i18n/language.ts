import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sesame/contract/limits.ts';

const NAME = 'language';

/** The languages by their own names, as every list of languages shows them. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

/** What the person chose on this device; undefined before any choice. */
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
