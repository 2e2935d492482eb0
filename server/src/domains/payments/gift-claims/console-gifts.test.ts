import {
  listConsoleGifts,
  readGiftFigures,
  revokeGift,
} from '@sesame/contract/console/payments/gifts.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { giftStates } from '@sesame/contract/shared/gifts/gift-states.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { claimGift, listGifts, refundGift } from '@sesame/contract/shop/gifts.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { buyGift } from '../../../../test/build/buy-gift.ts';
import { meetAtLock } from '../../../../test/database/meet-at-lock.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';

let shop: Shop<'refunds' | 'mail'>;
const test = shopTest(['refunds', 'mail']);
test.beforeAll(({ shop: running }) => {
  shop = running;
});

const claim = (buyer: Buyer, code: string) => shop.app.call(claimGift, { body: { code } }, buyer);
const revoke = (id: string, change: Partial<BodyOf<typeof revokeGift>> = {}) => {
  const body = {
    refund: 'keep',
    expected_amount: 200,
    reason: 'a stolen card',
    ...change,
  } as const;
  return shop.app.call(revokeGift, { params: { id }, body }, shop.operator);
};
const gifts = async (query: { state?: (typeof giftStates)[number]; search?: string } = {}) =>
  (await shop.app.call(listConsoleGifts, { query }, shop.operator)).body;
const pageOf = async (buyer: Buyer, id: string) =>
  (await shop.app.call(getPayment, { params: { id } }, buyer)).body;
const atOnce = <Answer>(paymentId: string, calls: readonly (() => Promise<Answer>)[]) =>
  meetAtLock(
    shop.app.platform.pool,
    ['select 1 from payments where id = $1 for update', paymentId],
    calls,
  );

test('an operator revokes a gift and refunds it', async () => {
  const { buyer, paymentId, id, code } = await buyGift(shop);
  expect((await revoke(id, { refund: 'gateway', expected_amount: 199 })).refusal?.code).toBe(
    'version_conflict',
  );
  const mails = await shop.mailsAfter(async () => {
    expect((await revoke(id, { refund: 'gateway' })).body).toEqual({ state: 'revoked' });
  });
  expect(mails.map(({ subject }) => subject.replace(/: .*/, '')).sort()).toEqual([
    'Refund of $200.00',
    'Your gift was revoked',
  ]);
  expect(mails.find(({ subject }) => subject.includes('revoked'))?.text).toContain(
    'Being refunded: $200.00',
  );
  expect(shop.returnedByBank(paymentId)).toBe(20_000);
  expect((await claim(await shop.newBuyer(), code)).refusal?.code).toBe('gift_invalid');
  expect(await pageOf(buyer, paymentId)).toMatchObject({
    state: 'refunded',
    gift_state: 'revoked',
  });
  const [own] = (await shop.app.call(listGifts, { query: {} }, buyer)).body;
  expect(own).toMatchObject({ state: 'revoked', is_refunded: true });
  expect((await revoke(id)).refusal?.code).toBe('gift_ended');
});

test('one whose money is kept can still be refunded as any payment', async () => {
  const { buyer, paymentId, id, code } = await buyGift(shop);
  expect((await revoke(id)).body).toEqual({ state: 'revoked' });
  expect(shop.returnedByBank(paymentId)).toBe(0);
  expect((await claim(await shop.newBuyer(), code)).refusal?.code).toBe('gift_invalid');
  const page = await pageOf(buyer, paymentId);
  expect(page).toMatchObject({ state: 'paid', gift_state: 'revoked' });
  expect(page.next_step.kind).toBe('gift_revoked');
  const [own] = (await shop.app.call(listGifts, { query: {} }, buyer)).body;
  expect(own).toMatchObject({ state: 'revoked', is_refunded: false });
  expect(page.timeline.map(({ kind }) => kind)).toContain('gift_revoked');
  await shop.refund(paymentId);
  await shop.settled();
  expect(shop.returnedByBank(paymentId)).toBe(20_000);
});

test('the money of a disputed one cannot be refunded, and a refund without an answer leaves it revoked', async () => {
  const { paymentId, id, code } = await buyGift(shop);
  await shop.report(paymentId, { state: 'disputed' });
  expect((await revoke(id, { refund: 'balance' })).refusal?.code).toBe('payment_not_refundable');
  expect((await gifts({ search: id }))[0]?.state).toBe('on_hold');
  expect((await revoke(id)).status).toBe(200);
  await shop.report(paymentId, { state: 'paid' });
  expect((await claim(await shop.newBuyer(), code)).refusal?.code).toBe('gift_invalid');

  const refused = await buyGift(shop);
  shop.bank.faults.set({ refund: 'refuse_500' });
  expect((await revoke(refused.id, { refund: 'gateway' })).status).toBe(200);
  shop.bank.faults.set({});
  expect((await claim(await shop.newBuyer(), refused.code)).refusal?.code).toBe('gift_invalid');
  expect((await gifts({ search: refused.id }))[0]?.state).toBe('returning');
});

test('of an operator and a claim or a refund at once one wins', async () => {
  const claimed = await buyGift(shop);
  const claimer = await shop.newBuyer();
  const first = await atOnce<{ status: number }>(claimed.paymentId, [
    () => claim(claimer, claimed.code),
    () => revoke(claimed.id, { refund: 'gateway' }),
  ]);
  // The code of a revoked gift is unknown to others; a redeemed gift cannot be revoked.
  expect([
    [200, 409],
    [400, 200],
  ]).toContainEqual(first.map(({ status }) => status));
  await shop.settled();
  expect(shop.returnedByBank(claimed.paymentId)).toBe(first[1]?.status === 200 ? 20_000 : 0);

  const taken = await buyGift(shop);
  const second = await atOnce<{ status: number }>(taken.paymentId, [
    () =>
      shop.app.call(
        refundGift,
        { params: { id: taken.id }, body: { expected_amount: 200 } },
        taken.buyer,
      ),
    () => revoke(taken.id, { refund: 'gateway' }),
  ]);
  expect(second.map(({ status }) => status).sort()).toEqual([200, 409]);
  await shop.settled();
  expect(shop.returnedByBank(taken.paymentId)).toBe(20_000);
});

/** The figures from the journal and the rows, written differently than in the shop. */
async function countedOtherwise() {
  const { rows } = await sql<Record<'sold' | 'redeemed' | 'owed', { n: number; cents: number }>>`
    with moves as (
      select j.subject, j.kind, j.effect, -e.amount_cents as cents
      from journals j join journal_entries e on e.journal_id = j.id where e.account = 'gifts')
    select
      (select json_build_object('n', count(*), 'cents', sum(cents)) from moves where kind = 'gift_sold') as sold,
      (select json_build_object('n', count(*), 'cents', sum(s.cents)) from moves s
        where s.kind = 'gift_sold' and exists (
          select from moves c where c.subject = s.subject and c.effect in ('claimed', 'credit'))) as redeemed,
      (select json_build_object('n', count(*) filter (where cents > 0), 'cents', sum(cents)) from (
        select sum(cents) as cents from moves group by subject) left_over) as owed`.execute(
    shop.app.platform.db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate has no row.');
  const inDollars = ({ n, cents }: { n: number; cents: number }) => ({
    count: n,
    total: cents / 100,
  });
  return {
    sold: inDollars(row.sold),
    redeemed: inDollars(row.redeemed),
    owed: inDollars(row.owed),
  };
}

test('the console lists gifts by state, buyer and code, with figures that are those of the journal', async () => {
  const open = await buyGift(shop);
  const claimer = await shop.newBuyer();
  const used = await buyGift(shop);
  await claim(claimer, used.code);
  const reversed = await buyGift(shop);
  await claim(claimer, reversed.code);
  await shop.refund(reversed.paymentId);
  const part = await buyGift(shop);
  await shop.refund(part.paymentId, { amount: 50, access: 'keep' });
  const refunding = await buyGift(shop);
  shop.bank.faults.set({ refund: 'refuse_500' });
  const input = { params: { id: refunding.id }, body: { expected_amount: 200 } };
  await shop.app.call(refundGift, input, refunding.buyer);
  const returning = await buyGift(shop);
  expect((await revoke(returning.id, { refund: 'gateway' })).body.state).toBe('returning');
  const held = await buyGift(shop);
  await shop.report(held.paymentId, { state: 'disputed' });

  const refunded = await buyGift(shop);
  shop.bank.faults.set({});
  await shop.refund(refunded.paymentId);
  const revoked = await buyGift(shop);
  await revoke(revoked.id);

  const all = await gifts();
  const stateOf = (id: string) => all.find((gift) => gift.id === id)?.state;
  const made = [open, held, refunding, used, reversed, refunded, revoked, returning];
  expect(made.map(({ id }) => stateOf(id))).toEqual([...giftStates]);
  for (const state of giftStates) {
    const ids = (await gifts({ state })).map(({ id }) => id);
    expect(ids, state).toEqual(all.filter((gift) => gift.state === state).map(({ id }) => id));
    expect(ids.length, state).toBeGreaterThan(0);
  }

  const { number } = await shop.payment(used.paymentId);
  for (const search of [used.id, used.buyer.id, number, used.code.slice(-4).toLowerCase()]) {
    expect(
      (await gifts({ search })).map(({ id }) => id),
      search,
    ).toEqual([used.id]);
  }
  const query = { person: claimer.id };
  const theirs = (await shop.app.call(listConsoleGifts, { query }, shop.operator)).body;
  expect(theirs.map(({ id }) => id)).toEqual([reversed.id, used.id]);
  expect(theirs[1]).toMatchObject({
    ...{ paid: 200, refunded: 0, code_ending: used.code.slice(-4) },
    claim: { by: { id: claimer.id }, credit: null },
  });

  const page = await shop.app.call(
    getConsolePayment,
    { params: { id: used.paymentId } },
    shop.operator,
  );
  expect(page.body.gift).toEqual(theirs[1]);
  const listed = await shop.app.call(
    listConsolePayments,
    { query: { search: used.paymentId } },
    shop.operator,
  );
  expect(listed.body.map(({ gift_state: state }) => state)).toEqual(['claimed']);
  const file = await fetch(`${shop.app.url}${listConsoleGifts.export.path}`, {
    headers: { authorization: `Bearer ${shop.operator.token}` },
  });
  const text = await file.text();
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  expect(rows.map(({ id, state }) => [id, state])).toEqual(all.map(({ id, state }) => [id, state]));
  for (const seen of [text, JSON.stringify(all), JSON.stringify(page.body)]) {
    for (const { code } of [open, used]) expect(seen).not.toContain(code);
  }

  const figures = (await shop.app.call(readGiftFigures, {}, shop.operator)).body;
  expect(figures).toEqual(await countedOtherwise());
  expect(figures.owed.count).toBeGreaterThan(2);
});
