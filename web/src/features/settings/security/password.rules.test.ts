import { expect, test } from 'vitest';
import { checkPasswords, checkTyped } from './password.rules.ts';

test.each([
  ['', {}],
  ['1234567', { next: 'passwordTypedShort' }],
  ['12345678', {}],
])('while typing %j: %j', (next, errors) => {
  expect(checkTyped({ old: '', next })).toEqual(errors);
});

test.each([
  ['12345678', '12345678', {}],
  ['12345678', '1234567', { next: 'passwordNewShort' }],
  ['1234567', '12345678', { old: 'passwordOldShort' }],
  ['', '', { old: 'passwordOldShort', next: 'passwordNewShort' }],
])('on Save of %j and %j: %j', (old, next, errors) => {
  expect(checkPasswords({ old, next })).toEqual(errors);
});
