import type { Language } from '../shared/limits.ts';

export type TextParams = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)(?:, plural,((?:\s*\w+ \{[^{}]*\})+)\s*)?\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

/**
 * Fills a text: `{name}` becomes the value, and `{count, plural, one {# day} other {# days}}` the plural form of the
 * language, with `#` replaced by the number. A placeholder without a value stays visible.
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
  const chosen = pluralRules(language).select(count);
  let other = '';
  for (const [, category, form = ''] of forms.matchAll(FORM)) {
    if (category === chosen) return form;
    if (category === 'other') other = form;
  }
  return other;
}

const rules = new Map<Language, Intl.PluralRules>();

/** Cached: creating `Intl.PluralRules` costs far more than using it. */
function pluralRules(language: Language): Intl.PluralRules {
  const known = rules.get(language);
  if (known) return known;
  const built = new Intl.PluralRules(language);
  rules.set(language, built);
  return built;
}
