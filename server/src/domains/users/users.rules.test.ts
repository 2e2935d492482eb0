import { expect, test } from 'vitest';
import {
  isEmail,
  isReservedUsername,
  normalizeEmail,
  parseUsername,
  usernameFromEmail,
  usernameKey,
} from './users.rules.ts';

const emailOf = (typed: string) => {
  const normalized = normalizeEmail(typed);
  return isEmail(normalized, typed) ? normalized : undefined;
};

test.each([
  ['anna@example.com', 'anna@example.com'],
  ['  VICTIM@Example.COM ', 'victim@example.com'],
  ['a.b+c_d-e@sub.example.co', 'a.b+c_d-e@sub.example.co'],
  ["o'neil@example.io", "o'neil@example.io"],
  ['иван@пример.рф', 'иван@пример.рф'],
])('takes %s as an address', (typed, expected) => {
  expect(emailOf(typed)).toBe(expected);
});

test.each([
  '',
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b@c.co',
  'v＠example.com',
  'a b@example.com',
  'a@exa mple.com',
  'a@-example.com',
  'a@example..com',
  '.a@example.com',
  'a..b@example.com',
  'a@example.c',
  'a\u0000@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('refuses %j as an address', (typed) => {
  expect(emailOf(typed)).toBeUndefined();
});

test('T-P3 a megabyte of address-like text is refused without looking for a pattern in it', () => {
  expect(emailOf('a@'.repeat(500_000))).toBeUndefined();
});

test.each([
  ['anna.levina@example.com', 'anna.levina'],
  ['"<img/src=x>"@x.io', 'imgsrcx'],
  ['admin@example.com', 'user'],
  ['!!!@example.com', 'user'],
  [`${'a'.repeat(64)}@example.com`, 'a'.repeat(26)],
])('S2 derives the name of %s as %s', (email, name) => {
  expect(usernameFromEmail(email)).toBe(name);
});

test.each([
  'admin',
  'ADMIN',
  ' Admin ',
  'аdmin',
  'аdmіn',
  'ａdmin',
  'support',
  'ѕupport',
  'Moderator',
  'administrator',
  'adm1n',
  'admln',
  'ádmin',
  'ɑdmin',
  'a.d-m_in',
  'adrnin',
  '5upport',
  'suppоrt',
  'root',
  'r00t',
])('S2 sees that %s is reserved', (name) => {
  expect(isReservedUsername(name)).toBe(true);
});

test.each(['anna', 'admins', 'user1', 'суппорт', 'marina', 'roots', 'supporter'])(
  'leaves %s free',
  (name) => {
    expect(isReservedUsername(name)).toBe(false);
  },
);

test('names that look alike share a key', () => {
  expect(usernameKey('Anna')).toBe(usernameKey('аnnа'));
  expect(usernameKey('anna')).not.toBe(usernameKey('hanna'));
});

test.each([
  ['  Анна-1 ', 'Анна-1'],
  ['a b', undefined],
  ['<b>', undefined],
  ['', undefined],
  ['a'.repeat(33), undefined],
])('reads the chosen name %j as %j', (typed, name) => {
  expect(parseUsername(typed)).toBe(name);
});
