import type { Language } from '@sesame/contract/limits.ts';

/** The operator's words in the reader's language; English stands in where the other was left empty. */
export function localText(language: Language, english: string, russian: string): string {
  return language === 'ru' && russian.trim() ? russian : english;
}
