import { expect, test } from 'vitest';
import { providerSetting } from '../../../test/console-provider.ts';
import { isStepDone, mistakesIn, nextStep } from './gateway-values.rules.ts';
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

test.each([
  [{ source: 'console' }, [], true],
  [{ source: 'environment' }, [], true],
  // A default does not show that an owner did anything.
  [{ source: 'default', required: false }, [], false],
  [{ source: 'none', required: false }, [], false],
  [{ source: 'console' }, ['OTHER'], false],
] as const)('a step with a setting %o and %o missing is done: %s', (setting, missing, expected) => {
  const settings = [providerSetting({ name: 'KEY', ...setting })];
  const step = { settings: ['KEY', 'OTHER'] };
  expect(isStepDone({ settings, missing: [...missing] }, step)).toBe(expected);
  expect(isStepDone({ settings, missing: [...missing] }, { settings: [] })).toBe(false);
});

test('only mistakes that cannot be used stop saving, each at its field', () => {
  const text = { text: 'A test key', text_ru: 'Тестовый ключ' };
  const warning = { pattern: '^sk_test_', is_wrong: false, ...text };
  const settings = ['KEY', 'SECRET'].map((name) => ({ name, checks: [warning, ...checks] }));
  const values = { KEY: ' pk_1 ', SECRET: 'sk_test_1', OTHER: 'pk_1' };
  expect(mistakesIn(settings, values, 'en')).toEqual({ 'values.KEY': 'The public key' });
  expect(mistakesIn(settings, values, 'ru')).toEqual({ 'values.KEY': 'Публичный ключ' });
});
