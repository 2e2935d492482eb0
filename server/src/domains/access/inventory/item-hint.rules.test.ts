import { expect, test } from 'vitest';
import { type HintedSecret, hintOf } from './item-hint.rules.ts';

const account = {
  login: 'reader-17@example.com',
  password: 'correct horse',
};
const text = { text: 'a license of several lines' };

test.each<[HintedSecret, string]>([
  [{ link: 'https://a.example/invite/7kq2' }, '7kq2'],
  [{ template: 'https://a.example/{subscription}' }, 'mple'],
  [{ template: 'https://a.example/keys?of={user}.{subscription}' }, 's?of'],
  [{ webhook: 'https://supplier.example/keys' }, 'keys'],
  [{ code: 'ABCD-EFGH-JK42' }, 'JK42'],
  [{ code: 'ABCD-EFGH' }, ''],
  [account, '.com'],
  [text, ''],
])('the hint of %o is %j', (secret, hint) => {
  expect(hintOf(secret)).toBe(hint);
});
