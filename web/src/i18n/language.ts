import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';

const NAME = 'language';

/** Names of the languages in their own language, for every list of languages. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

/** The language chosen on this device; undefined before any choice. */
export function savedLanguage(): Language | undefined {
  return languageIn(localStorage);
}

export function saveLanguage(language: Language): void {
  localStorage.setItem(NAME, language);
  rememberLanguage(language);
}

/** Keeps the language for the server, which sends the next page drawn in it; the cookie contains no personal data. */
export function rememberLanguage(language: Language): void {
  if (document.cookie.split('; ').includes(`${NAME}=${language}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API is missing in older Safari
  document.cookie = `${NAME}=${language}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`;
}

export function currentLanguage(): Language {
  return savedLanguage() ?? languageIn(sessionStorage) ?? firstLanguage();
}

/** Signing out clears local storage; this tab keeps its language until another one is chosen or an account signs in. */
export function keepLanguageInTab(): void {
  sessionStorage.setItem(NAME, currentLanguage());
}

function languageIn(storage: Storage): Language | undefined {
  return known(storage.getItem(NAME));
}

/**
 * Before any choice: in the shop the language of a link with `?lang=`, else that of the settings, else English; in the
 * console the language of the browser.
 */
function firstLanguage(): Language {
  const isConsole = /^\/admin(?:\/|$)/.test(location.pathname);
  // The server writes the shop's language there.
  const ofShop = known(document.documentElement.dataset.language ?? null) ?? DEFAULT_LANGUAGE;
  if (!isConsole) return languageOfLink() ?? ofShop;
  const preferred = navigator.languages.map((tag) => known(tag.slice(0, 2)));
  return preferred.find((language) => language !== undefined) ?? ofShop;
}

/** The language that a shared link asks for. */
export function languageOfLink(): Language | undefined {
  return known(new URLSearchParams(location.search).get('lang'));
}

function known(name: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === name);
}
