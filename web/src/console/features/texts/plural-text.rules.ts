/** A part of a text: words as they are, or words that depend on a number. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'plural'; readonly name: string; readonly forms: readonly PluralForm[] };

export type PluralForm = { readonly category: string; readonly text: string };

const PLURAL = /\{(\w+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;

/** Splits a text at its plurals, with words, possibly none, before, between and after them. */
export function splitPlurals(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const plural of text.matchAll(PLURAL)) {
    const [whole, name = '', inside = ''] = plural;
    parts.push({ kind: 'words', text: text.slice(end, plural.index) });
    const forms = [...inside.matchAll(FORM)].map(([, category = '', form = '']) => ({
      category,
      text: form,
    }));
    parts.push({ kind: 'plural', name, forms });
    end = plural.index + whole.length;
  }
  return [...parts, { kind: 'words', text: text.slice(end) }];
}

/** The text of these parts, as it is saved. */
export function joinPlurals(parts: readonly TextPart[]): string {
  return parts
    .map((part) =>
      part.kind === 'words'
        ? part.text
        : `{${part.name}, plural, ${part.forms.map(writeForm).join(' ')}}`,
    )
    .join('');
}

/** Braces are left out of a form, because the first one would end it. */
function writeForm({ category, text }: PluralForm): string {
  return `${category} {${text.replaceAll(/[{}]/g, '')}}`;
}

/** For lists and titles: each plural by the form of most numbers, the number as a placeholder: `{count} days left`. */
export function readableText(text: string): string {
  return splitPlurals(text)
    .map((part) =>
      part.kind === 'words' ? part.text : formOfMost(part.forms).replaceAll('#', `{${part.name}}`),
    )
    .join('');
}

function formOfMost(forms: readonly PluralForm[]): string {
  const most = forms.find(({ category }) => category === 'many') ?? forms.at(-1);
  return most?.text ?? '';
}

/** To compare versions: each plural with all its forms, `[# day / # days] left`. */
export function spelledText(text: string): string {
  return splitPlurals(text)
    .map((part) =>
      part.kind === 'words' ? part.text : `[${part.forms.map((form) => form.text).join(' / ')}]`,
    )
    .join('');
}
