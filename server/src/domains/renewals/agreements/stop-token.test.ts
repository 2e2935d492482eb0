import { expect, test } from 'vitest';
import { createSealer } from '../../../platform/secrets/crypto.ts';
import { agreementOfStopToken, stopTokenOf } from './stop-token.ts';

const key = (id: string) => ({ id, key: Buffer.alloc(32, id) });
const platform = { sealer: createSealer([key('a')]) };
const ONE = '0199c000-0000-7000-8000-000000000001';
const OTHER = '0199c000-0000-7000-8000-000000000002';

test('a token stops its own agreement alone, and only the shop can make it', () => {
  const token = stopTokenOf(platform, ONE);
  expect(agreementOfStopToken(platform, token)).toBe(ONE);
  const [, signature = ''] = token.split('.');
  const forged = [`${OTHER}.${signature}`, `${ONE}.${signature.slice(1)}`, ONE, `${ONE}.`, ''];
  for (const one of forged) expect(agreementOfStopToken(platform, one)).toBeUndefined();
  const other = { sealer: createSealer([key('b')]) };
  expect(agreementOfStopToken(other, token)).toBeUndefined();
});
