import { afterEach, describe, expect, it } from 'vitest';
import {
  hasGoogleTicket,
  mailedToken,
  receiveSecrets,
  takeGoogleTicket,
} from './address-secrets.ts';

const secret = 'S'.repeat(43);
const open = (address: string) => {
  history.replaceState(null, '', address);
  receiveSecrets();
};
afterEach(() => {
  takeGoogleTicket();
  history.replaceState(null, '', '/');
});

describe('the ticket of a Google sign-in', () => {
  it('leaves the address at once and is given once', () => {
    open(`/login?r=ANNA&utm=mail#google=${secret}`);
    expect(location.href).toBe(`${location.origin}/login?r=ANNA&utm=mail`);
    expect(hasGoogleTicket()).toBe(true);
    expect(takeGoogleTicket()).toBe(secret);
    expect(hasGoogleTicket()).toBe(false);
    expect(takeGoogleTicket()).toBeNull();
  });

  it('is not any other fragment', () => {
    open('/dashboard/subscriptions#services');
    expect(hasGoogleTicket()).toBe(false);
    expect(location.hash).toBe('#services');
  });
});

describe('the token of a mailed link', () => {
  it.each(['/reset-password', '/confirm-email', '/confirm-email/'])(
    'leaves the address of %s and outlives a reload',
    (path) => {
      open(`${path}?token=${secret}&utm_source=mail`);
      expect(location.pathname + location.search).toBe(`${path}?utm_source=mail`);
      expect(mailedToken()).toBe(secret);
      receiveSecrets();
      expect(mailedToken()).toBe(secret);
    },
  );

  it('stays behind when the page goes on', () => {
    open(`/reset-password?token=${secret}`);
    expect(location.pathname + location.search).toBe('/reset-password');
    history.pushState(null, '', '/login');
    expect(mailedToken()).toBeNull();
  });

  it('is not the parameter of another page', () => {
    open(`/login?token=${secret}`);
    expect(mailedToken()).toBeNull();
  });
});
