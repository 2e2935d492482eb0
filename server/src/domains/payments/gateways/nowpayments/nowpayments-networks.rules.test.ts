import { expect, test } from 'vitest';
import { networkName, symbolOf } from './nowpayments-networks.rules.ts';

test.each([
  ['usdttrc20', 'USDT'],
  ['usdtton', 'USDT'],
  ['usdcmatic', 'USDC'],
  ['ethbsc', 'ETH'],
  ['eth', 'ETH'],
  ['btc', 'BTC'],
  ['ton', 'TON'],
])('the symbol of %s is %s', (code, symbol) => {
  expect(symbolOf(code)).toBe(symbol);
});

test.each([
  ['trx', 'Tron (TRC-20)'],
  ['ETH', 'Ethereum (ERC-20)'],
  ['newchain', 'NEWCHAIN'],
])('the network %s is called %s', (network, name) => {
  expect(networkName(network)).toBe(name);
});
