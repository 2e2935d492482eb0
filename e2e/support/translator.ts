import type { Language } from '@sesame/contract/shared/limits.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';

export type Translate = (key: TextKey, params?: TextParams) => string;

/** The product's texts in a language, with non-breaking spaces replaced by ordinary ones. */
export function translatorOf(language: Language): Translate {
  return (key, params) =>
    fillText(texts[language][key], language, params).replaceAll('\u00a0', ' ');
}
