import {
  approvePayout,
  listConsolePayouts,
  markPayoutPaid,
  readPartner,
  readPayout,
  readPayoutTotals,
  rejectPayout,
  sendPayout,
  stopSendingPayout,
} from '@sesame/contract/console/referrals.ts';
import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { cancelPayout, listPayouts, requestPayout } from '@sesame/contract/shop/referrals.ts';
import { updateUser } from '@sesame/contract/shop/session.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { listRows, updateRows } from '../../../../test/rows.ts';
import type { TestPartner } from '../../../../test/shops/parts/partners.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const WALLET = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const TON = 'UQAHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHB5-k';
const HASH = 'a'.repeat(64);

const test = shopTest(['partners']);
const { shop } = test;

const db = () => shop.app.platform.db;

/** A partner with 80.00 available per purchase. */
async function earner(purchases = 1): Promise<TestPartner> {
  const partner = await shop.newPartner();
  for (let count = 0; count < purchases; count++) await shop.buy(await shop.invite(partner));
  await shop.wait(15);
  return partner;
}
type PayoutRequest = Partial<Parameters<typeof shop.app.call<typeof requestPayout>>[1]['body']>;
const request = (partner: TestPartner, body: PayoutRequest = {}) =>
  shop.app.call(
    requestPayout,
    {
      body: {
        amount: 80,
        network: 'usdt_trc20',
        address: WALLET,
        password: partner.password,
        ...body,
      },
    },
    partner,
  );
const ofPayout = (id: string) => ({ params: { id } });
async function approved(partner: TestPartner, body: PayoutRequest = {}) {
  const { id } = (await request(partner, body)).body;
  shop.app.clock.advance(48 * HOUR_MS);
  const by = await buildOperator(shop.app, { role: 'finance' });
  expect((await shop.app.call(approvePayout, ofPayout(id), by)).status).toBe(200);
  return { id, by };
}

const pay = async (
  id: string,
  transaction: string,
  by: Awaited<ReturnType<typeof buildOperator>>,
) => {
  await shop.app.call(sendPayout, ofPayout(id), by);
  return shop.app.call(markPayoutPaid, { ...ofPayout(id), body: { transaction } }, by);
};
const openAlerts = async (payoutId: string) => {
  const rows = await listRows(
    db(),
    'alerts',
    { subject: `payout:${payoutId}`, resolved_at: null },
    ['kind'],
  );
  return rows.map(({ kind }) => kind);
};

describe('a payout', () => {
  test('is requested, approved and paid; the figures follow', async () => {
    const partner = await earner();
    const requested = await request(partner, { amount: 50.01 });
    expect(requested.body).toMatchObject({ amount: 50.01, state: 'requested', address: WALLET });
    expect(await shop.figures(partner)).toMatchObject({ available: 2_999, inPayout: 5_001 });
    shop.app.clock.advance(48 * HOUR_MS);
    const by = await buildOperator(shop.app, { role: 'finance' });
    const { id } = requested.body;
    await shop.app.call(approvePayout, ofPayout(id), by);
    expect((await pay(id, HASH, by)).body.state).toBe('paid');
    expect(await shop.figures(partner)).toMatchObject({
      available: 2_999,
      inPayout: 0,
      paidOut: 5_001,
    });
    expect((await shop.app.call(listPayouts, { query: {} }, partner)).body).toMatchObject([
      { id, state: 'paid', transaction: HASH },
    ]);
  });

  test.each([
    ['below 50.00', { amount: 49.99 }, 'payout_too_small'],
    ['above what is available', { amount: 80.01 }, 'balance_too_small'],
    ['of a fraction of a cent', { amount: 60.005 }, 'bad_request'],
    [
      'to an address with a bad checksum',
      { address: `${WALLET.slice(0, -1)}9` },
      'payout_address_invalid',
    ],
    [
      'to the contract of USDT',
      { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
      'payout_address_invalid',
    ],
    ['to a TON address on TRON', { address: TON }, 'payout_address_invalid'],
    ['to a TRON address on TON', { network: 'ton' }, 'payout_address_invalid'],
    ['with a wrong password', { password: 'not the password' }, 'password_wrong'],
  ] as const)('%s is refused', async (_name, body, code) => {
    const partner = await earner();
    expect((await request(partner, body)).refusal?.code).toBe(code);
    expect(await shop.figures(partner)).toMatchObject({ available: 8_000, inPayout: 0 });
  });

  test.each([0, -60, Number.POSITIVE_INFINITY, Number.NaN, '80'])(
    'of %s is a bad request',
    async (amount) => {
      const partner = await earner();
      // A client may send this in spite of the types.
      expect((await request(partner, { amount: amount as number })).status).toBe(400);
    },
  );

  test('requires a confirmed email', async () => {
    const partner = await earner();
    await updateRows(db(), 'users', { id: partner.id }, { email_confirmed_at: null });
    expect((await request(partner)).refusal?.code).toBe('email_unconfirmed');
  });

  test('waits for 48 hours after a change of the profile address', async () => {
    const partner = await earner();
    const change = { trc20_address: WALLET, password: partner.password };
    expect((await shop.app.call(updateUser, { body: change }, partner)).status).toBe(200);
    shop.app.clock.advance(48 * HOUR_MS - 1_000);
    expect((await request(partner)).refusal).toMatchObject({ code: 'payout_waits' });
    shop.app.clock.advance(1_000);
    const { body } = await request(partner);
    expect(body.not_before).toBe(body.created_at);
  });

  test('to an address paid before has no waiting period', async () => {
    const partner = await earner(2);
    const { id, by } = await approved(partner);
    expect((await pay(id, 'f'.repeat(64), by)).status).toBe(200);
    const { body } = await request(partner);
    expect(body.not_before).toBe(body.created_at);
  });

  test('to a new address cannot be approved for 48 hours', async () => {
    const partner = await earner();
    const { id } = (await request(partner, { network: 'ton', address: TON, memo: ' 4711 ' })).body;
    const by = await buildOperator(shop.app);
    expect((await shop.app.call(approvePayout, ofPayout(id), by)).refusal?.code).toBe(
      'payout_waits',
    );
    expect((await shop.app.call(listPayouts, { query: {} }, partner)).body).toMatchObject([
      { state: 'requested', memo: '4711' },
    ]);
  });

  test('of the whole balance, requested four times at once, is created once', async () => {
    const partner = await earner();
    const answers = await shop.meet(
      partner,
      Array.from({ length: 4 }, () => () => request(partner)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.flatMap(({ refusal }) => refusal?.code ?? []);
    expect(new Set(refused)).toEqual(new Set(['balance_too_small']));
    expect(await shop.figures(partner)).toMatchObject({ available: 0, inPayout: 8_000 });
  });

  test('concurrent with a refund of its money is refused or becomes a debt', async () => {
    const partner = await shop.newPartner();
    const purchase = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    // The refund locks the accounts and commits while the request waits for them.
    const [, requested] = await shop.meet<{ status: number; code?: string } | undefined>(partner, [
      () => shop.report(purchase, { state: 'refunded', refunded: 20_000 }).then(() => undefined),
      () => request(partner).then(({ status, refusal }) => ({ status, code: refusal?.code ?? '' })),
    ]);
    const { available, inPayout } = await shop.figures(partner);
    expect([requested, available, inPayout]).toEqual(
      requested?.status === 201
        ? [{ status: 201, code: '' }, -8_000, 8_000]
        : [{ status: 409, code: 'balance_too_small' }, 0, 0],
    );
  });

  test('repeated with the same idempotency key is created once', async () => {
    const partner = await earner(2);
    const body = {
      amount: 60,
      network: 'usdt_trc20',
      address: WALLET,
      password: partner.password,
    } as const;
    const options = { token: partner.token, headers: { 'idempotency-key': 'once' } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.app.call(requestPayout, { body }, options)),
    );
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(await shop.figures(partner)).toMatchObject({ inPayout: 6_000 });
  });

  test('can be canceled by its owner until it is approved', async () => {
    const partner = await earner();
    const { id } = (await request(partner)).body;
    const stranger = await shop.newPartner();
    expect((await shop.app.call(cancelPayout, ofPayout(id), stranger)).status).toBe(404);
    expect((await shop.app.call(cancelPayout, ofPayout(id), partner)).body.state).toBe('canceled');
    expect((await shop.app.call(cancelPayout, ofPayout(id), partner)).refusal?.code).toBe(
      'payout_state_changed',
    );
    expect(await shop.figures(partner)).toMatchObject({ available: 8_000, inPayout: 0 });
    const later = await approved(partner);
    const tooLate = await shop.app.call(cancelPayout, ofPayout(later.id), partner);
    expect(tooLate.refusal?.code).toBe('payout_state_changed');
  });

  test('that is rejected returns the money and gives the reason', async () => {
    const partner = await earner();
    const { id, by } = await approved(partner);
    const input = { ...ofPayout(id), body: { reason: 'the address belongs to another person' } };
    expect((await shop.app.call(rejectPayout, input, by)).body).toMatchObject({
      state: 'rejected',
      reason: 'the address belongs to another person',
    });
    expect(await shop.figures(partner)).toMatchObject({ available: 8_000, inPayout: 0 });
    expect((await shop.app.call(approvePayout, ofPayout(id), by)).refusal?.code).toBe(
      'payout_state_changed',
    );
  });

  test('of 500.00 or more is approved and paid by different operators', async () => {
    const partner = await earner(7);
    const { id, by } = await approved(partner, { amount: 500 });
    const input = { ...ofPayout(id), body: { transaction: 'b'.repeat(64) } };
    const alone = await shop.app.call(markPayoutPaid, input, by);
    expect(alone.refusal?.code).toBe('second_operator_required');
    const started = await shop.app.call(sendPayout, ofPayout(id), by);
    expect(started.refusal?.code).toBe('second_operator_required');
    const second = await buildOperator(shop.app, { role: 'owner' });
    expect((await pay(id, 'b'.repeat(64), second)).body.state).toBe('paid');
  });

  test('requires an unused transaction hash in the notation of the network', async () => {
    const partner = await earner();
    const { id, by } = await approved(partner);
    expect((await pay(id, HASH, by)).refusal?.code).toBe('transaction_used');
    expect((await pay(id, 'paid from a wallet', by)).status).toBe(400);
    expect((await pay(id, 'c'.repeat(64), by)).status).toBe(200);
    expect((await pay(id, 'd'.repeat(64), by)).refusal?.code).toBe('payout_state_changed');
  });

  test('refuses the transaction of another payout in any notation', async () => {
    const bytes = Buffer.from('fb'.repeat(32), 'hex');
    const ton = { network: 'ton', address: TON } as const;
    const first = await approved(await earner(), ton);
    expect((await pay(first.id, bytes.toString('hex'), first.by)).status).toBe(200);
    const second = await approved(await earner(), ton);
    for (const spelling of [
      bytes.toString('hex').toUpperCase(),
      bytes.toString('base64'),
      bytes.toString('base64').replace('=', ''),
      bytes.toString('base64url'),
    ]) {
      const answer = await pay(second.id, spelling, second.by);
      expect([spelling, answer.refusal?.code]).toEqual([spelling, 'transaction_used']);
    }
    // The other network has separate transactions.
    const third = await approved(await earner());
    expect((await pay(third.id, bytes.toString('hex'), third.by)).status).toBe(200);
  });

  test('shows its full address only to the operator who started sending it', async () => {
    const partner = await earner();
    const { id, by } = await approved(partner);
    const masked = 'TJRabP…RTv8';
    const other = await buildOperator(shop.app, { role: 'finance' });
    const csv = async () => {
      const answer = await fetch(
        `${shop.app.url}${listConsolePayouts.export.path}?state=approved`,
        {
          headers: { authorization: `Bearer ${by.token}` },
        },
      );
      return (await answer.text()).split('\n').find((line) => line.includes(id));
    };
    expect((await shop.app.call(readPayout, ofPayout(id), by)).body.address).toBe(masked);
    const page = await shop.app.call(readPartner, ofPayout(partner.id), by);
    expect(page.body.payouts[0]?.address).toBe(masked);
    expect(await csv()).not.toContain(WALLET);
    const notYet = { ...ofPayout(id), body: { transaction: '1'.repeat(64) } };
    expect((await shop.app.call(markPayoutPaid, notYet, by)).refusal?.code).toBe(
      'payout_not_started',
    );

    expect((await shop.app.call(sendPayout, ofPayout(id), by)).body.address).toBe(WALLET);
    expect((await shop.app.call(sendPayout, ofPayout(id), by)).body.address).toBe(WALLET);
    expect((await shop.app.call(sendPayout, ofPayout(id), other)).refusal?.code).toBe(
      'payout_underway',
    );
    expect(await csv()).toContain(WALLET);
    const reject = { ...ofPayout(id), body: { reason: 'changed my mind' } };
    expect((await shop.app.call(rejectPayout, reject, by)).refusal?.code).toBe('payout_underway');
    const stop = { ...ofPayout(id), body: { reason: 'the wallet is empty' } };
    expect((await shop.app.call(stopSendingPayout, stop, by)).body).toMatchObject({
      state: 'approved',
      address: masked,
      sending_at: null,
    });
  });

  test('is started once when two operators start sending it at the same time', async () => {
    const { id, by } = await approved(await earner());
    const other = await buildOperator(shop.app, { role: 'finance' });
    const answers = await Promise.all(
      [by, other].map((operator) => shop.app.call(sendPayout, ofPayout(id), operator)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('lists waiting payouts with the available balance of the partner', async () => {
    const partner = await earner();
    const { id } = (await request(partner, { amount: 50 })).body;
    const by = await buildOperator(shop.app, { role: 'auditor' });
    const { body } = await shop.app.call(listConsolePayouts, { query: { state: 'requested' } }, by);
    const { requested } = (await shop.app.call(readPayoutTotals, {}, by)).body;
    expect(requested).toEqual({
      count: body.length,
      total: body.reduce((sum, { amount }) => sum + amount, 0),
    });
    expect(body).toContainEqual(
      expect.objectContaining({ id, amount: 50, available: 30, verified: false }),
    );
    const one = await shop.app.call(readPayout, ofPayout(id), by);
    expect(one.body).toEqual(body.find((listed) => listed.id === id));
    expect((await shop.app.call(readPayout, ofPayout(partner.id), by)).status).toBe(404);
    expect((await shop.app.call(approvePayout, ofPayout(id), by)).status).toBe(403);
    const answer = await fetch(`${shop.app.url}${listConsolePayouts.export.path}?state=requested`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
    expect(answer.headers.get('content-disposition')).toContain('payouts-requested.csv');
    const text = await answer.text();
    expect(text).toContain(`${id},`);
    expect(text).toContain(`,usdt_trc20,${WALLET},,50.00,50.00,0.00,requested,`);
  });

  test('shows operators the earnings and earlier payouts of the partner', async () => {
    const partner = await earner();
    const { id, by } = await approved(partner);
    const one = await shop.app.call(readPartner, ofPayout(partner.id), by);
    expect(one.body).toMatchObject({ in_payout: 80, available: 0, payouts: [{ id }] });
    const unknown = await shop.app.call(readPartner, ofPayout(id), by);
    expect(unknown.refusal?.code).toBe('not_found');
  });
});

describe('a refund after the payout', () => {
  test('makes the balance negative, and nothing is paid twice', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    const { id: payout, by } = await approved(partner);
    await pay(payout, 'e'.repeat(64), by);
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    expect(await shop.figures(partner)).toMatchObject({ available: -8_000, paidOut: 8_000 });
    expect((await request(partner)).refusal?.code).toBe('balance_too_small');
    await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    expect(await shop.figures(partner)).toMatchObject({ available: 0 });
  });

  test('keeps a requested payout from being approved', async () => {
    const partner = await shop.newPartner();
    const id = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    const { id: payout } = (await request(partner)).body;
    await shop.report(id, { state: 'refunded', refunded: 20_000 });
    shop.app.clock.advance(48 * HOUR_MS);
    const by = await buildOperator(shop.app);
    const answer = await shop.app.call(approvePayout, ofPayout(payout), by);
    expect(answer.refusal?.code).toBe('balance_too_small');
  });
});

describe('an approved payout whose money is reversed', () => {
  async function approvedWithPurchase() {
    const partner = await shop.newPartner();
    const purchase = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    return { partner, purchase, ...(await approved(partner)) };
  }

  test.each([
    ['by a refund', { state: 'refunded', refunded: 20_000 }],
    ['by a dispute', { state: 'disputed' }],
  ] as const)('%s needs approval again, and an alert is raised', async (_name, update) => {
    const { purchase, id, by } = await approvedWithPurchase();
    await shop.report(purchase, update);
    const { body } = await shop.app.call(readPayout, ofPayout(id), by);
    expect(body).toMatchObject({ state: 'requested', approved_at: null });
    expect(await openAlerts(id)).toEqual(['payout_recalled']);
    expect((await shop.app.call(sendPayout, ofPayout(id), by)).refusal?.code).toBe(
      'payout_state_changed',
    );
    expect((await shop.app.call(approvePayout, ofPayout(id), by)).refusal?.code).toBe(
      'balance_too_small',
    );
  });

  test('stays approved while it is being sent, and an alert is raised', async () => {
    const { purchase, id, by } = await approvedWithPurchase();
    await shop.app.call(sendPayout, ofPayout(id), by);
    await shop.report(purchase, { state: 'refunded', refunded: 20_000 });
    expect((await shop.app.call(readPayout, ofPayout(id), by)).body.state).toBe('approved');
    expect(await openAlerts(id)).toEqual(['payout_underway']);
    // The money left before the refund: the payment is recorded, and the partner owes it.
    expect((await pay(id, '2'.repeat(64), by)).status).toBe(200);
  });

  test('needs approval again once the operator reports it as not sent', async () => {
    const { purchase, id, by } = await approvedWithPurchase();
    await shop.app.call(sendPayout, ofPayout(id), by);
    await shop.report(purchase, { state: 'refunded', refunded: 20_000 });
    const stop = { ...ofPayout(id), body: { reason: 'saw the alert in time' } };
    const { body } = await shop.app.call(stopSendingPayout, stop, by);
    expect(body).toMatchObject({ state: 'requested', sending_at: null });
  });

  test('concurrent with a start of sending is either sent or needs approval again', async () => {
    const { partner, purchase, id, by } = await approvedWithPurchase();
    const [started] = await Promise.all([
      shop.app.call(sendPayout, ofPayout(id), by),
      shop.report(purchase, { state: 'refunded', refunded: 20_000 }),
    ]);
    const { body } = await shop.app.call(readPayout, ofPayout(id), by);
    expect([started.status, body.state, body.sending_at !== null]).toEqual(
      started.status === 200 ? [200, 'approved', true] : [409, 'requested', false],
    );
    expect(await shop.figures(partner)).toMatchObject({ available: -8_000, inPayout: 8_000 });
  });

  test('stays approved while the balance still covers it', async () => {
    const partner = await shop.newPartner();
    await shop.buy(await shop.invite(partner));
    const purchase = await shop.buy(await shop.invite(partner));
    await shop.wait(15);
    const { id, by } = await approved(partner);
    await shop.report(purchase, { state: 'refunded', refunded: 20_000 });
    expect((await shop.app.call(readPayout, ofPayout(id), by)).body.state).toBe('approved');
  });
});

describe('the database refuses', () => {
  test('to change recipient or amount, to skip a state, and to delete a payout', async () => {
    const { id } = (await request(await earner())).body;
    for (const [statement, reason] of [
      [sql`update payouts set address = ${TON} where id = ${id}`, 'frozen'],
      [sql`update payouts set address = '' where id = ${id}`, 'frozen'],
      [sql`update payouts set amount_cents = amount_cents + 1 where id = ${id}`, 'frozen'],
      [sql`update payouts set state = 'paid', transaction = 'x' where id = ${id}`, 'cannot move'],
      [sql`delete from payouts where id = ${id}`, 'never changed or deleted'],
    ] as const) {
      await expect(statement.execute(shop.app.owner.db)).rejects.toThrow(reason);
    }
  });

  test('a journal entry that spends more than the balance', async () => {
    const partner = await earner();
    const overspend = db()
      .transaction()
      .execute(async (tx) => {
        await sql`
          with j as (
            insert into journals (id, kind, effect, created_at, subject)
            values ('0190a000-0000-7000-8000-0000000000aa', 'spend', 'spend', now(), 'test') returning id)
          insert into journal_entries (journal_id, account, amount_cents, currency)
          select id, unnest(array['partner_available:' || ${partner.id}, 'partner_spent:' || ${partner.id}]),
                 unnest(array[8001, -8001]), 'USD' from j`.execute(tx);
      });
    await expect(overspend).rejects.toThrow('the balance is overspent');
  });
});
