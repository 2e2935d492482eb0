import {
  approvePayout,
  markPayoutPaid,
  readPayout,
  sendPayout,
} from '@sesame/contract/console/referrals.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { requestPayout } from '@sesame/contract/shop/referrals.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { setRules } from '../../../../test/build/set-rules.ts';
import { updateRows } from '../../../../test/rows.ts';
import type { TestPartner } from '../../../../test/shops/parts/partners.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const WALLET = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** Each has 80.00 available. */
const partners: TestPartner[] = [];
const test = shopTest(['partners']);
const { shop } = test;
test.beforeAll(async () => {
  // Three payouts of 10.00 exceed the limit, two do not.
  await setRules(shop.app, { second_operator_cents: 2_500, payout_min_cents: 1_000 });
  for (let made = 0; made < 4; made++) {
    const partner = await shop.newPartner();
    await shop.buy(await shop.invite(partner));
    partners.push(partner);
  }
  await shop.wait(15);
});

let turn = 0;
/** Payouts of 10.00 that can be approved now, on a later day than earlier ones. */
async function requested(count: number, of: 'one partner' | 'several partners'): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const partner = of === 'one partner' ? partners[3] : partners[turn++ % 3];
    if (partner === undefined) throw new Error('no partner left to pay');
    const { password } = partner;
    const body = { amount: 10, network: 'usdt_trc20' as const, address: WALLET, password };
    ids.push((await shop.app.call(requestPayout, { body }, partner)).body.id);
  }
  shop.app.clock.advance(2 * DAY_MS);
  return ids;
}
const newFinance = () => buildOperator(shop.app, { role: 'finance' });
const ofPayout = (id: string) => ({ params: { id } });

/** Approves a payout and starts sending it. */
async function send(id: string, by: TestOperator): Promise<string> {
  await shop.app.call(approvePayout, ofPayout(id), by);
  const { refusal } = await shop.app.call(sendPayout, ofPayout(id), by);
  return refusal?.code ?? 'sent';
}
async function record(id: string, by: TestOperator): Promise<string> {
  const body = { transaction: id.replaceAll('-', '').repeat(2) };
  const { refusal } = await shop.app.call(markPayoutPaid, { ...ofPayout(id), body }, by);
  return refusal?.code ?? 'paid';
}
async function pay(id: string, by: TestOperator): Promise<string> {
  const sent = await send(id, by);
  return sent === 'sent' ? record(id, by) : sent;
}

/** Advances the clock by a day and keeps the session of this operator valid. */
async function toNextDay({ id }: TestOperator): Promise<void> {
  shop.app.clock.advance(DAY_MS);
  const now = shop.app.clock.now();
  await updateRows(
    shop.app,
    'operator_sessions',
    { operator_id: id },
    { ends_at: new Date(now.getTime() + DAY_MS), last_seen_at: now, confirmed_at: now },
  );
}

test('small payouts of one operator are added up until the next day', async () => {
  const [one = '', two = '', three = '', four = ''] = await requested(4, 'several partners');
  const finance = await newFinance();
  const answers = [await pay(one, finance), await pay(two, finance), await pay(three, finance)];
  expect(answers).toEqual(['paid', 'paid', 'second_operator_required']);
  const other = await newFinance();
  await shop.app.call(sendPayout, ofPayout(three), other);
  expect(await record(three, other)).toBe('paid');
  await toNextDay(finance);
  expect(await pay(four, finance)).toBe('paid');
});

test('payouts of several operators to one partner are added up too', async () => {
  const answers: string[] = [];
  for (const id of await requested(3, 'one partner'))
    answers.push(await pay(id, await newFinance()));
  expect(answers).toEqual(['paid', 'paid', 'second_operator_required']);
});

test('a payout counts as soon as its address is shown, before it is recorded as paid', async () => {
  const [one = '', two = '', three = ''] = await requested(3, 'several partners');
  const finance = await newFinance();
  const answers = [await send(one, finance), await send(two, finance), await send(three, finance)];
  expect(answers).toEqual(['sent', 'sent', 'second_operator_required']);
  const { body } = await shop.app.call(readPayout, ofPayout(three), finance);
  expect(body.address).not.toBe(WALLET);
});

test('the operator who was shown the address may record the payment in any case', async () => {
  const [one = '', two = '', three = ''] = await requested(3, 'several partners');
  const finance = await newFinance();
  await send(one, finance);
  await toNextDay(finance);
  expect([await pay(two, finance), await send(three, finance)]).toEqual(['paid', 'sent']);
  expect([await record(one, finance), await record(three, finance)]).toEqual(['paid', 'paid']);
});

test('payouts approved by another operator are not counted', async () => {
  const [one = '', two = '', three = ''] = await requested(3, 'several partners');
  const [finance, other] = [await newFinance(), await newFinance()];
  for (const id of [one, two, three]) {
    await shop.app.call(approvePayout, ofPayout(id), other);
    await shop.app.call(sendPayout, ofPayout(id), finance);
    expect(await record(id, finance)).toBe('paid');
  }
});

test('concurrent payouts are counted sequentially', async () => {
  const ids = await requested(3, 'several partners');
  const finance = await newFinance();
  const answers = await Promise.all(ids.map((id) => send(id, finance)));
  expect(answers.filter((answer) => answer === 'sent')).toHaveLength(2);
});
