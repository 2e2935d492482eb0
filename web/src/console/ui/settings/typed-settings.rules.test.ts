import { expect, test } from 'vitest';
import { changedValues, initialValues } from './typed-settings.rules.ts';

const settings = [
  { name: 'host', value: 'mail.example', source: 'console' },
  { name: 'port', value: null, source: 'none' },
  { name: 'password', value: null, source: 'console' },
  { name: 'fixed', value: 'set', source: 'environment' },
  { name: 'mode', value: 'test', source: 'default' },
] as const;

test('fields begin with what is saved; those of the environment have none', () => {
  expect(initialValues(settings)).toEqual({
    ...{ host: 'mail.example', port: '', password: '', mode: 'test' },
  });
});

test.each([
  ['nothing that was not touched', {}, {}],
  ['nothing for white space around a saved value', { host: ' mail.example ' }, {}],
  ['a typed value without white space', { port: ' 465 ' }, { port: '465' }],
  ['the removal of an emptied value that was saved', { host: '' }, { host: null }],
  ['nothing for an empty secret', { password: '' }, {}],
  ['the removal of a secret', { password: null }, { password: null }],
  ['nothing for an emptied default', { mode: '' }, {}],
  ['nothing of the environment', { fixed: 'other' }, {}],
] as const)('what is sent contains %s', (_what, typed, expected) => {
  expect(changedValues(settings, { ...initialValues(settings), ...typed })).toEqual(expected);
});
