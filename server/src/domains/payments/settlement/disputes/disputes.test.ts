import { declareDispute } from '@sesame/contract/console/payments/payments.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../../../test/build/build-operator.ts';
import type { Buyer } from '../../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../../test/shops/shop-test.ts';

const test = shopTest(['refunds']);
const { shop } = test;

const access = async (buyer: Buyer) =>
  (await shop.app.call(listActiveSubscriptions, {}, buyer)).body[0];
const declare = (id: string, outcome: 'opened' | 'won' | 'lost', by = shop.operator) =>
  shop.app.call(declareDispute, { params: { id }, body: { outcome, reason: 'a letter' } }, by);

describe('a dispute reported by the gateway', () => {
  test('puts access and commission on hold, and restores both when it is won', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const id = await shop.buyAtBank(buyer);
    const before = await access(buyer);
    expect(before).toMatchObject({ on_hold: false, links: [{}] });
    await shop.report(id, { state: 'disputed' });
    // The end date is unchanged, and only `on_hold` explains why nothing can be opened.
    expect(await access(buyer)).toEqual({ ...before, on_hold: true, links: [], items: [] });
    await shop.wait(15);
    expect(await shop.figures(partner)).toMatchObject({ held: 8_000, available: 0 });
    await shop.report(id, { state: 'paid' });
    expect(await access(buyer)).toEqual(before);
    await shop.wait(0);
    expect(await shop.figures(partner)).toMatchObject({ held: 0, available: 8_000 });
  });

  test('reverses money, access and commission when it is lost', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const id = await shop.buyAtBank(buyer);
    await shop.report(id, { state: 'disputed' });
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    expect(await shop.payment(id)).toMatchObject({
      state: 'refunded',
      shown_state: 'dispute_lost',
    });
    expect(await access(buyer)).toBeUndefined();
    expect(await shop.figures(partner)).toMatchObject({ held: 0, reversed: 8_000 });
  });

  test('ends with restored access when it is lost in part', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.buyAtBank(buyer);
    await shop.report(id, { state: 'disputed' });
    await shop.report(id, { state: 'partially_refunded', refunded: 5_000 });
    expect(await access(buyer)).toMatchObject({ on_hold: false });
    expect(await shop.payment(id)).toMatchObject({ state: 'partially_refunded' });
  });

  test('about an expired period does not affect a later purchase', async () => {
    const buyer = await shop.newBuyer();
    const first = await shop.buyAtBank(buyer);
    const second = await shop.buyAtBank(buyer);
    await shop.report(second, { state: 'disputed' });
    expect(await access(buyer)).toMatchObject({ on_hold: false });
    shop.app.clock.advance(40 * 86_400_000);
    expect(await access(buyer)).toMatchObject({ on_hold: true });
    await shop.report(second, { state: 'paid' });
    await shop.report(first, { state: 'disputed' });
    expect(await access(buyer)).toMatchObject({ on_hold: false });
  });

  test('cannot be decided by an operator', async () => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    await shop.report(id, { state: 'disputed' });
    expect((await declare(id, 'won')).refusal?.code).toBe('dispute_state_changed');
    expect((await shop.refund(id)).refusal?.code).toBe('payment_not_refundable');
  });
});

describe('a dispute opened by an operator', () => {
  test('continues although the gateway does not report it, until an operator ends it', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.buyAtBank(buyer);
    expect((await declare(id, 'opened')).body).toMatchObject({ state: 'disputed' });
    await shop.report(id, { state: 'paid' });
    await shop.app.jobs.run('reconcile-payments');
    expect(await access(buyer)).toMatchObject({ on_hold: true });
    expect((await declare(id, 'opened')).refusal?.code).toBe('dispute_state_changed');
    expect((await declare(id, 'won')).body).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await access(buyer)).toMatchObject({ on_hold: false });
  });

  test('reverses all of the money and the access when it is lost', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.buyAtBank(buyer, { gateway: 'rubles' });
    await shop.refund(id, { amount: 50, access: 'keep' });
    await declare(id, 'opened');
    expect((await declare(id, 'lost')).body).toMatchObject({
      state: 'dispute_lost',
      refunded: 200,
    });
    expect(await access(buyer)).toBeUndefined();
    const events = await shop.app.platform.db
      .selectFrom('audit_events')
      .select(['action', 'reason'])
      .where('subject', '=', `payment:${id}`)
      .where('action', 'like', 'payments.dispute_%')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'payments.dispute_opened', reason: 'a letter' },
      { action: 'payments.dispute_lost', reason: 'a letter' },
    ]);
  });

  test('continues when part of the money is refunded at the gateway', async () => {
    const partner = await shop.newPartner();
    const buyer = await shop.invite(partner);
    const id = await shop.buyAtBank(buyer);
    await declare(id, 'opened');
    await shop.bank.decide(id, 'refund', { amountMinor: 5_000 });
    await shop.settled();
    expect(await shop.payment(id)).toMatchObject({ state: 'disputed', refunded_cents: 5_000 });
    expect(await access(buyer)).toMatchObject({ on_hold: true });
    expect((await declare(id, 'won')).body).toMatchObject({ state: 'partially_refunded' });
    await shop.wait(15);
    expect(await shop.figures(partner)).toMatchObject({ available: 6_000, reversed: 2_000 });
  });

  test('requires a payment that holds money, and the permission', async () => {
    const buyer = await shop.newBuyer();
    const open = (await shop.pay(buyer, { priceId: shop.expensivePriceId })).body.payment_id;
    expect((await declare(open, 'opened')).refusal?.code).toBe('dispute_state_changed');
    const id = await shop.buyAtBank(await shop.newBuyer());
    expect((await declare(id, 'lost')).refusal?.code).toBe('dispute_state_changed');
    const support = await buildOperator(shop.app, { role: 'support' });
    expect((await declare(id, 'opened', support)).status).toBe(403);
  });
});
