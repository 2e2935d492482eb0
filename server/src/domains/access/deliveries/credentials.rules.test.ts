import { describe, expect, test } from 'vitest';
import { fillTemplate, isAllowedLink, isAllowedTemplate } from './credentials.rules.ts';

describe('a link that a page may open', () => {
  test.each([
    'https://askara.example/access/4f1c',
    'http://localhost:3000/key?token=1#top',
    'https://xn--80ak6aa92e.example/',
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

describe('a template', () => {
  test('needs a placeholder for the subscription', () => {
    expect(isAllowedTemplate('https://askara.example/{user}/{subscription}')).toBe(true);
    expect(isAllowedTemplate('https://askara.example/{subscription}')).toBe(true);
    expect(isAllowedTemplate('https://askara.example/{user}')).toBe(false);
  });

  test.each([
    'javascript:{subscription}',
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
