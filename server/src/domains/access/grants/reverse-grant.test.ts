import * as fc from 'fast-check';
import { describe, expect, vi } from 'vitest';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { grantMonths } from '../../../../test/build/hold-items.ts';
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '../../../../test/property-runs.ts';
import { findRow } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { accessInvariants } from '../../../ledger-verification/access-invariants.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { reverseGrant } from './reverse-grant.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT_MS });

const test = shopTest();
const { app } = test;

async function buy(buyer: Buyer, product: BuiltProduct, months: number) {
  const { platform } = app;
  const paymentId = await buildPayment(platform, buyer, product);
  const period = await grantMonths(platform, buyer, product, { paymentId, months });
  return { paymentId, ...period };
}

function reverse(paymentId: string) {
  const { platform } = app;
  return inTransaction(platform.db, (tx) =>
    reverseGrant(tx, platform, { paymentId, at: platform.clock.now() }),
  );
}

async function endOf(buyer: Buyer): Promise<Date | undefined> {
  const row = await findRow(app, 'subscriptions', { user_id: buyer.id }, ['ends_at']);
  return row?.ends_at;
}

function endChangesOf(buyer: Buyer) {
  return app.platform.db
    .selectFrom('subscription_end_changes')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select(['new_end', 'reason'])
    .where('user_id', '=', buyer.id)
    .orderBy('subscription_end_changes.id')
    .execute();
}

describe('reversing a grant', () => {
  test('ends access at once when nothing else was bought', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const bought = await buy(buyer, await buildProduct(platform), 3);
    app.clock.advance(86_400_000);
    expect(await reverse(bought.paymentId)).toEqual([
      { paymentId: bought.paymentId, from: bought.from, until: platform.clock.now() },
    ]);
    expect(await endOf(buyer)).toEqual(platform.clock.now());
    expect((await endChangesOf(buyer)).at(-1)).toEqual({
      new_end: platform.clock.now(),
      reason: 'refund',
    });
  });

  test('keeps what another payment bought and returns the period that moved', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const first = await buy(buyer, product, 1);
    const second = await buy(buyer, product, 3);
    const until = new Date(first.from);
    until.setUTCMonth(until.getUTCMonth() + 3);
    expect(await reverse(first.paymentId)).toEqual([
      { paymentId: first.paymentId, from: first.from, until: first.from },
      { paymentId: second.paymentId, from: first.from, until },
    ]);
    expect(await endOf(buyer)).toEqual(until);
  });

  test('restores the earlier end when the latest purchase is reversed', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const first = await buy(buyer, product, 1);
    const second = await buy(buyer, product, 3);
    // It had not begun yet.
    const now = app.platform.clock.now();
    expect(await reverse(second.paymentId)).toEqual([
      { paymentId: second.paymentId, from: now, until: now },
    ]);
    expect(await endOf(buyer)).toEqual(first.until);
  });

  test('happens once for 20 parallel calls', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    const first = await buy(buyer, product, 1);
    const second = await buy(buyer, product, 1);
    await Promise.all(Array.from({ length: 20 }, () => reverse(second.paymentId)));
    expect(await endOf(buyer)).toEqual(first.until);
    expect(await endChangesOf(buyer)).toHaveLength(3);
  });

  test('changes nothing for a payment without a grant', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const paymentId = await buildPayment(platform, buyer, await buildProduct(platform));
    expect(await reverse(paymentId)).toEqual([]);
  });

  test('lets a later purchase start when it is made', async () => {
    const { platform } = app;
    const buyer = await buildBuyer(platform);
    const product = await buildProduct(platform);
    await reverse((await buy(buyer, product, 12)).paymentId);
    app.clock.advance(3_600_000);
    expect((await buy(buyer, product, 1)).from).toEqual(platform.clock.now());
  });

  test('keeps ends and periods consistent in any order of buying, refunding, waiting', async () => {
    const { platform } = app;
    const product = await buildProduct(platform);
    const step = fc.oneof(
      fc.record({ buy: fc.integer({ min: 1, max: 14 }) }),
      fc.record({ refund: fc.nat(7) }),
      fc.record({ waitDays: fc.integer({ min: 1, max: 70 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const buyer = await buildBuyer(platform);
        const bought: string[] = [];
        for (const one of steps) {
          if ('buy' in one) bought.push((await buy(buyer, product, one.buy)).paymentId);
          else if ('waitDays' in one) app.clock.advance(one.waitDays * 86_400_000);
          else await reverse(bought[one.refund % Math.max(bought.length, 1)] ?? buyer.id);
        }
        expect(await brokenRules()).toEqual([]);
      }),
      { numRuns: propertyRuns(6, 200) },
    );
  });
});

/** The ids of violated ledger invariants about ends and periods; those about payments need settled ones. */
async function brokenRules(): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, sql } of accessInvariants.filter((rule) => /^I[89]/.test(rule.id))) {
    const { rowCount } = await app.platform.pool.query(sql);
    if (rowCount !== 0) broken.push(id);
  }
  return broken;
}
