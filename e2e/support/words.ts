import type { Language } from '@sesame/contract/limits.ts';
import { en } from '@sesame/contract/texts/en.ts';
import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { ru } from '@sesame/contract/texts/ru.ts';

export type Words = (key: TextKey, params?: TextParams) => string;

/** The product's texts as a reader sees them: hard spaces look like any other. */
export function wordsOf(language: Language): Words {
  const texts = { en, ru }[language];
  return (key, params) => fillText(texts[key], language, params).replaceAll('\u00a0', ' ');
}
