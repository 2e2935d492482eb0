import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import {
  openConfirmLink,
  openRenewalConfirmation,
  readConfirmLink,
} from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { expect } from 'vitest';
import { buildMethod } from '../../../../test/build/build-method.ts';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { getRow } from '../../../../test/rows.ts';
import {
  type RenewingShop,
  renewalTest,
  type Subscriber,
} from '../../../../test/shops/renewal-test.ts';
import { linkTokenOf } from '../link-tokens/link-token.ts';
import { retryRenewal } from '../retry-renewal.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

const linkOf = (id: string) => ({
  body: { token: linkTokenOf(shop.app.platform, 'renewal-confirm', id) },
});

/** A subscriber whose bank wants the charge confirmed. */
async function toConfirm(): Promise<{ one: Subscriber; id: string; atBank: string }> {
  const one = await shop.subscribe();
  await shop.toCharge(one, 'confirm');
  const [payment] = await shop.paymentsOf(one);
  const [charge] = await shop.chargesOf(one);
  return { one, id: payment?.id ?? '', atBank: charge?.id ?? '' };
}

const bankState = async (one: Subscriber) => (await shop.chargesOf(one)).map(({ state }) => state);

test('is confirmed by the link of the mail, without signing in, as the same charge', async () => {
  const { one, id, atBank } = await toConfirm();
  const { email } = await getRow(shop.app, 'users', { id: one.buyer.id });
  const [mail] = await shop.mailsTo(email);
  expect(mail?.subject).toMatch(/your bank asks for a confirmation/);
  expect(JSON.stringify(mail)).toContain(`/confirm-renewal#${linkOf(id).body.token}`);
  const read = await shop.app.call(readConfirmLink, linkOf(id));
  expect(read.body).toMatchObject({ state: 'open', total: 4.9 });
  const [shown] = (await shop.app.call(listRenewals, {}, one.buyer)).body;
  expect(shown).toMatchObject({ state: 'needs_buyer', confirm: { payment_id: id } });

  const opened = await shop.app.call(openConfirmLink, linkOf(id));
  expect(opened.body.url).toBe(`https://bank.example/confirm/${atBank}`);
  await shop.bank.decide(atBank, 'pay');
  await shop.settled();
  // Until the engine has followed the payment, nothing offers to pay it again.
  const [settled] = (await shop.app.call(listRenewals, {}, one.buyer)).body;
  expect(settled).toMatchObject({ state: 'checking', confirm: null });
  await shop.run();
  expect((await shop.renewalsOf(one))[0]?.state).toBe('paid');
  expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'succeeded', number: 1 }]);
  expect(await shop.paymentsOf(one)).toMatchObject([{ id, state: 'paid' }]);
  expect((await shop.app.call(readConfirmLink, linkOf(id))).body.state).toBe('paid');
  const again = await shop.app.call(openConfirmLink, linkOf(id));
  expect(again.refusal?.code).toBe('confirmation_over');
});

test('is confirmed by its buyer alone, and a link of another kind confirms nothing', async () => {
  const { id } = await toConfirm();
  const stranger = await shop.newBuyer();
  const own = await shop.app.call(openRenewalConfirmation, { params: { id } }, stranger);
  expect(own.refusal?.code).toBe('not_found');
  const undo = { body: { token: linkTokenOf(shop.app.platform, 'renewal-undo', id) } };
  for (const call of [readConfirmLink, openConfirmLink] as const) {
    expect((await shop.app.call(call, undo)).refusal?.code).toBe('confirmation_link_invalid');
  }
});

test('is paid when the shop was killed before the webhook of the confirmation', async () => {
  const { one, id, atBank } = await toConfirm();
  await shop.app.call(openConfirmLink, linkOf(id));
  await shop.bank.decide(atBank, 'pay_silently');
  shop.app.clock.advance(2 * 3_600_000);
  await shop.app.jobs.run('reconcile-payments');
  await shop.app.jobs.runDue();
  await shop.run();
  expect((await shop.renewalsOf(one))[0]?.state).toBe('paid');
  expect(await shop.chargesOf(one)).toHaveLength(1);
});

test('asks for an order when the buyer does not confirm, and is given up in time', async () => {
  const { one, id } = await toConfirm();
  const start = shop.app.clock.now().getTime();
  await shop.goTo(start + 9 * DAY_MS);
  expect(await bankState(one)).toEqual(['open']);
  await shop.goTo(start + 11 * DAY_MS);
  expect(await bankState(one)).toEqual(['canceled']);
  expect(await shop.renewalsOf(one)).toMatchObject([{ state: 'given_up' }]);
  expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'failed', class: 'action' }]);
  expect((await shop.app.call(readConfirmLink, linkOf(id))).body.state).toBe('over');
  const subjects = await shop.mailsOf(one);
  expect(subjects.at(-1)).toMatch(/was not renewed/);
  expect(
    subjects.filter((subject) => /the payment was declined|refused the payment/.test(subject)),
  ).toEqual([]);
});

test('is left to an order when the bank declines the confirmation, and is not tried again', async () => {
  const { one, atBank } = await toConfirm();
  await shop.bank.decide(atBank, 'decline');
  await shop.settled();
  await shop.goTo(shop.app.clock.now().getTime() + 3 * DAY_MS);
  expect(await shop.stateOf(one)).toBe('needs_buyer');
  expect(await shop.attemptsOf(one)).toMatchObject([{ state: 'failed', class: 'action' }]);
  expect((await shop.mailsOf(one)).at(-1)).toMatch(/refused the payment/);
});

test('is closed at the bank when its buyer stops it', async () => {
  const { one, id } = await toConfirm();
  await shop.turnOff(one.agreementId);
  await shop.run();
  expect(await bankState(one)).toEqual(['canceled']);
  expect(await shop.renewalsOf(one)).toMatchObject([{ state: 'canceled' }]);
  const opened = await shop.app.call(openConfirmLink, linkOf(id));
  expect(opened.refusal?.code).toBe('confirmation_over');
});

test('an order waits until the bank has closed the charge, which no operator repeats', async () => {
  const { one, atBank } = await toConfirm();
  const [open] = await shop.renewalsOf(one);
  const { platform } = shop.app;
  expect(await retryRenewal(platform.db, platform, open?.id ?? '')).toBe(false);
  shop.bank.faults.set({ status: 'refuse_500' });
  const refused = await shop.pay(one.buyer, { gateway: 'free' });
  expect(refused.refusal?.code).toBe('renewal_underway');
  shop.bank.faults.set({});
  const { body } = await shop.pay(one.buyer, { gateway: 'free' });
  expect(await bankState(one)).toEqual(['canceled']);
  await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
  // The bank takes money for the canceled charge after all: the order was paid first, so the later money is refunded.
  await shop.bank.decide(atBank, 'pay_late');
  await shop.settled();
  await shop.run();
  const both = await shop.endOf(one);
  for (let times = 0; times < 2; times++) await shop.app.jobs.run('refund-late-charges');
  shop.app.clock.advance(10 * 60_000);
  await shop.app.jobs.run('follow-up-refunds');
  await shop.app.jobs.runDue();
  await shop.settled();
  expect(await shop.paymentsOf(one)).toMatchObject([{ state: 'refunded' }]);
  expect(await shop.chargesOf(one)).toMatchObject([{ refundedMinor: 490 }]);
  expect((await shop.endOf(one)) < both).toBe(true);
  expect((await shop.renewalsOf(one))[0]?.state).toBe('late');
});

test('an order that is refused leaves the charge to be confirmed', async () => {
  const { one, id, atBank } = await toConfirm();
  const { platform } = shop.app;
  await buildMethod(platform, { gateway: 'large', feePercent: 0, minTotalCents: 100_000 });
  await platform.db
    .updateTable('payment_methods')
    .set({ enabled: true })
    .where('gateway', '=', 'balance')
    .execute();
  const refused = {
    promo_invalid: { gateway: 'free', promocode: 'NO-SUCH-CODE' },
    method_unavailable: { gateway: 'large' },
    balance_too_small: { gateway: 'balance' },
    price_changed: { gateway: 'free', expected_total: 1 },
  };
  for (const [code, order] of Object.entries(refused)) {
    expect((await shop.pay(one.buyer, order)).refusal?.code).toBe(code);
    expect(await bankState(one)).toEqual(['open']);
  }
  expect((await shop.app.call(openConfirmLink, linkOf(id))).status).toBe(200);
  // What the order uses is used once, although it is placed twice.
  const promo = { code: 'ONCE-MORE', discount_percent: 1_000, per_user_limit: 1, max_uses: 1 };
  await buildPromo(platform, promo);
  const order = await shop.pay(one.buyer, { gateway: 'free', promocode: promo.code });
  expect(order.status).toBe(200);
  expect(await bankState(one)).toEqual(['canceled']);
  await expect(shop.bank.decide(atBank, 'pay')).rejects.toThrow();
  await shop.bank.decide(shop.atBank(order.body.payment_id).id, 'pay');
  await shop.settled();
});

test('late money that gave a period stays when the buyer pays for the one after it', async () => {
  const { one, id, atBank } = await toConfirm();
  await shop.goTo(shop.app.clock.now().getTime() + 11 * DAY_MS);
  expect(await bankState(one)).toEqual(['canceled']);
  await shop.bank.decide(atBank, 'pay_late');
  await shop.settled();
  await shop.run();
  expect(await shop.paymentsOf(one)).toMatchObject([{ id, state: 'paid' }]);
  const first = await shop.endOf(one);
  shop.app.clock.advance(20 * DAY_MS);
  const { body } = await shop.pay(one.buyer, { gateway: 'free' });
  await shop.bank.decide(shop.atBank(body.payment_id).id, 'pay');
  await shop.settled();
  await shop.app.jobs.run('refund-late-charges');
  shop.app.clock.advance(10 * 60_000);
  await shop.app.jobs.run('follow-up-refunds');
  await shop.app.jobs.runDue();
  await shop.settled();
  expect(await shop.paymentsOf(one)).toMatchObject([{ id, state: 'paid' }]);
  expect(await shop.chargesOf(one)).toMatchObject([{ refundedMinor: 0 }]);
  expect((await shop.endOf(one)) > first).toBe(true);
});
