import type { Language } from '../limits.ts';

export type TextParams = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)(?:, plural,((?:\s*\w+ \{[^{}]*\})+)\s*)?\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

/**
 * Puts values into a text: `{name}` becomes the value, `{count, plural, one {# day} other {# days}}` the form that the
 * language wants for the number, `#` being the number. A placeholder without a value stays as it is, so that it is seen.
 */
export function fillText(text: string, language: Language, params: TextParams = {}): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string, forms: string | undefined) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (forms === undefined) return String(value);
    return choosePlural(forms, language, Number(value)).replaceAll('#', String(value));
  });
}

function choosePlural(forms: string, language: Language, count: number): string {
  const wanted = pluralRules(language).select(count);
  let other = '';
  for (const [, category, words = ''] of forms.matchAll(FORM)) {
    if (category === wanted) return words;
    if (category === 'other') other = words;
  }
  return other;
}

const rules = new Map<Language, Intl.PluralRules>();

/** Building the rules costs far more than asking them. */
function pluralRules(language: Language): Intl.PluralRules {
  const known = rules.get(language);
  if (known) return known;
  const built = new Intl.PluralRules(language);
  rules.set(language, built);
  return built;
}
