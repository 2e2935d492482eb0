import { expect, test } from 'vitest';
import { isDatabaseUnavailable, isUnstorableText, violatedConstraint } from './errors.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

test.each([
  coded('ECONNREFUSED'),
  coded('ECONNRESET'),
  coded('ENOENT', { syscall: 'connect' }),
  coded('57P01'),
  coded('57P03'),
  coded('53300'),
  coded('08006'),
  coded('57014'),
  coded('55P03'),
  coded('25006'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new AggregateError([coded('ECONNREFUSED')]),
])('$code $message is an outage', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  coded('23505'),
  coded('42P01'),
  coded('ENOENT', { syscall: 'open' }),
  new TypeError('x'),
  null,
  'x',
])('%s is not an outage', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test('only a unique violation has a violated constraint', () => {
  expect(violatedConstraint(coded('23505', { constraint: 'users_email_key' }))).toBe(
    'users_email_key',
  );
  expect(violatedConstraint(coded('23503', { constraint: 'sessions_user' }))).toBeUndefined();
  expect(violatedConstraint(undefined)).toBeUndefined();
});

test('a text that no column can store is recognized', () => {
  for (const code of ['22021', '22P05', '22001']) {
    expect(isUnstorableText(coded(code)), code).toBe(true);
  }
  expect(isUnstorableText(coded('22003'))).toBe(false);
  expect(isUnstorableText(undefined)).toBe(false);
});
