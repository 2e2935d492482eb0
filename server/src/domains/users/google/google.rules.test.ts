import { describe, expect, test } from 'vitest';
import { forwardedQuery } from './forwarded-query.rules.ts';
import { decideLink, personOf, refusalOf } from './google.rules.ts';

const claims = {
  iss: 'https://accounts.google.com',
  sub: '1',
  email: 'Anna@Gmail.com',
  email_verified: true,
};

describe('authoritative mailboxes', () => {
  test.each([
    ['anna@gmail.com', undefined, true],
    ['ANNA@GoogleMail.com', undefined, true],
    ['anna@company.example', 'company.example', true],
    ['anna@company.example', undefined, false],
    ['anna@company.example', null, false],
    ['anna@gmail.com.evil.example', undefined, false],
    ['anna@notgmail.com', undefined, false],
  ])('of %s with hd %j: Google runs the mailbox %j', (email, hd, authoritative) => {
    expect(personOf({ ...claims, email, hd }, {})).toMatchObject({ person: { authoritative } });
  });
});

describe('linking', () => {
  const account = (confirmed: boolean) => ({ confirmed });
  test.each([
    // authoritative, account, password given, decision
    [true, undefined, false, 'create'],
    [false, undefined, false, 'create'],
    [true, account(true), false, 'link'],
    [true, account(false), false, 'take_over'],
    [false, account(true), false, 'ask_password'],
    [false, account(false), false, 'ask_password'],
    [true, account(true), true, 'link'],
    [true, account(false), true, 'link'],
    [false, account(true), true, 'link'],
    [false, account(false), true, 'link'],
  ] as const)(
    'authoritative %j, account %j, password %j: %s',
    (authoritative, known, given, decision) => {
      expect(decideLink({ authoritative }, known, given)).toBe(decision);
    },
  );
});

test('displayed text has limited length, and a picture is a web URL', () => {
  const shown = personOf(claims, { name: `A\u0000n\nna ${'x'.repeat(500)}`, picture: 'data:x' });
  expect(shown).toEqual({
    person: {
      issuer: claims.iss,
      subject: '1',
      email: 'anna@gmail.com',
      authoritative: true,
      name: `A n na ${'x'.repeat(93)}`,
      picture: null,
    },
  });
});

test('a refusal keeps the text of the provider, or at least its code', () => {
  expect(refusalOf('access_denied', ' No.\n')).toEqual({ code: 'google_refused', reason: 'No.' });
  expect(refusalOf('access_denied', '\n')).toEqual({
    code: 'google_refused',
    reason: 'access_denied',
  });
  expect(refusalOf('\u0007', undefined)).toEqual({ code: 'google_refused' });
});

test('the forwarded query keeps few, short, known parameters', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`utm_${index}`, 'x']));
  expect(new URLSearchParams(forwardedQuery(many)).size).toBe(12);
  expect(forwardedQuery({ r: 'x'.repeat(201), coupon: ['a', 'b'], utm: '', next: '/' })).toBe(
    'utm=',
  );
});
