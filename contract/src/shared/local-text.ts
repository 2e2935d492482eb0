import type { Language } from './limits.ts';

/** An operator's text in the reader's language, with the English one as fallback. */
export function localText(language: Language, english: string, russian: string): string {
  return language === 'ru' && russian.trim() ? russian : english;
}

/** What has a title that buyers read. */
export interface Titled {
  readonly title: string;
  /** Empty: the same as `title`. */
  readonly title_ru: string;
}

/** The title in the reader's language. */
export function titleIn(language: Language, { title, title_ru }: Titled): string {
  return localText(language, title, title_ru);
}
