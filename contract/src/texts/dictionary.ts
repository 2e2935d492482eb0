import type { Language } from '../shared/limits.ts';
import { fillText, type TextParams } from './fill-text.ts';
import { splitByLanguage } from './split-by-language.ts';
import { type TextKey, textTable } from './text-table.ts';

/** The texts of the pages, by language and name. */
export const texts = splitByLanguage<TextKey>(
  Object.fromEntries(
    Object.entries(textTable).map(([name, [, en, ru]]) => [name, [en, ru] as const]),
  ) as Record<TextKey, readonly [en: string, ru: string]>, // The names are the same.
);

/** The serialized dictionary: texts by number, and `language`. */
export function dictionaryOf(language: Language): Record<string, string> {
  const byNumber = Object.values(textTable).map(([number, en, ru]) => [
    String(number),
    language === 'ru' ? ru : en,
  ]);
  return { ...Object.fromEntries(byNumber), language };
}

/** One text with its placeholders filled; used by the server for error texts. */
export function textOf(language: Language, key: TextKey, params?: TextParams): string {
  return fillText(texts[language][key], language, params);
}
