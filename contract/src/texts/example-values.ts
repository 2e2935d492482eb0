import { defaultBrand } from '../shared/shop-settings.ts';
import type { TextParams } from './fill-text.ts';

const EXAMPLES: TextParams = {
  count: 5,
  number: '1005',
  date: '24.11.2026',
  at: '24.11.2026',
  when: '24.11.2026, 14:32 UTC',
  from: '24.11.2026',
  until: '24.12.2026',
  time: '14:32',
  brand: defaultBrand.name,
  name: 'Anna',
  email: 'anna@shop.example',
  username: 'anna',
  product: 'Music',
  title: 'Connect opens an error page',
  reason: 'the proof is of another payment',
  url: 'https://shop.example/',
  price: '$12.90',
  amount: '$12.90',
  total: '$12.90',
  percent: '20',
};

/** Example values for a preview of a text: a number where plural forms depend on it, a word elsewhere. */
export function exampleValues(names: readonly string[], text: string): TextParams {
  return Object.fromEntries(
    names.map((name) => {
      const isNumber = text.includes(`{${name}, plural,`);
      return [name, isNumber ? 5 : (EXAMPLES[name] ?? name)];
    }),
  );
}
