import { describe, expect, test } from 'vitest';
import { decideRoute } from './decide-route.ts';
import { routes } from './routes.ts';

const decide = (
  address: string,
  { signedIn = false, intended = null as string | null, showsCatalogue = false } = {},
): unknown => {
  const { pathname: path, search, hash } = new URL(address, 'https://shop.example');
  const decision = decideRoute({
    routes,
    path,
    search,
    hash,
    signedIn,
    intended,
    showsCatalogue,
  });
  return decision.kind === 'show' ? decision.route.path : decision;
};

describe('a visitor', () => {
  test.each(['/login', '/register', '/login/'])('sees %s', (path) => {
    expect(decide(path)).toBe(path.replace(/\/$/, ''));
  });

  test.each(['/', '/nowhere', '/login/extra', '/admin'])('is sent from %s to sign-in', (path) => {
    expect(decide(path)).toEqual({ kind: 'redirect', to: '/login' });
  });

  test.each([
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

  test('carries only referral code, campaign parameters and coupon', () => {
    expect(
      decide('/?r=ANNA&utm_source=mail&coupon=AUTUMN20&next=https://evil.example&token=1'),
    ).toEqual({ kind: 'redirect', to: '/login?r=ANNA&utm_source=mail&coupon=AUTUMN20' });
  });
});

describe('a visitor of a shop that shows its catalogue', () => {
  const open = { showsCatalogue: true };

  test.each(['/dashboard/subscriptions', '/dashboard/subscriptions/12', '/login', '/register'])(
    'sees %s',
    (path) => {
      expect(decide(path, open)).toBe(path.replace('12', ':id'));
    },
  );

  test.each(['/', '/nowhere'])('is sent from %s to the catalogue, with the codes', (path) => {
    expect(decide(`${path}?r=ANNA&utm=mail&token=1`, open)).toEqual({
      kind: 'redirect',
      to: '/dashboard/subscriptions?r=ANNA&utm=mail',
    });
  });

  test.each([
    '/dashboard/payments',
    '/settings/profile',
    '/partners',
    // A link of a mail, and the way back from a checkout.
    '/dashboard/subscriptions?order=7&again',
    '/dashboard/subscriptions?paid=0199a000-0000-7000-8000-000000000001',
    '/dashboard/subscriptions/12?order=12&plan=3',
  ])('still has to sign in at %s', (address) => {
    expect(decide(address, open)).toEqual({ kind: 'redirect', to: '/login', returnTo: address });
    expect(decide('/login', { ...open, signedIn: true, intended: address })).toEqual({
      kind: 'redirect',
      to: address,
    });
  });
});

describe('anyone', () => {
  test.each(['/forgot-password', '/reset-password', '/confirm-email', '/confirm-email/'])(
    'can open %s, signed in or not',
    (path) => {
      expect(decide(path)).toBe(path.replace(/\/$/, ''));
      expect(decide(path, { signedIn: true, intended: '/payment' })).toBe(path.replace(/\/$/, ''));
    },
  );
});

describe('a signed-in user', () => {
  const user = { signedIn: true };

  test.each(['/dashboard/subscriptions', '/dashboard/payments', '/payment'])('sees %s', (path) => {
    expect(decide(path, user)).toBe(path);
  });

  test.each(['/', '/nowhere', '/login', '/register', '/dashboard'])(
    'is sent from %s to the subscriptions',
    (path) => {
      expect(decide(path, user)).toEqual({ kind: 'redirect', to: '/dashboard/subscriptions' });
    },
  );

  test('continues to the page that the visitor requested', () => {
    expect(decide('/login', { ...user, intended: '/payment?gateway=card' })).toEqual({
      kind: 'redirect',
      to: '/payment?gateway=card',
    });
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/nowhere',
    '/login',
    'javascript:alert(1)',
  ])('never continues to %s', (intended) => {
    expect(decide('/login', { ...user, intended })).toEqual({
      kind: 'redirect',
      to: '/dashboard/subscriptions',
    });
  });
});
