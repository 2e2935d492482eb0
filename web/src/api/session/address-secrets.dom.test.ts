import { afterEach, describe, expect, test } from 'vitest';
import {
  consumeGoogleTicket,
  hasGoogleTicket,
  mailedToken,
  receiveSecrets,
} from './address-secrets.ts';

const secret = 'S'.repeat(43);
const open = (address: string) => {
  history.replaceState(null, '', address);
  receiveSecrets();
};
afterEach(() => {
  consumeGoogleTicket();
  history.replaceState(null, '', '/');
});

describe('the ticket of a Google sign-in', () => {
  test('is removed from the address at once and can be read once', () => {
    open(`/login?r=ANNA&utm=mail#google=${secret}`);
    expect(location.href).toBe(`${location.origin}/login?r=ANNA&utm=mail`);
    expect(hasGoogleTicket()).toBe(true);
    expect(consumeGoogleTicket()).toBe(secret);
    expect(hasGoogleTicket()).toBe(false);
    expect(consumeGoogleTicket()).toBeNull();
  });

  test('ignores other fragments', () => {
    open('/dashboard/subscriptions#services');
    expect(hasGoogleTicket()).toBe(false);
    expect(location.hash).toBe('#services');
  });
});

describe('the token of a mailed link', () => {
  test.each(['/reset-password', '/confirm-email', '/confirm-email/'])(
    'is removed from the address of %s and survives a reload',
    (path) => {
      open(`${path}?token=${secret}&utm_source=mail`);
      expect(location.pathname + location.search).toBe(`${path}?utm_source=mail`);
      expect(mailedToken()).toBe(secret);
      receiveSecrets();
      expect(mailedToken()).toBe(secret);
    },
  );

  test('is not carried to the next page', () => {
    open(`/reset-password?token=${secret}`);
    expect(location.pathname + location.search).toBe('/reset-password');
    history.pushState(null, '', '/login');
    expect(mailedToken()).toBeNull();
  });

  test('is not read on other pages', () => {
    open(`/login?token=${secret}`);
    expect(mailedToken()).toBeNull();
  });
});
