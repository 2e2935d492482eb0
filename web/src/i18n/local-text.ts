import type { Language } from '@sesame/contract/shared/limits.ts';

/** An operator's text in the reader's language, with the English one as fallback. */
export function localText(language: Language, english: string, russian: string): string {
  return language === 'ru' && russian.trim() ? russian : english;
}
