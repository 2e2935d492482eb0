import { expect, test } from 'vitest';
import { type MailError, mailProblemOf } from './mail.rules.ts';

test.each<[string, MailError, string]>([
  ['a refused password', { code: 'EAUTH', responseCode: 535 }, 'sign_in'],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM' }, 'sender'],
  ['a refused recipient', { code: 'EENVELOPE', command: 'RCPT TO' }, 'recipient'],
  ['a server without STARTTLS', { code: 'ETLS', command: 'STARTTLS' }, 'tls'],
  [
    'a certificate of another host',
    { code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    'tls',
  ],
  ['a silent server', { code: 'ETIMEDOUT' }, 'timeout'],
  ['a closed port', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'refused'],
  ['an unknown name', { code: 'EDNS', originalCode: 'ENOTFOUND' }, 'unknown_host'],
  ['a private address', { name: 'PrivateHost' }, 'private_host'],
  ['a refused content', { code: 'EMESSAGE', responseCode: 554 }, 'other'],
])('the owner learns the cause: %s', (_name, error, problem) => {
  expect(mailProblemOf(error)).toBe(problem);
});
