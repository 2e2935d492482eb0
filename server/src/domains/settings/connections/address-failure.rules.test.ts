import { expect, test } from 'vitest';
import { PrivateHost } from '../../../platform/network/public-hosts.ts';
import { addressFailureOf } from './address-failure.rules.ts';

const failed = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['an unknown domain', failed('ENOTFOUND'), 'unknown_host', 'ENOTFOUND'],
  ['a closed port', failed('ECONNREFUSED'), 'refused', 'ECONNREFUSED'],
  ['a foreign certificate', failed('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls', /ALTNAME/],
  ['plain HTTP on the port', failed('EPROTO', 'wrong version number'), 'tls', 'EPROTO'],
  ['a private network', new PrivateHost(), 'private_host', null],
  ['no answer in time', undefined, 'timeout', null],
  ['anything else', failed('EMFILE'), 'other', 'EMFILE'],
])('%s is said in its own words', (_name, cause, problem, detail) => {
  expect(addressFailureOf({ kind: 'refused', cause })).toEqual({
    problem,
    detail: detail instanceof RegExp ? expect.stringMatching(detail) : detail,
  });
});

test('a redirect, a failing server and an unreadable answer are another server', () => {
  const redirect = addressFailureOf({ kind: 'unknown', status: 301 });
  expect(redirect).toEqual({ problem: 'other_server', detail: 'HTTP 301' });
  const long = addressFailureOf({ kind: 'unknown', cause: new Error('the answer is too long') });
  expect(long).toEqual({ problem: 'other_server', detail: null });
});
