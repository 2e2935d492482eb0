import { describe, expect, test } from 'vitest';
import {
  fileNameOf,
  fillTemplate,
  isAllowedCredential,
  isAllowedLink,
  isAllowedTemplate,
} from './credentials.rules.ts';

describe('a link that a page may open', () => {
  test.each([
    'https://askara.example/access/4f1c',
    'http://localhost:3000/key?token=1#top',
    'https://xn--80ak6aa92e.example/',
    'vless://0a1b@askara.example:443?type=tcp&security=reality#Germany 1 🇩🇪',
    'ss://Y2hhY2hhMjA6cGFzcw==@askara.example:8388#one',
    'trojan://password@askara.example:443',
    'vmess://eyJ2IjoiMiJ9==',
    'tg://resolve?domain=askara',
    'HY2://password@askara.example/',
  ])('%s is allowed', (link) => {
    expect(isAllowedLink(link)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://askara.example/',
    'javascript://askara.example/%0aalert(1)',
    'DATA://text/html,hi',
    'vbscript://x/',
    'view-source://askara.example/',
    'blob://askara.example/1',
    'intent://askara.example/#Intent;scheme=https;end',
    'ali:open-sesame',
    'vless://',
    'vless://a b@askara.example',
    'vless://askara.example#one\ntwo',
    `vless://${'a'.repeat(2_048)}`,
    '//askara.example/',
    '/access',
    'askara.example',
    '',
    'https://',
    'https:/askara.example',
    'https:\\\\askara.example',
    'https://askara.example\\@evil.example/',
    'https://askara.example@evil.example/',
    'https://user:password@askara.example/',
    'https://askara.example/a b',
    'https://askara.example/\njavascript:alert(1)',
    'java\tscript:alert(1)',
    `https://askara.example/${'a'.repeat(2_048)}`,
  ])('%j is refused', (link) => {
    expect(isAllowedLink(link)).toBe(false);
  });
});

describe('a credential that is not a link', () => {
  test.each([
    { code: 'AAAA-BBBB-CCCC' },
    { code: 'x'.repeat(500) },
    { login: 'ali', password: 'open: sesame' },
    { login: 'ali', password: 'x', note: 'Recovery: ali@askara.example' },
    { text: 'one\n\ttwo\n\nthree' },
  ])('%o is allowed', (given) => {
    expect(isAllowedCredential(given)).toBe(true);
  });

  test.each([
    { code: '' },
    { code: 'x'.repeat(501) },
    { code: 'one\ntwo' },
    { login: 'ali', password: '' },
    { login: '', password: 'x' },
    { login: 'ali', password: 'x\u0000' },
    { login: 'ali', password: 'x', note: 'x'.repeat(501) },
    { text: ' \n ' },
    { text: 'x'.repeat(8_001) },
    { text: 'one\u0007two' },
  ])('%o is refused', (given) => {
    expect(isAllowedCredential(given)).toBe(false);
  });
});

describe('a template', () => {
  test('needs a placeholder for the subscription', () => {
    expect(isAllowedTemplate('https://askara.example/{user}/{subscription}')).toBe(true);
    expect(isAllowedTemplate('https://askara.example/{subscription}')).toBe(true);
    expect(isAllowedTemplate('https://askara.example/{user}')).toBe(false);
  });

  test.each([
    'javascript:{subscription}',
    'vless://{subscription}@askara.example',
    'https://{subscription}.example/',
    'https://{user}/{subscription}',
    'https://askara.example/{subscription}/{password}',
  ])('%s is refused', (template) => {
    expect(isAllowedTemplate(template)).toBe(false);
  });

  test('encodes values so that they cannot change the rest of the link', () => {
    const link = fillTemplate('https://askara.example/{user}/{subscription}', {
      user: '../..',
      subscription: 'a?b#c',
    });
    expect(link).toBe('https://askara.example/..%2F../a%3Fb%23c');
  });
});

test.each([
  ['askara.ovpn', 'askara.ovpn'],
  ['C:\\Users\\anna\\askara.ovpn', 'askara.ovpn'],
  ['../../etc/passwd', 'passwd'],
  ['мой\u0000файл.zip', 'мойфайл.zip'],
  [`${'a'.repeat(300)}.ovpn`, `${'a'.repeat(195)}.ovpn`],
  ['..', 'file'],
  ['', 'file'],
])('the name of the upload %j is %j', (given, name) => {
  expect(fileNameOf(given)).toBe(name);
});
