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

/** Keeps the language for the server, which sends the next page drawn in it; the cookie is about no person. */
export function rememberLanguage(language: Language): void {
  if (document.cookie.split('; ').includes(`${NAME}=${language}`)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has had no Cookie Store API for long
  document.cookie = `${NAME}=${language}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`;
}

export function currentLanguage(): Language {
  return savedLanguage() ?? languageIn(sessionStorage) ?? firstLanguage();
}

/** Signing out clears local storage; this tab continues in its language until an account or a person chooses another. */
export function keepLanguageInTab(): void {
  sessionStorage.setItem(NAME, currentLanguage());
}

function languageIn(storage: Storage): Language | undefined {
  return known(storage.getItem(NAME));
}

/**
 * Before any choice the shop is in the language that its settings name, English as long as they name none, or in that of
 * a link with `?lang=`, and the console in the language of the browser.
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
