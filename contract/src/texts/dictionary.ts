import type { Language } from '../shared/limits.ts';
import { en } from './en.ts';
import { fillText, type TextParams } from './fill-text.ts';
import { type TextKey, type Texts, textKeys } from './keys.ts';
import { ru } from './ru.ts';

export const texts: Readonly<Record<Language, Texts>> = { en, ru };

/** The serialized dictionary: texts by number, and `language`. */
export function dictionaryOf(language: Language): Record<string, string> {
  const words = texts[language];
  const byNumber = Object.entries(textKeys).map(([name, number]) => [
    String(number),
    // The keys of `textKeys` are exactly the keys of every `Texts`.
    words[name as TextKey],
  ]);
  return { ...Object.fromEntries(byNumber), language };
}

/** One text with its placeholders filled; used by the server for error texts. */
export function textOf(language: Language, key: TextKey, params?: TextParams): string {
  return fillText(texts[language][key], language, params);
}
