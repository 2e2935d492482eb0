import { describe, expect, it } from 'vitest';
import { decideRoute } from './decide-route.ts';
import { routes } from './routes.ts';

const decide = (
  address: string,
  { signedIn = false, intended = null as string | null } = {},
): unknown => {
  const { pathname: path, search, hash } = new URL(address, 'https://shop.example');
  const decision = decideRoute({ routes, path, search, hash, signedIn, intended });
  return decision.kind === 'show' ? decision.route.path : decision;
};

describe('a visitor', () => {
  it.each(['/login', '/register', '/login/'])('sees %s', (path) => {
    expect(decide(path)).toBe(path.replace(/\/$/, ''));
  });

  it.each(['/', '/nowhere', '/login/extra', '/admin'])('is sent from %s to sign-in', (path) => {
    expect(decide(path)).toEqual({ kind: 'redirect', to: '/login' });
  });

  it.each([
    '/dashboard/payments?order=7',
    '/dashboard/subscriptions#services',
    '/dashboard/subscriptions?order=7#services',
  ])('returns to %s, including query and fragment', (address) => {
    expect(decide(address)).toEqual({ kind: 'redirect', to: '/login', returnTo: address });
    expect(decide('/login', { signedIn: true, intended: address })).toEqual({
      kind: 'redirect',
      to: address,
    });
  });

  it('carries only referral code, campaign parameters and coupon', () => {
    expect(
      decide('/?r=ANNA&utm_source=mail&coupon=AUTUMN20&next=https://evil.example&token=1'),
    ).toEqual({ kind: 'redirect', to: '/login?r=ANNA&utm_source=mail&coupon=AUTUMN20' });
  });
});

describe('anyone', () => {
  it.each(['/forgot-password', '/reset-password', '/confirm-email', '/confirm-email/'])(
    'can open %s, signed in or not',
    (path) => {
      expect(decide(path)).toBe(path.replace(/\/$/, ''));
      expect(decide(path, { signedIn: true, intended: '/payment' })).toBe(path.replace(/\/$/, ''));
    },
  );
});

describe('a signed-in user', () => {
  const user = { signedIn: true };

  it.each(['/dashboard/subscriptions', '/dashboard/payments', '/payment'])('sees %s', (path) => {
    expect(decide(path, user)).toBe(path);
  });

  it.each(['/', '/nowhere', '/login', '/register', '/dashboard'])(
    'is sent from %s to the subscriptions',
    (path) => {
      expect(decide(path, user)).toEqual({ kind: 'redirect', to: '/dashboard/subscriptions' });
    },
  );

  it('continues to the page the visitor wanted', () => {
    expect(decide('/login', { ...user, intended: '/payment?gateway=card' })).toEqual({
      kind: 'redirect',
      to: '/payment?gateway=card',
    });
  });

  it.each(['https://evil.example', '//evil.example', '/nowhere', '/login', 'javascript:alert(1)'])(
    'never continues to %s',
    (intended) => {
      expect(decide('/login', { ...user, intended })).toEqual({
        kind: 'redirect',
        to: '/dashboard/subscriptions',
      });
    },
  );
});
