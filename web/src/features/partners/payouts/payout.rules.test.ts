import { describe, expect, test } from 'vitest';
import { addressProblem, amountProblem, parseAmount } from './payout.rules.ts';

const TRON = 'TJYeasTPa6gpEEfYrwKDfnvMRkZqTTMDiG';
const TON = 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI';

describe('an amount', () => {
  test.each([
    ['50', 5_000],
    [' 50.5 ', 5_050],
    ['50,05', 5_005],
    ['102.60', 10_260],
    ['', null],
    ['50.005', null],
    ['-50', null],
    ['1e3', null],
    ['99999999', null],
  ])('"%s" is %s cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  test.each([
    [null, 'unreadable'],
    [4_999, 'too_small'],
    [5_000, null],
    [10_260, null],
    [10_261, 'too_large'],
  ])('of %s cents is %s', (cents, problem) => {
    expect(amountProblem(cents, { minimumCents: 5_000, availableCents: 10_260 })).toBe(problem);
  });
});

describe('an address', () => {
  test.each([
    ['usdt_trc20', TRON, null],
    ['usdt_trc20', TRON.slice(1), 'trc20Form'],
    ['usdt_trc20', TRON.replace('Y', '0'), 'trc20Form'],
    ['usdt_trc20', TON, 'trc20Form'],
    ['ton', TON, null],
    ['ton', TON.replace('UQ', 'EQ'), null],
    // Addresses of the test network and of the masterchain.
    ['ton', TON.replace('UQ', 'kQ'), 'tonForm'],
    ['ton', TON.replace('UQ', 'Ef'), 'tonForm'],
    ['ton', TRON, 'tonForm'],
    ['ton', '', 'tonForm'],
  ] as const)('on %s, %s: %s', (network, address, problem) => {
    expect(addressProblem(network, address)).toBe(problem);
  });
});
