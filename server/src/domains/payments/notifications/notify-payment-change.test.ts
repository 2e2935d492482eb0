import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import {
  declareDispute,
  repayRefund,
  resolveReview,
} from '@sesame/contract/console/payments/payments.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { withoutKey } from '../../../../test/idempotency/without-key.ts';
import { createFlakyGateway } from '../../../../test/network/flaky-gateway.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

let owner: TestOperator;
const test = shopTest(['refunds', 'mail']);
const { shop } = test;
test.beforeAll(async () => {
  owner = await buildOperator(shop.app);
});

const openAlerts = async (id: string) => {
  const query = { state: 'open' } as const;
  const { body } = await shop.app.call(listAlerts, { query }, owner);
  return body.filter(({ payment_id: payment }) => payment === id).map(({ kind }) => kind);
};
const declare = (id: string, outcome: 'opened' | 'won' | 'lost') =>
  shop.app.call(
    declareDispute,
    { params: { id }, body: { outcome, reason: 'a letter' } },
    shop.operator,
  );
const resolve = (id: string, decision: 'accept' | 'return' | 'record') =>
  shop.app.call(
    resolveReview,
    { params: { id }, body: { decision, reason: 'the buyer wrote' } },
    shop.operator,
  );

/** A payment for which less money arrived than was charged. */
async function held(): Promise<string> {
  const buyer = await shop.newBuyer();
  const order = { priceId: shop.expensivePriceId, gateway: 'free' };
  const { body } = await shop.pay(buyer, order);
  await shop.bank.decide(body.payment_id, 'pay_less', { amountMinor: 15_000 });
  await shop.settled();
  return body.payment_id;
}

test('money that is held is mailed once, and so is its return, which closes the alert', async () => {
  let id = '';
  const first = await shop.mailsAfter(async () => {
    id = await held();
  });
  const { number, title } = await shop.payment(id);
  expect(first.map(({ subject }) => subject)).toEqual([`We are checking your payment: ${title}`]);
  expect(first[0]?.text).toContain('do not order again');
  expect(first[0]?.text).toContain(`Payment number: ${number}\n`);
  expect(first[0]?.text).toContain(`/dashboard/payments/${id}\n`);
  expect(await openAlerts(id)).toEqual(['payment_review']);
  const second = await shop.mailsAfter(() => resolve(id, 'record'));
  expect(second.map(({ subject }) => subject)).toEqual([`Money returned: ${title}`]);
  expect(second[0]?.text).toContain('&again');
  expect(await openAlerts(id)).toEqual([]);
});

test('held money that is accepted is mailed as the receipt, and closes the alert', async () => {
  const id = await held();
  const { title } = await shop.payment(id);
  const mails = await shop.mailsAfter(() => resolve(id, 'accept'));
  expect(mails.map(({ subject }) => subject)).toEqual([`Payment received: ${title}`]);
  expect(await openAlerts(id)).not.toContain('payment_review');
});

test.each([
  ['won', 'Access restored'],
  ['lost', 'Payment reversed'],
] as const)(
  'a dispute that is %s at the gateway is mailed when it begins and when it ends',
  async (outcome, subject) => {
    const id = await shop.buyAtBank(await shop.newBuyer());
    const { title } = await shop.payment(id);
    const begun = await shop.mailsAfter(() => shop.report(id, { state: 'disputed' }));
    expect(begun.map((mail) => mail.subject)).toEqual([`Access on hold: ${title}`]);
    expect(await openAlerts(id)).toEqual(['payment_disputed']);
    const over = await shop.mailsAfter(() =>
      outcome === 'won'
        ? shop.report(id, { state: 'paid' })
        : shop.report(id, { state: 'refunded', refunded: 20_000 }),
    );
    expect(over.map((mail) => mail.subject)).toEqual([`${subject}: ${title}`]);
    expect(await openAlerts(id)).toEqual([]);
    const { body } = await shop.app.call(getConsolePayment, { params: { id } }, owner);
    expect(body.messages.map(({ kind, state }) => [kind, state])).toEqual([
      [`dispute-${outcome}`, 'sent'],
      ['disputed', 'sent'],
      ['receipt', 'sent'],
    ]);
  },
);

test('a dispute that an operator records as lost never says that we sent money', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  await declare(id, 'opened');
  const [mail, ...others] = await shop.mailsAfter(() => declare(id, 'lost'));
  expect(others).toEqual([]);
  expect(mail?.text).toContain('The bank reversed $200.00');
  expect(mail?.text).not.toContain('We sent');
});

test('a refund that came back is mailed, and so is where it went instead', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const { title } = await shop.payment(id);
  const flaky = createFlakyGateway(shop.payment);
  const { platform } = shop.app;
  await requestRefund(platform, flaky.gateways, withoutKey(platform), {
    paymentId: id,
    method: 'gateway',
    access: 'keep',
    amount: 5,
    expectedRefunded: 0,
    reason: 'R',
    operator: shop.operator,
    request: { ip: '127.0.0.1' },
  });
  const failed = await shop.mailsAfter(async () => {
    flaky.turn(id, 'failed');
    const report = flaky.report(await shop.payment(id));
    await settlePayment(platform, { paymentId: id, report });
  });
  expect(failed.map(({ subject }) => subject)).toEqual([`Your refund did not arrive: ${title}`]);
  expect(failed[0]?.text).toContain('$5.00 that we refunded');
  expect(await openAlerts(id)).toEqual(['refund_failed']);
  const repaid = await shop.mailsAfter(() =>
    shop.app.call(
      repayRefund,
      { params: { id }, body: { method: 'balance', expected_owed: 5, reason: 'Bounced' } },
      shop.operator,
    ),
  );
  expect(repaid.map(({ subject }) => subject)).toEqual([`Refund of $5.00: ${title}`]);
  expect(repaid[0]?.text).toContain('was refunded to your balance');
  expect(await openAlerts(id)).toEqual([]);
});

test('the mail of a refund says until when the access lasts', async () => {
  const id = await shop.buyAtBank(await shop.newBuyer());
  const kept = await shop.mailsAfter(() => shop.refund(id, { amount: 5, access: 'keep' }));
  expect(kept[0]?.text).toMatch(/Access: until \d\d\.\d\d\.\d{4}\n/);
  const ended = await shop.mailsAfter(() => shop.refund(id, { amount: 5, access: 'revoke' }));
  expect(ended[0]?.text).toContain('Access: ended\n');
});
