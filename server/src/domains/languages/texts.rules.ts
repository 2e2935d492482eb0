import type { Language } from '@sesame/contract/limits.ts';
import { TEXT_MAX, type TextFault } from '@sesame/contract/operator-texts.ts';

const PLURAL_FORMS = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] } as const;
const PLURAL = /\{\w+, plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;

/** What a text has to hold, in order, each once. */
export function placeholdersOf(words: string): string[] {
  return [...new Set([...words.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name = '']) => name))]
    .filter((name) => name !== '')
    .sort();
}

/**
 * What would go wrong if the shop said this in place of its own words.
 * @param standard the shop's words in the same language
 */
export function faultOf(
  words: string,
  { standard, language }: { readonly standard: string; readonly language: Language },
): TextFault | undefined {
  if (words.trim() === '') return 'empty';
  if (words.length > TEXT_MAX) return 'too_long';
  const plurals = [...words.matchAll(PLURAL)];
  const formsMissing = plurals.some(([, inside = '']) => {
    const forms = [...inside.matchAll(/(\w+) \{/g)].map(([, form]) => form);
    return PLURAL_FORMS[language].some((form) => !forms.includes(form));
  });
  if (formsMissing || /\{\w+, plural/.test(words.replaceAll(PLURAL, ''))) return 'plural';
  // The forms hold their words in braces too.
  const outside = words.replaceAll(PLURAL, (plural) => `{${/^\{(\w+)/.exec(plural)?.[1] ?? ''}}`);
  if (/[{}]/.test(outside.replaceAll(/\{\w+\}/g, ''))) return 'placeholders';
  return placeholdersOf(outside).join() === placeholdersOf(standard).join()
    ? undefined
    : 'placeholders';
}
