import type { Language } from '@sesame/contract/limits.ts';
import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import { useI18n } from './use-i18n.ts';

/** The words of one screen of the console, beside it: buyers never load them, and no operator edits them. */
export type Words<Key extends string = string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

/** Both languages with the same keys; placeholders and plurals as in `fillText`. */
export function defineWords<Key extends string>(words: {
  readonly en: Readonly<Record<Key, string>>;
  readonly ru: Readonly<Record<NoInfer<Key>, string>>;
}): Words<Key> {
  return words;
}

export type Say<Key extends string> = (key: Key, params?: TextParams) => string;

/** Says the words of a screen in the language of the page. */
export function useWords<Key extends string>(words: Words<Key>): Say<Key> {
  const { language } = useI18n();
  return (key, params) => fillText(words[language][key], language, params);
}
