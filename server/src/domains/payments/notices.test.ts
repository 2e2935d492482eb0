import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Buyer } from '../../../test/build-purchase.ts';
import { sendNotice as send } from '../../../test/send-notice.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { startShop, type TestShop } from '../../../test/start-shop.ts';

let shop: TestShop;
/** A second server on the same database. */
let second: TestApp;
beforeAll(async () => {
  shop = await startShop();
  second = await startApp({ bank: shop.bank, databaseUrl: shop.app.databaseUrl });
});
afterEach(async () => {
  shop.bank.faults.set({});
  await shop.expectClean();
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

const db = () => shop.app.platform.db;

interface Signing {
  secret?: string;
  /** Seconds from now. */
  age?: number;
  header?: string;
}

/** To the first server, signed as the bank does now, unless said otherwise. */
function sendNotice(
  body: object | string,
  { secret = shop.bank.noticeSecret, age = 0, header }: Signing = {},
  { url = shop.app.url, provider = 'bank' } = {},
): Promise<number> {
  const sentAt = new Date(shop.app.clock.now().getTime() - age * 1_000);
  return send({ url, provider, secret, sentAt, body, header });
}

let events = 0;
function noticeAbout(payment: { id: string; order_id: string }, type = 'payment.paid') {
  events++;
  return { id: `evt_test_${events}`, type, created_at: 0, payment };
}

const inboxSize = async () => {
  const rows = await db().selectFrom('notice_inbox').select('id').execute();
  return rows.length;
};

const outcomeOf = async (eventKey: string) => {
  const row = await db()
    .selectFrom('notice_inbox')
    .selectAll()
    .where('event_key', '=', eventKey)
    .executeTakeFirst();
  return row?.outcome;
};

async function grantsOf(paymentId: string): Promise<number> {
  const rows = await db()
    .selectFrom('grants')
    .select('id')
    .where('payment_id', '=', paymentId)
    .execute();
  return rows.length;
}

async function openPayment(buyer?: Buyer) {
  const { body } = await shop.pay(buyer ?? (await shop.newBuyer()));
  return shop.atBank(body.payment_id);
}

describe('T-W1: forged notices', () => {
  test.each<[string, Signing]>([
    ['no signature', { header: '' }],
    ['garbage', { header: 'garbage' }],
    ['another secret', { secret: 'another-secret-of-16-bytes' }],
    ['T-W2: the empty secret', { secret: '' }],
    ['another scheme', { header: 't=1,v0=00' }],
    ['T-W10: 301 seconds old', { age: 301 }],
    ['T-W10: 301 seconds ahead', { age: -301 }],
  ])('%s is refused and leaves nothing', async (_name, signing) => {
    const atBank = await openPayment();
    const size = await inboxSize();
    expect(await sendNotice(noticeAbout(atBank), signing)).toBe(400);
    expect(await inboxSize()).toBe(size);
    expect(await shop.payment(atBank.order_id)).toMatchObject({ state: 'pending' });
  });

  test('a notice at an unknown provider is refused', async () => {
    const atBank = await openPayment();
    expect(await sendNotice(noticeAbout(atBank), {}, { provider: 'nobody' })).toBe(400);
  });

  test('a changed body under a good signature is refused', async () => {
    const atBank = await openPayment();
    const raw = JSON.stringify(noticeAbout(atBank));
    const t = Math.floor(shop.app.clock.now().getTime() / 1_000);
    const v1 = createHmac('sha256', shop.bank.noticeSecret).update(`${t}.${raw}`).digest('hex');
    expect(await sendNotice(`${raw} `, { header: `t=${t},v1=${v1}` })).toBe(400);
  });

  test('well signed nonsense is refused', async () => {
    for (const body of ['', '[]', '{"id":1}', 'null', '{"id":"evt","payment":{}}', '<xml/>']) {
      expect(await sendNotice(body)).toBe(400);
    }
  });

  test('a genuine signature says nothing about the state: an unpaid payment stays unpaid', async () => {
    const atBank = await openPayment();
    expect(await sendNotice({ ...noticeAbout(atBank), status: 'paid' })).toBe(200);
    await shop.settled();
    expect(await shop.payment(atBank.order_id)).toMatchObject({ state: 'pending' });
  });
});

test.each(['bank', 'nowpayments', 'nobody'])(
  'a notice without a body at %s is refused and counted',
  async (provider) => {
    const limited = await startApp({
      bank: shop.bank,
      limits: true,
      env: {
        NOWPAYMENTS_API_KEY: 'an-api-key-of-a-test',
        NOWPAYMENTS_IPN_SECRET: 'an-ipn-secret-of-a-test',
      },
    });
    const address = `${limited.url}/api-payment/api/v1/webhook/${provider}`;
    const statuses: number[] = [];
    for (let count = 0; count < 62; count++) {
      statuses.push((await fetch(address, { method: 'POST' })).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(400), 429, 429]);
    await limited.stop();
  },
);

test('a genuine notice with NUL in its texts is filed without it', async () => {
  const notice = { ...noticeAbout({ id: 'pay_nul\0', order_id: 'order\0' }), id: 'evt_\0nul' };
  expect(await sendNotice(notice)).toBe(200);
  await expect.poll(() => outcomeOf('evt_nul')).toBe('unknown_payment');
});

test('T-W2: a gateway without a secret does not start', async () => {
  await expect(
    startApp({ bank: { ...shop.bank, noticeSecret: '' }, databaseUrl: shop.app.databaseUrl }),
  ).rejects.toThrow('BANK_NOTICE_SECRET');
  await expect(
    startApp({
      bank: { ...shop.bank, noticeSecret: 'fifteen-bytes..' },
      databaseUrl: shop.app.databaseUrl,
    }),
  ).rejects.toThrow('BANK_NOTICE_SECRET');
});

describe('T-W3: money that does not fit', () => {
  test('holds the order: it is not paid for a second time', async () => {
    const buyer = await shop.newBuyer();
    const { payment_id: id } = (await shop.pay(buyer)).body;
    shop.bank.decide(shop.atBank(id).id, 'approve_wrong_currency');
    await shop.settled();
    expect(await shop.payment(id)).toMatchObject({ state: 'review' });
    const again = await shop.pay(buyer);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'payment_in_review' });
    // Another plan, or another method, is another order.
    expect((await shop.pay(buyer, { gateway: 'free' })).status).toBe(200);
  });

  test.each([
    ['one cent less', 'approve_wrong_amount', undefined, 'underpaid'],
    ['another currency', 'approve_wrong_currency', undefined, 'currency'],
  ] as const)('%s is held for an operator', async (_name, outcome, amount, reason) => {
    const atBank = await openPayment();
    shop.bank.decide(atBank.id, outcome, amount);
    await shop.settled();
    expect(await shop.payment(atBank.order_id)).toMatchObject({
      state: 'review',
      review_reason: reason,
      captured_cents: 0,
      paid_at: null,
    });
    expect(await grantsOf(atBank.order_id)).toBe(0);
    const inbox = await db()
      .selectFrom('notice_inbox')
      .select('outcome')
      .where('order_id', '=', atBank.order_id)
      .execute();
    expect(inbox).toEqual([{ outcome: 'mismatch' }]);
  });

  test('one cent more is settled, flagged and booked apart', async () => {
    const atBank = await openPayment();
    shop.bank.decide(atBank.id, 'approve_wrong_amount', 508);
    await shop.settled();
    expect(await shop.payment(atBank.order_id)).toMatchObject({
      state: 'paid',
      captured_cents: 508,
      flag: 'overpaid',
    });
    const surplus = await db()
      .selectFrom('journal_entries')
      .innerJoin('journals', 'journals.id', 'journal_id')
      .select('amount_cents')
      .where('payment_id', '=', atBank.order_id)
      .where('account', '=', 'overpayments')
      .execute();
    expect(surplus).toEqual([{ amount_cents: -1 }]);
  });

  test("somebody else's genuine payment opens nothing", async () => {
    const mine = await openPayment();
    const theirs = await openPayment();
    shop.bank.decide(theirs.id, 'approve');
    await shop.settled();
    const notice = noticeAbout({ id: theirs.id, order_id: mine.order_id });
    expect(await sendNotice(notice)).toBe(200);
    await expect.poll(() => outcomeOf(notice.id)).toBe('mismatch');
    expect(await shop.payment(mine.order_id)).toMatchObject({ state: 'pending' });
    expect(await grantsOf(mine.order_id)).toBe(0);
    const alert = await db()
      .selectFrom('alerts')
      .select('detail')
      .where('kind', '=', 'notice_mismatch')
      .where('subject', 'like', 'notice:%')
      .execute();
    expect(alert).toContainEqual({
      detail: expect.objectContaining({ reference: theirs.id, order_id: mine.order_id }),
    });
  });

  test('an order that we never had is filed and told', async () => {
    for (const order of [
      '4b6b0c39-5d64-7f17-9d5c-5f8f2b7f0c11',
      'not-a-uuid',
      "'; drop table payments --",
    ]) {
      const notice = noticeAbout({ id: 'pay_unknown', order_id: order });
      expect(await sendNotice(notice)).toBe(200);
      await expect.poll(() => outcomeOf(notice.id)).toBe('unknown_payment');
    }
  });
});

describe('T-W4: copies', () => {
  test('100 parallel copies at two servers are one grant and 100 thanks', async () => {
    shop.bank.faults.set({ notices: { mode: 'none' } });
    const atBank = await openPayment();
    shop.bank.decide(atBank.id, 'approve');
    const notice = noticeAbout(atBank);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendNotice(notice, {}, { url: index % 2 === 0 ? shop.app.url : second.url }),
      ),
    );
    expect(answers).toEqual(Array(100).fill(200));
    await shop.settled();
    expect(await grantsOf(atBank.order_id)).toBe(1);
    expect(await shop.payment(atBank.order_id)).toMatchObject({ state: 'paid' });
  });

  test('T-W5: 40 different events about one payment, beside the reconciliation, are one grant', async () => {
    shop.bank.faults.set({ notices: { mode: 'none' } });
    const atBank = await openPayment();
    shop.bank.decide(atBank.id, 'approve');
    shop.app.clock.advance(31_000);
    second.clock.set(shop.app.clock.now());
    const work = Array.from({ length: 40 }, (_, index) =>
      sendNotice(noticeAbout(atBank), {}, { url: index % 2 === 0 ? shop.app.url : second.url }),
    );
    await Promise.all([
      ...work,
      shop.app.jobs.run('reconcile-payments'),
      second.jobs.run('reconcile-payments'),
    ]);
    await shop.settled();
    expect(await grantsOf(atBank.order_id)).toBe(1);
  });

  test('the bank sends twice, or in the wrong order: paid once', async () => {
    for (const outcome of ['approve_twice', 'approve_reordered'] as const) {
      const atBank = await openPayment();
      shop.bank.decide(atBank.id, outcome);
      await shop.settled();
      expect(await shop.payment(atBank.order_id)).toMatchObject({ state: 'paid', flag: null });
      expect(await grantsOf(atBank.order_id)).toBe(1);
    }
  });

  test('a replay of the whole inbox changes nothing', async () => {
    const before = await db().selectFrom('journal_entries').selectAll().orderBy('id').execute();
    const inbox = await db().selectFrom('notice_inbox').select('body').execute();
    for (const { body } of inbox) {
      const notice = { ...JSON.parse(body), id: `evt_replay_${++events}` };
      expect(await sendNotice(notice)).toBe(200);
    }
    await shop.settled();
    const after = await db().selectFrom('journal_entries').selectAll().orderBy('id').execute();
    expect(after).toEqual(before);
  });
});

describe('what goes wrong on the way', () => {
  test('one run of the job applies every notice that waits, however many', async () => {
    const receivedAt = shop.app.clock.now();
    const waiting = Array.from({ length: 120 }, (_, index) => ({
      provider: 'bank',
      event_key: `evt_left_${index}`,
      gateway_reference: `left_${index}`,
      order_id: randomUUID(),
      body: '{}',
      received_at: receivedAt,
      applied_at: null,
      outcome: null,
      try_at: receivedAt,
      last_error: null,
    }));
    await db().insertInto('notice_inbox').values(waiting).execute();
    await shop.app.jobs.run('apply-notices');
    const left = await db()
      .selectFrom('notice_inbox')
      .select('id')
      .where('applied_at', 'is', null)
      .where('event_key', 'like', 'evt_left_%')
      .execute();
    expect(left).toEqual([]);
  });

  test('T-W6 T-W8: a notice that fails five times is applied when it can be', async () => {
    const atBank = await openPayment();
    shop.bank.faults.set({ status: 'refuse_500' });
    shop.bank.decide(atBank.id, 'approve');
    await shop.settled();
    for (let round = 0; round < 4; round++) {
      shop.app.clock.advance(3_600_000);
      await shop.app.jobs.run('apply-notices');
    }
    const row = await db()
      .selectFrom('notice_inbox')
      .selectAll()
      .where('order_id', '=', atBank.order_id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 5, applied_at: null });
    expect(row.last_error).toContain('bank');
    await shop.app.jobs.run('alert-stuck-money');
    const alert = await db()
      .selectFrom('alerts')
      .select('kind')
      .where('subject', '=', `notice:${row.id}`)
      .execute();
    expect(alert).toEqual([{ kind: 'notice_stuck' }]);

    shop.bank.faults.set({});
    shop.app.clock.advance(3_600_000);
    await shop.app.jobs.run('apply-notices');
    expect(await shop.payment(atBank.order_id)).toMatchObject({ state: 'paid' });
    expect(await grantsOf(atBank.order_id)).toBe(1);
  });

  test('T-W6: the grant fails, the notice stays, the next try succeeds', async () => {
    const atBank = await openPayment();
    await db().schema.alterTable('grants').renameTo('grants_away').execute();
    shop.bank.decide(atBank.id, 'approve');
    await shop.bank.noticesIdle();
    await expect
      .poll(async () => {
        const row = await db()
          .selectFrom('notice_inbox')
          .select('attempts')
          .where('order_id', '=', atBank.order_id)
          .executeTakeFirst();
        return row?.attempts;
      })
      .toBe(1);
    expect(await shop.payment(atBank.order_id)).toMatchObject({ state: 'pending' });
    await db().schema.alterTable('grants_away').renameTo('grants').execute();
    shop.app.clock.advance(60_000);
    await shop.app.jobs.run('apply-notices');
    expect(await shop.payment(atBank.order_id)).toMatchObject({ state: 'paid' });
  });

  test('rotated secrets: the new one and the old one are both good', async () => {
    const other = await startApp({
      bank: {
        ...shop.bank,
        noticeSecret: `brand-new-secret-of-32-characters,${shop.bank.noticeSecret}`,
      },
      databaseUrl: shop.app.databaseUrl,
      now: shop.app.clock.now().toISOString(),
    });
    try {
      const atBank = await openPayment();
      const { url } = other;
      expect(await sendNotice(noticeAbout(atBank), {}, { url })).toBe(200);
      const secret = 'brand-new-secret-of-32-characters';
      expect(await sendNotice(noticeAbout(atBank), { secret }, { url })).toBe(200);
      await shop.settled();
    } finally {
      await other.stop();
    }
  });
});

describe('T-W9: refunds and disputes', () => {
  async function paidPayment() {
    const atBank = await openPayment();
    shop.bank.decide(atBank.id, 'approve');
    await shop.settled();
    return atBank;
  }

  test('partial refunds add up whatever comes twice and in whatever order, then take the access back', async () => {
    const atBank = await paidPayment();
    shop.bank.decide(atBank.id, 'partial_refund', 100);
    shop.bank.decide(atBank.id, 'partial_refund', 50);
    await shop.settled();
    const notices = [
      noticeAbout(atBank, 'payment.refunded'),
      noticeAbout(atBank, 'payment.refunded'),
    ];
    await Promise.all([...notices, ...notices].map((notice) => sendNotice(notice)));
    await shop.settled();
    expect(await shop.payment(atBank.order_id)).toMatchObject({
      state: 'partially_refunded',
      refunded_cents: 150,
    });
    expect(await grantsOf(atBank.order_id)).toBe(1);

    shop.bank.decide(atBank.id, 'refund');
    await shop.settled();
    const refunded = await shop.payment(atBank.order_id);
    expect(refunded).toMatchObject({ state: 'refunded', refunded_cents: 507 });
    const left = await db()
      .selectFrom('journal_entries')
      .innerJoin('journals', 'journals.id', 'journal_id')
      .select((sum) => sum.fn.sum<number>('amount_cents').as('cents'))
      .where('payment_id', '=', atBank.order_id)
      .where('account', '=', 'gateway:bank')
      .executeTakeFirstOrThrow();
    expect(Number(left.cents)).toBe(0);
  });

  test('a dispute is noted and an operator hears of it', async () => {
    const atBank = await paidPayment();
    shop.bank.decide(atBank.id, 'dispute');
    await shop.settled();
    expect(await shop.payment(atBank.order_id)).toMatchObject({ state: 'disputed' });
    const alerts = await db()
      .selectFrom('alerts')
      .select('kind')
      .where('subject', '=', atBank.order_id)
      .execute();
    expect(alerts).toEqual([{ kind: 'payment_disputed' }]);
  });

  test('after a full refund the renewal moves up', async () => {
    const buyer = await shop.newBuyer();
    const first = await openPayment(buyer);
    shop.bank.decide(first.id, 'approve');
    await shop.settled();
    const renewal = await openPayment(buyer);
    shop.bank.decide(renewal.id, 'approve');
    await shop.settled();
    const before = await shop.payment(renewal.order_id);
    shop.bank.decide(first.id, 'refund');
    await shop.settled();
    const after = await shop.payment(renewal.order_id);
    expect(after.access_until?.getTime()).toBeLessThan(before.access_until?.getTime() ?? 0);
    const subscription = await db()
      .selectFrom('subscriptions')
      .select('ends_at')
      .where('user_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(subscription.ends_at).toEqual(after.access_until);
  });
});
