import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { removeSavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import { describe, expect } from 'vitest';
import { buildAgreement } from '../../../test/build/build-agreement.ts';
import { insertRows, updateRows } from '../../../test/rows.ts';
import {
  type RenewingShop,
  renewalTest,
  type Subscriber,
} from '../../../test/shops/renewal-test.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

describe('a renewal that must not be charged', () => {
  test('is canceled when its buyer stops it or removes the method', async () => {
    for (const how of ['stop', 'remove'] as const) {
      const one = await shop.subscribe();
      const calls = shop.charging.calls.length;
      await shop.toNotification(one);
      if (how === 'remove')
        await shop.app.call(removeSavedMethod, { params: { id: one.methodId } }, one.buyer);
      else await shop.turnOff(one.agreementId);
      await shop.toCharge(one);
      expect(shop.charging.calls.length).toBe(calls);
      expect(await shop.stateOf(one)).toBe('canceled');
      const subjects = (await shop.mailsOf(one)).filter((subject) => subject.includes('is off'));
      expect(subjects).toHaveLength(how === 'remove' ? 1 : 0);
    }
  });

  test('is refunded in full when it was stopped while the charge was on its way', async () => {
    const one = await shop.subscribe();
    const end = await shop.endOf(one);
    shop.charging.during(() => shop.turnOff(one.agreementId));
    await shop.toCharge(one, 'pay');
    expect(await shop.stateOf(one)).toBe('late');
    shop.app.clock.advance(10 * 60_000);
    await shop.app.jobs.run('follow-up-refunds');
    await shop.settled();
    expect(await shop.paymentsOf(one)).toMatchObject([{ state: 'refunded' }]);
    expect(await shop.endOf(one)).toBe(end);
  });

  test('is skipped when the product is no longer sold', async () => {
    const { platform } = shop.app;
    const one = await shop.subscribe();
    const calls = shop.charging.calls.length;
    await updateRows(platform.db, 'products', { id: shop.product.id }, { active: false });
    await shop.toCharge(one);
    await updateRows(platform.db, 'products', { id: shop.product.id }, { active: true });
    expect(shop.charging.calls.length).toBe(calls);
    expect(await shop.renewalsOf(one)).toMatchObject([
      { state: 'skipped', close_reason: 'not_sold' },
    ]);
    expect((await shop.mailsOf(one)).at(-1)).toMatch(/Automatic renewal of .* is off/);
  });

  test('is skipped when it costs more than was agreed to, and a lower price is charged', async () => {
    const { platform } = shop.app;
    const { db } = platform;
    const setCeiling = (one: Subscriber, cents: number) =>
      buildAgreement(
        platform,
        {
          ...{ subscriptionId: one.subscriptionId, userId: one.buyer.id, methodId: one.methodId },
          priceId: shop.product.priceId,
        },
        { ceiling_cents: cents },
      );
    const dear = await shop.subscribe();
    await shop.turnOff(dear.agreementId);
    await setCeiling(dear, 489);
    const cheap = await shop.subscribe();
    await shop.turnOff(cheap.agreementId);
    await setCeiling(cheap, 600);
    const end = Date.parse(await shop.endOf(dear));
    await shop.goTo(end - 7.9 * DAY_MS);
    expect((await shop.mailsOf(dear)).at(-1)).toMatch(/Automatic renewal of .* is off/);
    expect((await shop.mailsOf(cheap)).at(-1)).toMatch(/renews on .* for \$4\.90/);
    await shop.toCharge(dear);
    expect(await shop.renewalsOf(dear)).toMatchObject([
      { state: 'skipped', close_reason: 'price_raised' },
    ]);
    expect(await shop.paymentsOf(dear)).toEqual([]);
    const [paid] = await db
      .selectFrom('payments')
      .select('total_cents')
      .where('user_id', '=', cheap.buyer.id)
      .where('renewal_id', 'is not', null)
      .execute();
    expect(paid).toEqual({ total_cents: 490 });
  });

  test('is held when another sum arrives, and never granted', async () => {
    const one = await shop.subscribe();
    const end = await shop.endOf(one);
    await shop.toCharge(one, 'pay_less');
    expect(await shop.paymentsOf(one)).toMatchObject([{ state: 'review' }]);
    expect(await shop.endOf(one)).toBe(end);
  });

  test('ends with a refund of its payment', async () => {
    const one = await shop.subscribe();
    await shop.toCharge(one);
    const [payment] = await shop.chargesOf(one);
    await shop.bank.decide(payment?.id ?? '', 'refund');
    await shop.settled();
    await shop.run();
    expect(await shop.stopReasonOf(one)).toBe('refunded');
  });

  test('is not charged after a fraud warning, also before its agreement is stopped', async () => {
    const one = await shop.subscribe();
    await shop.toNotification(one);
    await warn(await paymentOf(one, 'order that saved it'));
    shop.app.clock.set(new Date(await shop.endOf(one)));
    await shop.app.jobs.run('advance-renewals');
    expect(await shop.paymentsOf(one)).toEqual([]);
    await shop.run();
    expect(await shop.renewalsOf(one)).toMatchObject([
      { state: 'canceled', close_reason: 'disputed' },
    ]);
  });

  test('ends with a dispute or a fraud warning of any payment of its method, and with its revocation', async () => {
    for (const [what, reason] of Object.entries(badNews)) {
      const { one, other, otherAgreement } = await withOneMethod();
      if (what === 'revocation') {
        await shop.toCharge(one, 'revoked');
        expect((await shop.mailsOf(other)).at(-1)).toMatch(/Automatic renewal of .* is off/);
      } else {
        if (what === 'renewal') await shop.toCharge(one);
        const payment = await paymentOf(one, what);
        shop.app.clock.advance(1_000);
        if (what === 'fraud') await warn(payment);
        else await shop.bank.decide(shop.atBank(payment).id, 'dispute');
        await shop.settled();
        await shop.run();
      }
      expect(await shop.stopReasonOf(one), what).toBe(reason);
      expect(await shop.stopReasonOf({ ...other, agreementId: otherAgreement }), what).toBe(reason);
    }
  });

  test('waits for an open order of its buyer, and gives way to it once it is paid', async () => {
    const one = await shop.subscribe();
    await shop.toDueCharge(one);
    const calls = shop.charging.calls.length;
    const { body } = await shop.pay(one.buyer, { gateway: 'card' });
    await shop.run();
    expect(shop.charging.calls.length).toBe(calls);
    await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
    await shop.settled();
    await shop.run();
    expect((await shop.renewalsOf(one)).map(({ state }) => state)).toEqual([
      'superseded',
      'planned',
    ]);
    expect(await shop.paymentsOf(one)).toEqual([]);
  });

  test('is canceled with the account of its buyer, and the gateway forgets the method', async () => {
    const one = await shop.subscribe();
    const { jobs, clock, platform } = shop.app;
    await shop.toNotification(one);
    const calls = shop.charging.calls.length;
    await updateRows(platform.db, 'users', { id: one.buyer.id }, { deletion_at: clock.now() });
    await jobs.run('erase-accounts');
    await jobs.run('remove-methods-of-erased');
    await jobs.runDue();
    expect(shop.charging.forgotten).toContain(`pm_${one.methodId}`);
    await shop.goTo(clock.now().getTime() + 5 * DAY_MS);
    expect(shop.charging.calls.length).toBe(calls);
    expect(await shop.renewalsOf(one)).toMatchObject([
      { state: 'canceled', close_reason: 'account_erased' },
    ]);
    expect(await shop.stopReasonOf(one)).toBe('account_erased');
  });

  test('is canceled for a blocked buyer', async () => {
    const one = await shop.subscribe();
    const { db, clock } = shop.app.platform;
    await shop.toNotification(one);
    const blocked = { blocked_at: clock.now(), blocked_reason: 'Fraud' };
    await db.updateTable('users').set(blocked).where('id', '=', one.buyer.id).execute();
    await shop.toCharge(one);
    expect(await shop.renewalsOf(one)).toMatchObject([
      { state: 'canceled', close_reason: 'blocked' },
    ]);
  });
});

/** How a method turns out to be bad, and why its agreements are stopped then. */
const badNews = {
  renewal: 'disputed',
  'order that saved it': 'disputed',
  'order charged to it': 'disputed',
  fraud: 'disputed',
  revocation: 'method_revoked',
};

/** Two subscriptions that are charged by the same method. */
async function withOneMethod() {
  const one = await shop.subscribe();
  const other = await shop.subscribe();
  await shop.turnOff(other.agreementId);
  const otherAgreement = await buildAgreement(shop.app.platform, {
    ...{ subscriptionId: other.subscriptionId, userId: other.buyer.id },
    ...{ priceId: shop.product.priceId, methodId: one.methodId },
  });
  return { one, other, otherAgreement };
}

/** A payment of the method by which a subscriber is charged. */
async function paymentOf({ buyer, methodId }: Subscriber, what: string): Promise<string> {
  const { db, clock } = shop.app.platform;
  if (what === 'order charged to it') {
    const { body } = await shop.pay(buyer, { gateway: 'free' });
    await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
    await shop.settled();
    const charge = { payment_id: body.payment_id, method_id: methodId, started_at: clock.now() };
    await insertRows(db, 'payment_charges', charge);
    return body.payment_id;
  }
  const payments = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', buyer.id)
    .orderBy('created_at')
    .execute();
  return payments.at(what === 'renewal' ? -1 : 0)?.id ?? '';
}

/** The bank of the card warns of a payment: what the shop records of it. */
async function warn(paymentId: string): Promise<void> {
  const { db, clock } = shop.app.platform;
  const event = { payment_id: paymentId, kind: 'fraud_warning', created_at: clock.now() };
  await insertRows(db, 'payment_events', event);
}
