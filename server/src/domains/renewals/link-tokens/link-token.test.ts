import { expect, test } from 'vitest';
import { createSealer } from '../../../platform/secrets/crypto.ts';
import { idOfLinkToken, linkTokenOf } from './link-token.ts';

const key = (id: string) => ({ id, key: Buffer.alloc(32, id) });
const platform = { sealer: createSealer([key('a')]) };
const ONE = '0199c000-0000-7000-8000-000000000001';
const OTHER = '0199c000-0000-7000-8000-000000000002';

test('a token is about its own record and purpose alone, and only the shop can make it', () => {
  const token = linkTokenOf(platform, 'renewal-stop', ONE);
  expect(idOfLinkToken(platform, 'renewal-stop', token)).toBe(ONE);
  expect(idOfLinkToken(platform, 'renewal-undo', token)).toBeUndefined();
  const [, signature = ''] = token.split('.');
  const forged = [`${OTHER}.${signature}`, `${ONE}.${signature.slice(1)}`, ONE, `${ONE}.`, ''];
  for (const one of forged) expect(idOfLinkToken(platform, 'renewal-stop', one)).toBeUndefined();
  const other = { sealer: createSealer([key('b')]) };
  expect(idOfLinkToken(other, 'renewal-stop', token)).toBeUndefined();
});
