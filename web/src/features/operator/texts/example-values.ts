import type { TextParams } from '@sesame/contract/texts/fill-text.ts';

const EXAMPLES: TextParams = {
  count: 5,
  date: '24.11.2026',
  at: '24.11.2026',
  time: '14:32',
  name: 'Anna',
  email: 'anna@shop.example',
  username: 'anna',
  price: '$12.90',
  amount: '$12.90',
  total: '$12.90',
};

/** Invented values for a preview: a number where forms depend on it, a word elsewhere. */
export function exampleValues(names: readonly string[], words: string): TextParams {
  return Object.fromEntries(
    names.map((name) => {
      const isNumber = words.includes(`{${name}, plural,`);
      return [name, isNumber ? 5 : (EXAMPLES[name] ?? name)];
    }),
  );
}
