import { readFileSync } from 'node:fs';
import { textKeys } from '@sesame/contract/texts/keys.ts';
import { expect, test } from 'vitest';
import { numbersIn } from './text-reload-plugin.ts';

test('finds every name of a table with its number', () => {
  const file = new URL('../../contract/src/texts/pages/frame.ts', import.meta.url);
  const numbers = numbersIn(readFileSync(file, 'utf8'));
  expect(Object.keys(numbers).length).toBeGreaterThan(20);
  expect(textKeys).toMatchObject(numbers);
});
