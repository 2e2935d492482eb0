import { insertRenewalConsent } from '../../src/domains/payments/saved-methods/renewal-consents.store.ts';
import { advanceRenewalQueue } from '../../src/domains/renewals/advance-renewal-queue.ts';
import { beginAgreedQueue } from '../../src/domains/renewals/agreements/begin-agreed.ts';
import { notifyNotBegunQueue } from '../../src/domains/renewals/agreements/notify-not-begun.ts';
import { refundLateChargeQueue } from '../../src/domains/renewals/late-charges/refund-late-charges.ts';
import { planRenewalQueue } from '../../src/domains/renewals/plan-renewal.ts';
import { insertAttempt, planRow } from '../../src/domains/renewals/renewals.store.ts';
import { stopAgreementQueue } from '../../src/domains/renewals/stop-ended-agreements.ts';
import { buildAgreement } from '../build/build-agreement.ts';
import { buildSavedMethod } from '../build/build-saved-method.ts';
import { getRow, insertRows, updateRows } from '../rows.ts';
import { idOf, type PoisonCase, type PoisonShop, repeat } from './poison-case.ts';

/** The consent to renew the subscription of a buyer who has paid. */
async function agree(shop: PoisonShop) {
  const buyer = await shop.newBuyer();
  const payment = await shop.buy(buyer);
  const query = 'select subscription_id as id from grants where payment_id = $1';
  const subscription = await idOf(shop, query, payment);
  const agreement = await buildAgreement(shop.app.platform, {
    ...{ subscriptionId: subscription, userId: buyer.id, priceId: shop.product.priceId },
    methodId: null,
  });
  return { agreement, buyer: buyer.id, payment, subscription };
}

/** The planned renewal of such a subscription. */
async function planned(shop: PoisonShop) {
  const { db, ids, clock } = shop.app.platform;
  const { agreement, payment, subscription } = await agree(shop);
  const { ends_at: periodStart } = await getRow(db, 'subscriptions', { id: subscription });
  const id = ids.uuid();
  const of = { subscriptionId: subscription, agreementId: agreement, periodStart };
  await planRow(db, { id, ...of, at: clock.now() });
  return { payment, renewal: id };
}

/** Beside a paid order, a charge for the same product that was paid after it had been closed. */
async function copyToLateCharge(shop: PoisonShop, orderId: string, renewalId: string) {
  const { db, ids } = shop.app.platform;
  const order = await getRow(db, 'payments', { id: orderId });
  const { serial: _serial, number: _number, shown_state: _shown, ...copied } = order;
  const id = ids.uuid();
  const at = order.created_at;
  await insertRows(db, 'payments', {
    ...{ ...copied, id, gateway_reference: `pay_${id}`, flags: 'late' },
    ...{ renewal_id: renewalId, confirm_until: at },
  });
  return { id, created_at: at };
}

/** A paid order whose buyer agreed to renewal with it. */
async function consent(shop: PoisonShop) {
  const buyer = await shop.newBuyer();
  const payment = await shop.buy(buyer);
  const { db, clock } = shop.app.platform;
  const text = { version: 2, language: 'en', text: 'I agree.', ceiling_cents: 490 } as const;
  await insertRenewalConsent(db, { ...text, payment_id: payment, agreed_at: clock.now() });
  return { buyer, payment };
}

export const renewalCases: Readonly<Record<string, PoisonCase>> = {
  'begin-agreed-renewal': {
    table: 'renewal_agreements',
    column: 'payment_id',
    writes: 'insert',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { platform } = shop.app;
        const { buyer, payment } = await consent(shop);
        await buildSavedMethod(platform, { userId: buyer.id, paymentId: payment });
        await platform.jobs.enqueue(platform.db, beginAgreedQueue, { payment }, { key: payment });
        return payment;
      }),
  },
  'notify-renewal-not-begun': {
    table: 'mails',
    column: 'key',
    keyOf: (payment) => `renewal-not-begun:${payment}`,
    writes: 'insert',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, jobs } = shop.app.platform;
        const { payment } = await consent(shop);
        await jobs.enqueue(db, notifyNotBegunQueue, { payment }, { key: payment });
        return payment;
      }),
  },
  'stop-agreement': {
    table: 'renewal_agreements',
    isDone: "stop_reason = 'account_erased'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { clock, db, jobs } = shop.app.platform;
        const { agreement, buyer } = await agree(shop);
        await updateRows(db, 'users', { id: buyer }, { deleted_at: clock.now() });
        await jobs.enqueue(db, stopAgreementQueue, { agreement }, { key: agreement });
        return agreement;
      }),
  },
  'refund-late-charge': {
    table: 'renewal_attempts',
    isDone: "code = 'late_refund'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, ids, jobs } = shop.app.platform;
        const { payment, renewal } = await planned(shop);
        const late = await copyToLateCharge(shop, payment, renewal);
        const [id, at] = [ids.uuid(), late.created_at];
        const attempt = { id, renewal_id: renewal, number: 1, payment_id: late.id };
        await insertAttempt(db, { ...attempt, state: 'succeeded', started_at: at, ended_at: at });
        await jobs.enqueue(db, refundLateChargeQueue, { attempt: id }, { key: id });
        return id;
      }),
  },
  'plan-renewal': {
    table: 'renewals',
    column: 'agreement_id',
    writes: 'insert',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, jobs } = shop.app.platform;
        const { agreement } = await agree(shop);
        await jobs.enqueue(db, planRenewalQueue, { agreement }, { key: agreement });
        return agreement;
      }),
  },
  'advance-renewal': {
    table: 'renewals',
    // It waits for its notification.
    isDone: 'next_at > created_at',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, jobs } = shop.app.platform;
        const { renewal } = await planned(shop);
        await jobs.enqueue(db, advanceRenewalQueue, { renewal }, { key: renewal });
        return renewal;
      }),
  },
};
