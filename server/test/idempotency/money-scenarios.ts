import { randomUUID } from 'node:crypto';
import { importInventoryItems } from '@sesame/contract/console/inventory.ts';
import { revokeGift } from '@sesame/contract/console/payments/gifts.ts';
import { refundPayment, repayRefund } from '@sesame/contract/console/payments/payments.ts';
import {
  extendSubscription,
  grantSubscription,
  moveSubscription,
  readSubscription,
  replaceCredential,
  shortenSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { answerDoublePayment } from '@sesame/contract/shop/double-payments.ts';
import { claimGift, listGifts, readGift, refundGift } from '@sesame/contract/shop/gifts.ts';
import { readPlanChange } from '@sesame/contract/shop/orders/plan-changes.ts';
import { startPayment } from '@sesame/contract/shop/payments.ts';
import { requestPayout } from '@sesame/contract/shop/referrals.ts';
import { readRenewalUndo, undoRenewal } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { expect } from 'vitest';
import { importInventory } from '../../src/domains/access/index.ts';
import { findCreditHold, releaseCredit } from '../../src/domains/ledger/index.ts';
import { followUpRefund } from '../../src/domains/payments/refunds/follow-up-refunds.ts';
import { requestRefund } from '../../src/domains/payments/refunds/request-refund.ts';
import { findDueRefunds } from '../../src/domains/payments/settlement/refunds/refunds.store.ts';
import { advanceRenewal } from '../../src/domains/renewals/advance-renewal.ts';
import { planRenewal } from '../../src/domains/renewals/plan-renewal.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { buildAgreement } from '../build/build-agreement.ts';
import { buildPromo } from '../build/build-promo.ts';
import { type Buyer, buildProduct } from '../build/build-purchase.ts';
import { createFlakyGateway } from '../network/flaky-gateway.ts';
import { getRow } from '../rows.ts';
import { type IdempotencyStage, reason, type Scenario } from './stage.ts';
import { withoutKey } from './without-key.ts';

/** Calls that move money or access. */
export function onceMoneyScenarios(stage: IdempotencyStage): Scenario[] {
  const { shop, app, platform, owner, advance, countBy, sends, one, bought, auditEventsOn } = stage;
  const grantsOf = (id: string) =>
    countBy('grants g join subscriptions s on s.id = g.subscription_id where s.user_id = $1', id);
  const paymentsOf = (id: string) => countBy('payments where user_id = $1', id);
  /** A buyer with a password and a balance from a refund. */
  const rich = async () => {
    const partner = await shop.newPartner();
    const { refusal } = await shop.refund(await shop.buyAtBank(partner), { method: 'balance' });
    if (refusal !== undefined) throw new Error(`the refund was refused: ${refusal.code}`);
    return partner;
  };
  /** As an operator does after the dispute window; before that, a refund to the balance can only pay orders. */
  const releaseCredits = (userId: string) =>
    inTransaction(platform.db, async (tx) => {
      const { id } = await getRow(tx, 'credit_holds', { user_id: userId });
      const hold = await findCreditHold(tx, id);
      if (hold === undefined) throw new Error('nothing is withheld');
      await releaseCredit(tx, platform, hold, { by: owner.id, at: platform.clock.now() });
    });
  const order = (buyer: Buyer, body: { gateway: string; promocode?: string }, before = 0) =>
    sends(
      startPayment,
      buyer,
      { query: { subscription_price_id: String(shop.expensivePriceId) }, body },
      async () => (await paymentsOf(buyer.id)) - before,
    );
  /** A gift that is paid for, with its code. */
  const gift = async () => {
    const buyer = await shop.newBuyer();
    const sent = { priceId: shop.expensivePriceId, gateway: 'free', gift: true } as const;
    const { payment_id: paymentId } = (await shop.pay(buyer, sent)).body;
    await shop.bank.decide(paymentId, 'pay');
    await shop.settled();
    const [listed] = (await app.call(listGifts, { query: {} }, buyer)).body;
    const id = listed?.id ?? '';
    const { code } = (await app.call(readGift, { params: { id } }, buyer)).body;
    return { buyer, id, code, paymentId };
  };
  const refunding = async (method: 'gateway' | 'balance') => {
    const { paymentId } = await bought();
    const body = { method, access: 'keep', amount: 20, expected_refunded: 0, reason } as const;
    return sends(refundPayment, owner, { params: { id: paymentId }, body }, async () => {
      // A refund that a killed process only recorded is carried out by the job.
      advance(3_600_000);
      await app.jobs.run('follow-up-refunds');
      const { refunded_cents: cents } = await shop.payment(paymentId);
      if (method === 'gateway') expect(shop.returnedByBank(paymentId)).toBe(cents);
      return (cents / 2_000) * (await countBy('payment_refunds where payment_id = $1', paymentId));
    });
  };
  /** A renewal that a balance has just paid, for a period that begins within a day. */
  const renewed = async () => {
    const partner = await rich();
    // Another product than the refunded one, whose renewal would be stopped.
    const { id: product, priceId } = await buildProduct(platform);
    const given = { user: partner.id, product, duration: '1 day', reason };
    const { body } = await app.call(grantSubscription, { body: given }, owner);
    const agreement = await buildAgreement(
      platform,
      { subscriptionId: body.id, userId: partner.id, priceId, methodId: null },
      { ceiling_cents: 100_000 },
    );
    await planRenewal(platform, agreement);
    const { id } = await getRow(platform.db, 'renewals', { subscription_id: body.id });
    const almostOver = new Date(platform.clock.now().getTime() + 23 * 3_600_000);
    await advanceRenewal({ ...platform, clock: { now: () => almostOver } }, id);
    const payment = await getRow(platform.db, 'payments', { renewal_id: id }, ['id']);
    return { partner, id: payment.id };
  };
  return [
    one(grantSubscription, async () => {
      const { id: user } = await shop.newBuyer();
      const body = { user, product: shop.product.id, duration: '1 mon', reason };
      return sends(grantSubscription, owner, { body }, () => grantsOf(user));
    }),
    one(extendSubscription, async () => {
      const { params, seen, buyer } = await bought();
      const { expected_end } = await seen();
      const body = { days: 7, expected_end, reason };
      return sends(extendSubscription, owner, { params, body }, async () => {
        return (await grantsOf(buyer.id)) - 1;
      });
    }),
    one(shortenSubscription, async () => {
      const { params, seen } = await bought();
      const { expected_end } = await seen();
      const body = { days: 7, expected_end, reason };
      return sends(shortenSubscription, owner, { params, body }, () =>
        auditEventsOn('subscriptions.shorten', params.id),
      );
    }),
    one(moveSubscription, async () => {
      const { params, seen } = await bought();
      const { id: user } = await shop.newBuyer();
      const { expected_end } = await seen();
      return sends(moveSubscription, owner, { params, body: { user, expected_end, reason } }, () =>
        grantsOf(user),
      );
    }),
    one(replaceCredential, async () => {
      const product = await buildProduct(platform);
      const [serviceId = 0] = product.serviceIds;
      const links = [1, 2].map(() => `https://links.example/${randomUUID()}`);
      const at = app.clock.now();
      await importInventory(platform.db, platform, { serviceId, kind: 'unique', links, at });
      const { id: user } = await shop.newBuyer();
      const given = { user, product: product.id, duration: '1 mon', reason };
      const { body: subscription } = await app.call(grantSubscription, { body: given }, owner);
      const params = { id: subscription.id };
      const { body: seen } = await app.call(readSubscription, { params }, owner);
      const expected_item = seen.links[0]?.item?.id ?? '';
      const input = {
        params: { ...params, service: String(serviceId) },
        body: { expected_item, reason },
      };
      return sends(replaceCredential, owner, input, () =>
        auditEventsOn('subscriptions.replace_credential', params.id),
      );
    }),
    one(importInventoryItems, async () => {
      const { serviceIds } = await buildProduct(platform);
      const line = `https://stock.example/${randomUUID()}`;
      return {
        async send(url, key) {
          const form = new FormData();
          form.append('file', new Blob([line]), 'items.txt');
          const path = importInventoryItems.path.replace(':id', String(serviceIds[0]));
          const response = await fetch(`${url}${path}?kind=unique&mode=import`, {
            method: 'POST',
            headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': key },
            body: form,
          });
          return { status: response.status, body: await response.json() };
        },
        count: () => countBy('inventory_items where service_id = $1', serviceIds[0]),
      };
    }),
    one(startPayment, async () => order(await shop.newBuyer(), { gateway: 'free' }), ' by card'),
    one(
      startPayment,
      async () => {
        const promocode = randomUUID().slice(0, 12).toUpperCase();
        await buildPromo(platform, {
          code: promocode,
          discount_percent: 10_000,
          per_user_limit: 9,
        });
        return order(await shop.newBuyer(), { gateway: 'free', promocode });
      },
      ' for nothing',
    ),
    one(startPayment, async () => order(await rich(), { gateway: 'balance' }, 1), ' by balance'),
    one(
      startPayment,
      async () => {
        const { buyer, params } = await bought();
        const { priceId } = await buildProduct(platform);
        const { body } = await app.call(
          readPlanChange,
          { query: { subscription: params.id, subscription_price_id: String(priceId) } },
          { token: buyer.token },
        );
        const change = { subscription: params.id, credit: body.credit };
        // It costs less than the credit, so it is settled at once: one order, one change, one rest on the balance.
        return sends(
          startPayment,
          buyer,
          {
            query: { subscription_price_id: String(priceId) },
            body: { gateway: 'free', change },
          },
          async () => {
            const changes = await countBy('plan_changes where subscription_id = $1', params.id);
            const rests = await countBy(
              `journals where effect = 'plan_rest' and subject in (
                select 'payment:' || payment_id from plan_changes where subscription_id = $1)`,
              params.id,
            );
            expect(rests).toBe(changes);
            return (await paymentsOf(buyer.id)) - 1;
          },
        );
      },
      ' with a plan change',
    ),
    one(requestPayout, async () => {
      const partner = await rich();
      await releaseCredits(partner.id);
      const body = {
        amount: 60,
        network: 'usdt_trc20',
        address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
        password: partner.password,
      } as const;
      return sends(requestPayout, partner, { body }, () =>
        countBy('payouts where user_id = $1', partner.id),
      );
    }),
    one(refundPayment, () => refunding('gateway'), ' by the gateway'),
    one(refundPayment, () => refunding('balance'), ' to the balance'),
    one(answerDoublePayment, async () => {
      const buyer = await shop.newBuyer();
      const ids: string[] = [];
      for (const gateway of ['free', 'cis']) {
        const sent = { priceId: shop.expensivePriceId, gateway };
        ids.push((await shop.pay(buyer, sent)).body.payment_id);
      }
      advance(1_000);
      for (const id of ids) {
        await shop.bank.decide(id, 'pay');
        await shop.settled();
      }
      const id = ids[1] ?? '';
      const body = { answer: 'refund', expected_amount: 208 } as const;
      return sends(answerDoublePayment, buyer, { params: { id }, body }, async () => {
        await app.jobs.run('refund-double-payment');
        expect(shop.returnedByBank(id)).toBe(20_800);
        return countBy('payment_refunds where payment_id = $1', id);
      });
    }),
    one(undoRenewal, async () => {
      const { partner, id } = await renewed();
      const { body: seen } = await app.call(readRenewalUndo, { params: { id } }, partner);
      const input = { params: { id }, body: { expected_total: seen.total } };
      return sends(undoRenewal, partner, input, () =>
        countBy('renewal_undos where payment_id = $1', id),
      );
    }),
    one(claimGift, async () => {
      const { code } = await gift();
      const claimer = await shop.newBuyer();
      return sends(claimGift, claimer, { body: { code } }, () => grantsOf(claimer.id));
    }),
    one(refundGift, async () => {
      const { buyer, id, paymentId } = await gift();
      const input = { params: { id }, body: { expected_amount: 200 } };
      return sends(refundGift, buyer, input, async () => {
        // A refund that a killed process only recorded is carried out by the job.
        advance(3_600_000);
        await app.jobs.run('follow-up-refunds');
        expect(shop.returnedByBank(paymentId)).toBe(20_000);
        return countBy('payment_refunds where payment_id = $1', paymentId);
      });
    }),
    one(revokeGift, async () => {
      const { id, paymentId } = await gift();
      const body = { refund: 'gateway', expected_amount: 200, reason } as const;
      return sends(revokeGift, owner, { params: { id }, body }, async () => {
        // As for a gift that its buyer has refunded.
        advance(3_600_000);
        await app.jobs.run('follow-up-refunds');
        expect(shop.returnedByBank(paymentId)).toBe(20_000);
        return countBy('payment_refunds where payment_id = $1', paymentId);
      });
    }),
    one(repayRefund, async () => {
      const { paymentId } = await bought();
      const flaky = createFlakyGateway(shop.payment);
      flaky.behavior = 'pending';
      const input = { paymentId, method: 'gateway', access: 'keep', amount: 'all' } as const;
      const by = { operator: owner, request: { ip: '127.0.0.1' }, reason };
      await requestRefund(platform, flaky.gateways, withoutKey(platform), {
        ...{ ...input, ...by },
        expectedRefunded: 0,
      });
      flaky.turn(paymentId, 'failed');
      advance(7 * 3_600_000);
      for (const id of await findDueRefunds(platform.db, platform.clock.now(), 10)) {
        await followUpRefund(platform, flaky.gateways, id);
      }
      const body = { method: 'balance', expected_owed: 200, reason } as const;
      return sends(repayRefund, owner, { params: { id: paymentId }, body }, () =>
        countBy("payment_refunds where purpose = 'repay' and payment_id = $1", paymentId),
      );
    }),
  ];
}
