import { expect, test } from 'vitest';
import { matchingCoins, toggledCoins } from './coins-picker.rules.ts';

const coins = [
  { code: 'usdttrc20', name: 'Tether USD', symbol: 'USDT', network: 'Tron (TRC-20)' },
  { code: 'btc', name: 'Bitcoin', symbol: 'BTC', network: 'Bitcoin' },
];

test.each([
  ['', 2],
  ['tron', 1],
  [' BTC ', 1],
  ['doge', 0],
])('%o finds %i of the coins', (search, count) => {
  expect(matchingCoins(coins, search)).toHaveLength(count);
});

test.each([
  ['', 'btc', 'btc'],
  ['usdttrc20', 'btc', 'usdttrc20,btc'],
  ['usdttrc20,btc', 'usdttrc20', 'btc'],
])('%o with %s toggled is %o', (list, code, toggled) => {
  expect(toggledCoins(list, code)).toBe(toggled);
});
