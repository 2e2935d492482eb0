import { expect, test } from 'vitest';
import { nextStep } from './gateway-values.rules.ts';
import { findMistake } from './paste-check.rules.ts';

const text = { text: 'Step', text_ru: 'Шаг', shows_webhook: false };
const steps = [
  { ...text, settings: [] },
  { ...text, settings: ['KEY'] },
  { ...text, settings: ['HOST', 'SECRET'] },
];

test.each([
  [['SECRET', 'KEY'], 1],
  [['SECRET'], 2],
  [[], -1],
])('with %o missing the next step is %i', (missing, expected) => {
  expect(nextStep({ steps, missing })).toBe(expected);
});

const checks = [
  { pattern: '^pk_', is_wrong: true, text: 'The public key', text_ru: 'Публичный ключ' },
  { pattern: '^(?!sk_)', is_wrong: true, text: 'No secret key', text_ru: 'Не секретный ключ' },
];

test.each([
  [null, undefined],
  ['  ', undefined],
  [' sk_1 ', undefined],
  [' pk_1', checks[0]],
  ['abc', checks[1]],
])('the first mistake of %o is found', (value, expected) => {
  expect(findMistake({ checks }, value)).toBe(expected);
});
