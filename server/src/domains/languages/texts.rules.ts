import { TEXT_MAX, TEXT_WORD_MAX, type TextFault } from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';

const PLURAL_FORMS = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] } as const;
const PLURAL = /\{\w+, plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;

/** The names of the placeholders in a text, sorted and without duplicates. */
export function placeholdersOf(content: string): string[] {
  return [
    ...new Set([...content.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name = '']) => name)),
  ]
    .filter((name) => name !== '')
    .sort();
}

/**
 * The reason why a text cannot replace the built-in one; undefined when it can.
 * @param standard the built-in text in the same language
 */
export function findTextFault(
  content: string,
  { standard, language }: { readonly standard: string; readonly language: Language },
): TextFault | undefined {
  if (content.trim() === '') return 'empty';
  if (content.length > TEXT_MAX) return 'too_long';
  if (content.split(/\s+/).some((word) => word.length > TEXT_WORD_MAX)) return 'long_word';
  const plurals = [...content.matchAll(PLURAL)];
  const formsMissing = plurals.some(([, inside = '']) => {
    const forms = [...inside.matchAll(/(\w+) \{/g)].map(([, form]) => form);
    return PLURAL_FORMS[language].some((form) => !forms.includes(form));
  });
  if (formsMissing || /\{\w+, plural/.test(content.replaceAll(PLURAL, ''))) return 'plural';
  // Plural forms contain braces, so each plural is reduced to its placeholder first.
  const outside = content.replaceAll(PLURAL, (plural) => `{${/^\{(\w+)/.exec(plural)?.[1] ?? ''}}`);
  if (/[{}]/.test(outside.replaceAll(/\{\w+\}/g, ''))) return 'placeholders';
  return placeholdersOf(outside).join() === placeholdersOf(standard).join()
    ? undefined
    : 'placeholders';
}
