import { Address } from '@ton/core';
import { expect, test } from 'vitest';
import { parsePayoutAddress } from './payout-address.ts';

const wallet = new Address(0, Buffer.alloc(32, 7));
const FRIENDLY = wallet.toString({ bounceable: false });

test.each([
  ['for wallets', FRIENDLY],
  ['for contracts', wallet.toString({ bounceable: true })],
  ['in plain base64', wallet.toString({ urlSafe: false })],
  ['with spaces around', ` ${FRIENDLY}\n`],
])('a TON address written %s is stored in non-bounceable form', async (_form, typed) => {
  expect(await parsePayoutAddress('ton', typed)).toBe(FRIENDLY);
});

test.each([
  ['of the test network', wallet.toString({ testOnly: true })],
  ['of the master chain', new Address(-1, Buffer.alloc(32, 7)).toString()],
  ['of another chain', new Address(5, Buffer.alloc(32, 7)).toString()],
  ['of zero bytes', new Address(0, Buffer.alloc(32)).toString()],
  ['without a checksum', wallet.toRawString()],
  ['with a wrong checksum', `${FRIENDLY.slice(0, -1)}${FRIENDLY.endsWith('A') ? 'B' : 'A'}`],
  ["of USDT's master contract", 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'],
  [
    "of USDT's master contract, as a wallet",
    Address.parse('EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs').toString({
      bounceable: false,
    }),
  ],
  ['that is too long', `${FRIENDLY}AAAA`],
  ['that is text', 'x'.repeat(48)],
  ['that is empty', ''],
])('a TON address %s is refused', async (_what, typed) => {
  expect(await parsePayoutAddress('ton', typed)).toBeUndefined();
});

test.each([
  ['of a person', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', true],
  ['with a wrong checksum', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', false],
  ['of the contract of USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', false],
  ['of zero bytes', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', false],
  ['in hex', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c', false],
  ['of TON', FRIENDLY, false],
])('a TRON address %s', async (_what, typed, accepted) => {
  expect(await parsePayoutAddress('usdt_trc20', typed)).toBe(accepted ? typed : undefined);
});
