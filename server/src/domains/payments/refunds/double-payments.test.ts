import { listAlerts, resolveAlert } from '@sesame/contract/console/alerts/alerts.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { dismissDoublePayment } from '@sesame/contract/console/payments/payments.ts';
import { changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import type { DoublePaymentPolicy } from '@sesame/contract/shared/shop-settings.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import {
  answerDoublePayment,
  type DoublePaymentAnswer,
} from '@sesame/contract/shop/double-payments.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { listPayments } from '@sesame/contract/shop/payments.ts';
import { afterEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { withoutKey } from '../../../../test/idempotency/without-key.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { answerDoublePayment as answer } from './answer-double-payment.ts';
import { describeDoublePayment } from './describe-double-payment.ts';
import { refundDoublePayment } from './refund-double-payment.ts';

let owner: TestOperator;
const test = shopTest(['refunds', 'mail']);
const { shop } = test;
test.beforeAll(async () => {
  owner = await buildOperator(shop.app);
});
afterEach(() => shop.bank.faults.set({}));

/** A provider that was switched off. */
const noGateways = {
  get: async () => undefined,
  current: async () => new Map(),
  live: async () => [],
};

const order = async (buyer: Buyer, gateway: 'free' | 'cis') => {
  const { body } = await shop.pay(buyer, { priceId: shop.expensivePriceId, gateway });
  return body.payment_id;
};
const pay = async (id: string) => {
  shop.app.clock.advance(60_000);
  await shop.bank.decide(id, 'pay');
  await shop.settled();
};

/** Two orders in two tabs, both paid at 200.00 and 208.00. */
async function paidTwice(buyer?: Buyer) {
  const by = buyer ?? (await shop.newBuyer());
  const earlier = await order(by, 'free');
  const later = await order(by, 'cis');
  await pay(earlier);
  await pay(later);
  return { buyer: by, earlier, later };
}

const choose = (buyer: Buyer, id: string, choice: DoublePaymentAnswer, amount = 208) =>
  shop.app.call(
    answerDoublePayment,
    { params: { id }, body: { answer: choice, expected_amount: amount } },
    buyer,
  );
const shownTo = async (buyer: Buyer, id: string) =>
  (await shop.app.call(getPayment, { params: { id } }, buyer)).body.double_payment;
const linkOf = async (id: string) =>
  (await shop.app.call(getConsolePayment, { params: { id } }, owner)).body.related[0]?.double;
const openAlerts = async (id: string) => {
  const query = { state: 'open', kind: 'double_payment' } as const;
  const { body } = await shop.app.call(listAlerts, { query }, owner);
  return body.filter(({ payment_id: payment }) => payment === id).length;
};
const asked = async (buyer: Buyer) => {
  const { body } = await shop.app.call(listPayments, { query: {} }, buyer);
  return body.filter(({ asks_double: asks }) => asks).map(({ id }) => id);
};
const endOf = async (buyer: Buyer) =>
  (await shop.app.call(listActiveSubscriptions, {}, buyer)).body[0]?.date_end;
const refunding = () => shop.app.jobs.run('refund-double-payment');
async function setPolicy(policy: DoublePaymentPolicy): Promise<void> {
  const by = await buildOperator(shop.app);
  const { version } = (await shop.app.call(readSettings, {}, by)).body;
  const body = { version, reason: 'A test', double_payments: policy };
  expect((await shop.app.call(changeSettings, { body }, by)).status).toBe(200);
}

describe('a product that was paid twice', () => {
  test('is linked, flagged and asked about once, on both payments and by mail', async () => {
    let twice!: Awaited<ReturnType<typeof paidTwice>>;
    const mails = await shop.mailsAfter(async () => {
      twice = await paidTwice();
    });
    const { buyer, earlier, later } = twice;
    expect((await shop.payment(later)).flags).toBe('double');
    expect((await shop.payment(earlier)).flags).toBeNull();
    const link = { later_id: later, policy: 'ask', state: 'open', decided_by: null };
    expect(await linkOf(earlier)).toMatchObject(link);
    expect(await linkOf(later)).toMatchObject(link);
    expect(await openAlerts(later)).toBe(1);
    expect(await asked(buyer)).toEqual([later]);
    const { access_from, access_until } = await shop.payment(later);
    const question = {
      ...{ id: later, state: 'open', amount: 208, answers: ['keep', 'refund'] },
      until: access_until?.toISOString(),
      until_refunded: access_from?.toISOString(),
    };
    expect(await shownTo(buyer, later)).toMatchObject({ ...question, other: { id: earlier } });
    expect(await shownTo(buyer, earlier)).toMatchObject({ ...question, other: { id: later } });
    const [mail, ...others] = mails.filter(({ subject }) => subject.startsWith('You paid twice'));
    expect(others).toEqual([]);
    expect(mail?.text).toContain('you get $208.00 back');
    expect(mail?.links.some((link) => link.endsWith(`/dashboard/payments/${later}`))).toBe(true);
  });

  test('stays paid twice when the buyer keeps both', async () => {
    const { buyer, later } = await paidTwice();
    expect((await choose(buyer, later, 'keep')).body).toEqual({ state: 'kept' });
    expect((await choose(buyer, later, 'keep')).body).toEqual({ state: 'kept' });
    expect(await linkOf(later)).toMatchObject({ state: 'kept', decided_by: 'buyer' });
    expect(await openAlerts(later)).toBe(0);
    expect(await asked(buyer)).toEqual([]);
    expect((await choose(buyer, later, 'refund')).refusal?.code).toBe('double_payment_answered');
    expect((await shop.payment(later)).state).toBe('paid');
  });

  test('is refunded once by the gateway when the buyer chooses it, with its access', async () => {
    const { buyer, earlier, later } = await paidTwice();
    const { access_until: end } = await shop.payment(earlier);
    expect((await choose(buyer, later, 'refund')).body).toEqual({ state: 'refunding' });
    expect((await choose(buyer, later, 'refund')).body).toEqual({ state: 'refunding' });
    expect(await openAlerts(later)).toBe(1);
    await refunding();
    await shop.settled();
    expect(shop.returnedByBank(later)).toBe(20_800);
    expect(await shop.payment(later)).toMatchObject({ state: 'refunded', refunded_cents: 20_800 });
    expect((await shop.payment(earlier)).state).toBe('paid');
    expect(await endOf(buyer)).toBe(end?.toISOString());
    expect(await linkOf(earlier)).toMatchObject({ state: 'refunded', decided_by: 'buyer' });
    expect(await openAlerts(later)).toBe(0);
    const { refunds } = (await shop.app.call(getConsolePayment, { params: { id: later } }, owner))
      .body;
    expect(refunds).toMatchObject([
      { requested_by: 'buyer', operator: null, reason: 'duplicate', access: 'revoke' },
    ]);
  });

  test('is asked about again when the chosen refund fails', async () => {
    const { buyer, later } = await paidTwice();
    await choose(buyer, later, 'refund');
    // A refund on the bank's dashboard was first, and its webhook is lost.
    shop.bank.faults.set({ webhooks: 'none' });
    await shop.bank.decide(later, 'refund', { amountMinor: 800 });
    const mails = await shop.mailsAfter(refunding);
    expect(mails.map(({ text }) => text).join()).toContain('did not go through');
    expect(await linkOf(later)).toMatchObject({ policy: 'ask', state: 'open', decided_by: null });
    expect(await asked(buyer)).toEqual([later]);
  });

  test('goes to the balance where the gateway cannot refund', async () => {
    const { platform } = shop.app;
    const buyer = await shop.newPartner();
    const { later } = await paidTwice(buyer);
    const shown = await describeDoublePayment(platform, noGateways, later);
    expect(shown?.answers).toEqual(['keep', 'balance']);
    const input = { userId: buyer.id, paymentId: later, expectedAmount: 208 };
    const byBalance = { ...input, answer: 'balance' } as const;
    await answer(platform, noGateways, withoutKey(platform), byBalance);
    await expect(
      answer(platform, noGateways, withoutKey(platform), { ...input, answer: 'keep' }),
    ).rejects.toMatchObject({ code: 'double_payment_refunded' });
    expect(await shop.figures(buyer)).toMatchObject({ credited: 20_800 });
    expect(await linkOf(later)).toMatchObject({ state: 'refunded', decided_by: 'buyer' });
  });

  test('is found when both are confirmed at once, and links them once', async () => {
    const buyer = await shop.newBuyer();
    const ids = [await order(buyer, 'free'), await order(buyer, 'cis')];
    shop.app.clock.advance(60_000);
    await Promise.all(ids.map((id) => shop.bank.decide(id, 'pay')));
    await shop.settled();
    const rows = await shop.app.platform.db
      .selectFrom('double_payments')
      .select(['payment_id', 'earlier_payment_id'])
      .where('payment_id', 'in', ids)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows.flatMap((row) => [row.payment_id, row.earlier_payment_id]).toSorted()).toEqual(
      ids.toSorted(),
    );
  });
});

test('a renewal is never taken for a mistake', async () => {
  const buyer = await shop.newBuyer();
  const first = await order(buyer, 'free');
  await pay(first);
  shop.app.clock.advance(1_000);
  const second = await order(buyer, 'free');
  await pay(second);
  expect(await linkOf(second)).toBeNull();
  expect(await shownTo(buyer, second)).toBeNull();
  expect((await shop.payment(second)).flags).toBeNull();
});

describe('an answer is refused', () => {
  test('to another buyer, for an unlinked payment, and for the earlier one', async () => {
    const { earlier, later, buyer } = await paidTwice();
    expect((await choose(await shop.newBuyer(), later, 'keep')).refusal?.code).toBe('not_found');
    expect((await choose(buyer, earlier, 'keep')).refusal?.code).toBe('not_found');
    const only = await shop.newBuyer();
    const id = await shop.buyAtBank(only);
    expect((await choose(only, id, 'keep')).refusal?.code).toBe('not_found');
  });

  test('for another amount than the buyer saw, and to the balance while the gateway refunds', async () => {
    const { buyer, later } = await paidTwice();
    const changed = await choose(buyer, later, 'refund', 200);
    expect(changed.refusal?.code).toBe('double_payment_changed');
    const closed = await choose(buyer, later, 'balance');
    expect(closed.refusal?.code).toBe('refund_method_closed');
  });

  test('while one of the payments is disputed', async () => {
    const { buyer, earlier, later } = await paidTwice();
    await shop.bank.decide(earlier, 'dispute');
    await shop.settled();
    expect((await shownTo(buyer, later))?.answers).toEqual([]);
    const { refusal } = await choose(buyer, later, 'refund');
    expect(refusal?.code).toBe('double_payment_disputed');
  });

  test('once an operator refunded one of them, which closes the alert', async () => {
    const { buyer, earlier, later } = await paidTwice();
    await shop.refund(earlier);
    await shop.settled();
    expect(await linkOf(later)).toMatchObject({ state: 'refunded', decided_by: null });
    expect(await openAlerts(later)).toBe(0);
    const { refusal } = await choose(buyer, later, 'refund');
    expect(refusal?.code).toBe('double_payment_refunded');
  });

  test('once an operator dismissed the question, which the alert alone does not', async () => {
    const { buyer, later } = await paidTwice();
    const { body } = await shop.app.call(
      listAlerts,
      { query: { state: 'open', kind: 'double_payment' } },
      shop.operator,
    );
    const alert = body.find(({ subject }) => subject === later);
    expect(alert).toMatchObject({ undecided: true });
    const resolution = { params: { id: String(alert?.id) }, body: { reason: 'Seen' } };
    const resolved = await shop.app.call(resolveAlert, resolution, shop.operator);
    expect(resolved.refusal?.code).toBe('alert_undecided');
    expect(await openAlerts(later)).toBe(1);
    const dismissal = { params: { id: later }, body: { reason: 'Both were wanted' } };
    const by = shop.operator;
    expect((await shop.app.call(dismissDoublePayment, dismissal, by)).status).toBe(200);
    expect(await linkOf(later)).toMatchObject({ state: 'dismissed', decided_by: 'operator' });
    expect(await openAlerts(later)).toBe(0);
    expect((await choose(buyer, later, 'refund')).refusal?.code).toBe('double_payment_answered');
    const again = await shop.app.call(dismissDoublePayment, dismissal, by);
    expect(again.refusal?.code).toBe('double_payment_answered');
  });
});

describe('by the setting of the shop', () => {
  test('the later payment is refunded without a question, and the buyer gets a mail', async () => {
    await setPolicy('refund');
    const mails = await shop.mailsAfter(async () => {
      const { later, buyer } = await paidTwice();
      expect(await asked(buyer)).toEqual([]);
      await refunding();
      await shop.settled();
      expect(shop.returnedByBank(later)).toBe(20_800);
      expect(await linkOf(later)).toMatchObject({ state: 'refunded', decided_by: 'shop' });
      expect(await openAlerts(later)).toBe(0);
    });
    const mail = mails.find(({ subject }) => subject.startsWith('You paid twice'));
    expect(mail?.text).toContain('we are refunding the later one, $208.00');
  });

  test('the buyer is asked where the gateway cannot refund', async () => {
    await setPolicy('refund');
    const { buyer, later } = await paidTwice();
    const mails = await shop.mailsAfter(() =>
      refundDoublePayment(shop.app.platform, noGateways, later),
    );
    expect(mails.map(({ subject }) => subject.slice(0, 14))).toEqual(['You paid twice']);
    expect(await asked(buyer)).toEqual([later]);
  });

  test('both are kept without a question or an alert', async () => {
    await setPolicy('keep');
    const { buyer, later } = await paidTwice();
    expect(await linkOf(later)).toMatchObject({ state: 'kept', decided_by: 'shop' });
    expect(await openAlerts(later)).toBe(0);
    expect(await asked(buyer)).toEqual([]);
    expect((await shownTo(buyer, later))?.answers).toEqual([]);
  });
});
