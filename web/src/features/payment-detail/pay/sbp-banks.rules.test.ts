import { expect, test } from 'vitest';
import { linkToBank, sbpBanks } from './sbp-banks.rules.ts';

const sber = { scheme: 'bank100000000111' };

test.each([
  [
    'https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01&bank=000000000001&sum=10000&cur=RUB&crc=F3D0',
    'bank100000000111://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01&bank=000000000001&sum=10000&cur=RUB&crc=F3D0',
  ],
  ['http://127.0.0.1:4000/pay/1', 'http://127.0.0.1:4000/pay/1'],
  ['https://qr.nspk.ru.example/AS1', 'https://qr.nspk.ru.example/AS1'],
])('the link %s opens the app of a bank by %s', (link, opened) => {
  expect(linkToBank(link, sber)).toBe(opened);
});

test('every bank has its own scheme', () => {
  expect(new Set(sbpBanks.map(({ scheme }) => scheme)).size).toBe(sbpBanks.length);
  for (const { scheme } of sbpBanks) expect(scheme).toMatch(/^bank\d{12}$/);
});
