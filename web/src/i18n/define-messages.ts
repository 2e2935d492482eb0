import type { Language } from '@sesame/contract/shared/limits.ts';

/** The messages of one console screen: buyers never load them, and operators cannot override them. */
export type Messages<Key extends string = string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

/** Each message in English and Russian; placeholders and plurals as in `fillText`. */
export function defineMessages<Key extends string>(
  texts: Readonly<Record<Key, readonly [en: string, ru: string]>>,
): Messages<Key> {
  const entries = Object.entries<readonly [en: string, ru: string]>(texts);
  // The keys are those of the argument.
  const inLanguage = (at: 0 | 1) =>
    Object.fromEntries(entries.map(([key, text]) => [key, text[at]])) as Record<Key, string>;
  return { en: inLanguage(0), ru: inLanguage(1) };
}
