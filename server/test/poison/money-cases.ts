import { moveMoney } from '../../src/domains/ledger/index.ts';
import { insertCharge } from '../../src/domains/payments/charges/charges.store.ts';
import { checkChargeQueue } from '../../src/domains/payments/charges/check-charges.ts';
import { cancelAtGatewayQueue } from '../../src/domains/payments/checkout/cancel-at-gateway.ts';
import { sendDisputeAnswerQueue } from '../../src/domains/payments/disputes/send-dispute-answer.ts';
import { refundDoublePaymentQueue } from '../../src/domains/payments/double-payments/refund-double-payment-queue.ts';
import { sendFiscalReceiptQueue } from '../../src/domains/payments/fiscal-receipts/send-fiscal-receipt-queue.ts';
import { followUpRefundQueue } from '../../src/domains/payments/refunds/follow-up-refunds.ts';
import { checkMethodQueue } from '../../src/domains/payments/saved-methods/checks/check-methods-queue.ts';
import { forgetMethodQueue } from '../../src/domains/payments/saved-methods/forget-method-queue.ts';
import { removeMethodOfErasedQueue } from '../../src/domains/payments/saved-methods/remove-methods-of-erased.ts';
import { expirePaymentQueue } from '../../src/domains/payments/sync/expire-payments.ts';
import { syncPaymentQueue } from '../../src/domains/payments/sync/reconcile-payments.ts';
import { applyWebhookQueue } from '../../src/domains/payments/webhooks/apply-webhook.ts';
import {
  matureCommission,
  matureCommissionQueue,
} from '../../src/domains/referrals/commissions/mature-commissions.ts';
import { cancelPayoutQueue } from '../../src/domains/referrals/payouts/close-payouts-of-erased.ts';
import { insertPayout } from '../../src/domains/referrals/payouts/payouts.store.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { buildOperator } from '../build/build-operator.ts';
import { buildBuyer, buildPayment } from '../build/build-purchase.ts';
import { buildSavedMethod } from '../build/build-saved-method.ts';
import { insertRows } from '../rows.ts';
import { idOf, type PoisonCase, type PoisonShop, repeat } from './poison-case.ts';

/** A payment that waits at the bank. */
async function open(shop: PoisonShop): Promise<string> {
  const order = { priceId: shop.expensivePriceId, gateway: 'free' };
  const { body, refusal } = await shop.pay(await shop.newBuyer(), order);
  if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
  return body.payment_id;
}

/** The commission of a partner whose buyer has paid. */
async function earn(shop: PoisonShop): Promise<string> {
  const partner = await buildBuyer(shop.app.platform);
  const payment = await shop.buy(await shop.invite(partner));
  return idOf(shop, 'select id from commissions where payment_id = $1', payment);
}

export const moneyCases: Readonly<Record<string, PoisonCase>> = {
  'apply-webhook': {
    table: 'webhook_events',
    isDone: 'applied_at is not null',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, clock, ids, jobs } = shop.app.platform;
        const { id } = await db
          .insertInto('webhook_events')
          .values({
            ...{ provider: 'bank', body: '{}', received_at: clock.now() },
            event_key: ids.uuid(),
            order_id: await open(shop),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await jobs.enqueue(db, applyWebhookQueue, { webhookEvent: id }, { key: String(id) });
        return String(id);
      }),
  },
  'sync-payment': {
    table: 'payments',
    isDone: 'sync_count > 0',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, clock, jobs } = shop.app.platform;
        const id = await open(shop);
        const due = { sync_at: clock.now(), sync_count: 0 };
        await db.updateTable('payments').set(due).where('id', '=', id).execute();
        await jobs.enqueue(db, syncPaymentQueue, { payment: id }, { key: id });
        return id;
      }),
  },
  'expire-payment': {
    table: 'payments',
    isDone: "state = 'expired'",
    plant: async (shop, count) => {
      const { db, jobs } = shop.app.platform;
      const ids = await repeat(count, () => open(shop));
      shop.app.clock.advance(3_600_000);
      for (const id of ids)
        await jobs.enqueue(db, expirePaymentQueue, { payment: id }, { key: id });
      return ids;
    },
  },
  'cancel-at-gateway': {
    table: 'payment_events',
    column: 'payment_id',
    writes: 'insert',
    isDone: "kind = 'cancel_sent'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, jobs } = shop.app.platform;
        const id = await open(shop);
        await db.updateTable('payments').set({ state: 'canceled' }).where('id', '=', id).execute();
        await jobs.enqueue(db, cancelAtGatewayQueue, { payment: id });
        return id;
      }),
  },
  'follow-up-refund': {
    table: 'payment_refunds',
    isDone: 'attempts > 0',
    plant: async (shop, count) => {
      const { platform } = shop.app;
      const { db, clock, ids, jobs } = platform;
      const operator = await buildOperator(shop.app, { role: 'finance' });
      return repeat(count, async () => {
        const id = ids.uuid();
        const at = clock.now();
        await insertRows(db, 'payment_refunds', {
          ...{ id, operator_id: operator.id, method: 'gateway', access: 'keep', currency: 'USD' },
          ...{ amount_cents: 100, amount_minor: 100, reason: 'It never worked' },
          ...{ state: 'pending', created_at: at, changed_at: at, try_at: at },
          payment_id: await buildPayment(platform, await shop.newBuyer(), shop.product),
        });
        await jobs.enqueue(db, followUpRefundQueue, { refund: id }, { key: id });
        return id;
      });
    },
  },
  'send-dispute-answer': {
    table: 'dispute_answers',
    // The bank takes no answers, so the job ends them.
    isDone: "state = 'failed'",
    plant: async (shop, count) => {
      const { platform } = shop.app;
      const { db, clock, ids, jobs } = platform;
      const operator = await buildOperator(shop.app, { role: 'finance' });
      return repeat(count, async () => {
        const id = ids.uuid();
        const at = clock.now();
        const payment_id = await open(shop);
        await insertRows(db, 'payment_disputes', {
          ...{ payment_id, reference: 'dp_1', state: 'needs_answer', is_inquiry: false },
          ...{
            reason: 'other',
            gateway_status: 'needs_response',
            accepted_actions: ['accept'],
            amount_minor: 100,
          },
          ...{ currency: 'USD', opened_at: at, changed_at: at },
        });
        await insertRows(db, 'dispute_answers', {
          ...{ id, payment_id, dispute_reference: 'dp_1', kind: 'accept', state: 'requested' },
          ...{ operator_id: operator.id, note: '', created_at: at },
        });
        await jobs.enqueue(db, sendDisputeAnswerQueue, { answer: id });
        return id;
      });
    },
  },
  'send-fiscal-receipt': {
    table: 'fiscal_receipts',
    // Nothing was paid, so nothing is left to close.
    isDone: "state = 'unneeded'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, clock, ids, jobs } = shop.app.platform;
        const id = ids.uuid();
        const at = clock.now();
        await insertRows(db, 'fiscal_receipts', {
          ...{ id, kind: 'closing', state: 'waiting', source: 'sync', sends: 1, to_send: true },
          ...{ payment_id: await open(shop), created_at: at, waiting_since: at },
        });
        await jobs.enqueue(db, sendFiscalReceiptQueue, { receipt: id });
        return id;
      }),
  },
  'check-charge': {
    table: 'payment_charges',
    column: 'payment_id',
    // Paid meanwhile, so there is nothing more to check.
    isDone: 'check_at is null',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { platform } = shop.app;
        const buyer = await shop.newBuyer();
        const id = await buildPayment(platform, buyer, shop.product);
        const method_id = await buildSavedMethod(platform, { userId: buyer.id, paymentId: id });
        const at = platform.clock.now();
        const charge = { payment_id: id, method_id, started_at: at, check_at: at };
        await insertCharge(platform.db, charge);
        await platform.jobs.enqueue(platform.db, checkChargeQueue, { payment: id }, { key: id });
        return id;
      }),
  },
  'check-saved-method': {
    table: 'saved_methods',
    isDone: 'checked_at is not null',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { platform } = shop.app;
        const buyer = await shop.newBuyer();
        const paymentId = await buildPayment(platform, buyer, shop.product);
        const id = await buildSavedMethod(platform, { userId: buyer.id, paymentId });
        await platform.jobs.enqueue(platform.db, checkMethodQueue, { method: id }, { key: id });
        return id;
      }),
  },
  'forget-method': {
    table: 'saved_methods',
    // The bank keeps no methods, so there is nothing that it could forget.
    isDone: "forget_state = 'impossible'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { platform } = shop.app;
        const buyer = await shop.newBuyer();
        const paymentId = await buildPayment(platform, buyer, shop.product);
        const owner = { userId: buyer.id, paymentId };
        const removed = { state: 'removed', forget_state: 'queued' } as const;
        const removed_at = platform.clock.now();
        const id = await buildSavedMethod(platform, owner, { ...removed, removed_at });
        await platform.jobs.enqueue(platform.db, forgetMethodQueue, { method: id });
        return id;
      }),
  },
  'remove-method-of-erased': {
    table: 'saved_methods',
    isDone: "state = 'removed'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { platform } = shop.app;
        const buyer = await shop.newBuyer();
        const paymentId = await buildPayment(platform, buyer, shop.product);
        const id = await buildSavedMethod(platform, { userId: buyer.id, paymentId });
        const { db, jobs } = platform;
        await jobs.enqueue(db, removeMethodOfErasedQueue, { method: id }, { key: id });
        return id;
      }),
  },
  'refund-double-payment': {
    table: 'double_payments',
    column: 'payment_id',
    // The payments were never confirmed by a gateway, so the job leaves the decision to the buyer.
    isDone: "policy = 'ask'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { platform } = shop.app;
        const buyer = await shop.newBuyer();
        const earlier = await buildPayment(platform, buyer, shop.product);
        const id = await buildPayment(platform, buyer, shop.product);
        const at = platform.clock.now();
        await insertRows(platform.db, 'double_payments', {
          ...{ payment_id: id, earlier_payment_id: earlier, policy: 'refund', state: 'open' },
          created_at: at,
        });
        await platform.jobs.enqueue(platform.db, refundDoublePaymentQueue, { payment: id });
        return id;
      }),
  },
  'mature-commission': {
    table: 'commissions',
    isDone: "state = 'available'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, jobs } = shop.app.platform;
        const id = await earn(shop);
        await jobs.enqueue(db, matureCommissionQueue, { commission: id }, { key: id });
        return id;
      }),
  },
  'cancel-erased-payout': {
    table: 'payouts',
    isDone: "state = 'canceled'",
    plant: (shop, count) =>
      repeat(count, async () => {
        const { platform } = shop.app;
        const commission = await earn(shop);
        await matureCommission(platform, commission);
        const partnerId = await idOf(
          shop,
          'select partner_id as id from commissions where id = $1',
          commission,
        );
        const id = platform.ids.uuid();
        const at = platform.clock.now();
        await inTransaction(platform.db, async (tx) => {
          await insertPayout(tx, {
            ...{ id, user_id: partnerId, network: 'ton', address: 'x', amount_cents: 1_000 },
            ...{ rule_version: 1, created_at: at, not_before: at, state: 'requested' },
          });
          await moveMoney(tx, platform, {
            ...{
              kind: 'payout_request',
              subject: `payout:${id}`,
              effect: 'requested',
              partnerId,
            },
            ...{ from: 'available', to: 'in_payout', amountCents: 1_000, at },
          });
        });
        await platform.jobs.enqueue(platform.db, cancelPayoutQueue, { payout: id }, { key: id });
        return id;
      }),
  },
};
