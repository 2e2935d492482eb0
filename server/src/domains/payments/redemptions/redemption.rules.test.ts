import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import {
  freeSlot,
  type PromoBuyer,
  type PromoOrder,
  type PromoTerms,
  promoKey,
  promoRefusalOf,
} from './redemption.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const terms: PromoTerms = {
  active: true,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  uses: 0,
  perUserLimit: 1,
  firstPurchaseOnly: false,
  minAmountCents: 0,
  methodCategory: null,
  productIds: [],
};
const newcomer: PromoBuyer = { ownUses: 0, hasPurchased: false };
const order: PromoOrder = { productId: 1, priceCents: 490, methodCategory: 'worldwide' };
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

describe('promoRefusalOf', () => {
  test('accepts a code without conditions', () => {
    expect(promoRefusalOf(terms, newcomer, order, now)).toBeUndefined();
  });

  test('reports a missing code as unknown', () => {
    expect(promoRefusalOf(undefined, newcomer, order, now)).toBe('unknown');
  });

  test.each<[string | undefined, Partial<PromoTerms>, Partial<PromoBuyer>]>([
    ['unknown', { active: false }, {}],
    ['unknown', { startsAt: after }, {}],
    [undefined, { startsAt: now }, {}],
    [undefined, { endsAt: after }, {}],
    ['expired', { endsAt: now }, {}],
    ['expired', { endsAt: before }, {}],
    ['already_used', {}, { ownUses: 1 }],
    [undefined, { perUserLimit: 2 }, { ownUses: 1 }],
    ['limit_reached', { maxUses: 0 }, {}],
    ['limit_reached', { maxUses: 3, uses: 3 }, {}],
    [undefined, { maxUses: 3, uses: 2 }, {}],
    ['first_purchase', { firstPurchaseOnly: true }, { hasPurchased: true }],
    [undefined, { firstPurchaseOnly: true }, {}],
    ['not_this_product', { productIds: [2, 3] }, {}],
    [undefined, { productIds: [1, 2] }, {}],
    ['minimum', { minAmountCents: 491 }, {}],
    [undefined, { minAmountCents: 490 }, {}],
    ['method', { methodCategory: 'cis' }, {}],
    [undefined, { methodCategory: 'worldwide' }, {}],
  ])('returns %s for %o %o', (refusal, change, buyer) => {
    expect(promoRefusalOf({ ...terms, ...change }, { ...newcomer, ...buyer }, order, now)).toBe(
      refusal,
    );
  });

  test('skips conditions about unknown parts of the order', () => {
    const strict = { ...terms, productIds: [2], minAmountCents: 9_000, methodCategory: 'cis' };
    expect(promoRefusalOf(strict, newcomer, {}, now)).toBeUndefined();
  });
});

test('codes are compared without case, surrounding spaces or Unicode form', () => {
  expect(promoKey('  autumn20 ')).toBe('AUTUMN20');
  expect(promoKey('Ａutumn20')).toBe('AUTUMN20');
  expect(promoKey('осень')).toBe(promoKey('ОСЕНЬ'));
});

test('a normalized code never contains NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(promoKey(typed)).not.toContain('\0');
    }),
    { numRuns: propertyRuns(100, 5_000) },
  );
  expect(promoKey('\0A\0')).toBe('A');
});

test('slots are assigned lowest first and never twice', () => {
  const use = (slot: number, over_limit = false) => ({ slot, over_limit });
  expect(freeSlot([], 1)).toBe(1);
  expect(freeSlot([use(1)], 1)).toBeUndefined();
  expect(freeSlot([use(2)], 3)).toBe(1);
  expect(freeSlot([use(1), use(3)], 3)).toBe(2);
  expect(freeSlot([use(1, true)], 1)).toBe(1);
});
