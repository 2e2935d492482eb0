import type { Language } from '@sesame/contract/shared/limits.ts';
import { en } from '@sesame/contract/texts/en.ts';
import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { ru } from '@sesame/contract/texts/ru.ts';

export type Translate = (key: TextKey, params?: TextParams) => string;

/** The product's texts in a language, with non-breaking spaces replaced by ordinary ones. */
export function translatorOf(language: Language): Translate {
  const texts = { en, ru }[language];
  return (key, params) => fillText(texts[key], language, params).replaceAll('\u00a0', ' ');
}
