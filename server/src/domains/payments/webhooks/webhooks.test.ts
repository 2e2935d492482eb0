import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect } from 'vitest';
import type { Buyer } from '../../../../test/build/build-purchase.ts';
import { findRow, getRow, insertRows, listRows } from '../../../../test/rows.ts';
import { sendWebhook as send } from '../../../../test/send-webhook.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { APPLIED_WITHIN_MS } from './apply-webhook.ts';

/** A second server on the same database. */
let second: TestApp;
const test = shopTest(['sales']);
const { shop } = test;
test.beforeAll(async () => {
  second = await startApp({ bank: shop.bank, databaseUrl: shop.app.databaseUrl });
});
afterEach(async () => {
  shop.bank.faults.set({});
});
afterAll(async () => {
  await second.stop();
});

const db = () => shop.app.platform.db;

interface Signing {
  secret?: string;
  /** Seconds before now. */
  age?: number;
  header?: string;
}

/** Sends to the first server by default, signed as the bank does. */
function sendWebhook(
  body: object | string,
  { secret = shop.bank.webhookSecret, age = 0, header }: Signing = {},
  { url = shop.app.url, provider = 'bank' } = {},
): Promise<number> {
  const sentAt = new Date(shop.app.clock.now().getTime() - age * 1_000);
  return send({ url, provider, secret, sentAt, body, header });
}

let events = 0;
function webhookAbout({ id, orderId }: { id: string; orderId: string }, type = 'payment.paid') {
  events++;
  return { id: `evt_test_${events}`, type, created_at: 0, payment: { id, order_id: orderId } };
}

const inboxSize = async () => {
  const rows = await db().selectFrom('webhook_events').select('id').execute();
  return rows.length;
};

const outcomeOf = async (eventKey: string) => {
  const row = await findRow(db(), 'webhook_events', { event_key: eventKey });
  return row?.outcome;
};

async function grantsOf(paymentId: string): Promise<number> {
  const rows = await listRows(db(), 'grants', { payment_id: paymentId }, ['id']);
  return rows.length;
}

async function openPayment(buyer?: Buyer) {
  const { body } = await shop.pay(buyer ?? (await shop.newBuyer()));
  return shop.atBank(body.payment_id);
}

describe('forged webhooks', () => {
  test.each<[string, Signing]>([
    ['no signature', { header: '' }],
    ['a malformed signature', { header: 'garbage' }],
    ['another secret', { secret: 'another-secret-of-16-bytes' }],
    ['the empty secret', { secret: '' }],
    ['another scheme', { header: 't=1,v0=00' }],
    ['a timestamp 301 seconds old', { age: 301 }],
    ['a timestamp 301 seconds ahead', { age: -301 }],
  ])('a webhook with %s is refused and leaves no trace', async (_name, signing) => {
    const atBank = await openPayment();
    const size = await inboxSize();
    expect(await sendWebhook(webhookAbout(atBank), signing)).toBe(400);
    expect(await inboxSize()).toBe(size);
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'pending' });
  });

  test('a webhook for an unknown provider is refused', async () => {
    const atBank = await openPayment();
    expect(await sendWebhook(webhookAbout(atBank), {}, { provider: 'nobody' })).toBe(400);
  });

  test('a changed body with a valid signature is refused', async () => {
    const atBank = await openPayment();
    const raw = JSON.stringify(webhookAbout(atBank));
    const t = Math.floor(shop.app.clock.now().getTime() / 1_000);
    const v1 = createHmac('sha256', shop.bank.webhookSecret).update(`${t}.${raw}`).digest('hex');
    expect(await sendWebhook(`${raw} `, { header: `t=${t},v1=${v1}` })).toBe(400);
  });

  test('a signed but malformed body is refused', async () => {
    for (const body of ['', '[]', '{"id":1}', 'null', '{"id":"evt","payment":{}}', '<xml/>']) {
      expect(await sendWebhook(body)).toBe(400);
    }
  });

  test('the state in a signed webhook is not trusted: an unpaid payment stays unpaid', async () => {
    const atBank = await openPayment();
    expect(await sendWebhook({ ...webhookAbout(atBank), status: 'paid' })).toBe(200);
    await shop.settled();
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'pending' });
  });
});

test.each(['bank', 'nowpayments', 'nobody'])(
  'a webhook without a body for %s is refused and counted',
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

test('NUL characters in a genuine webhook are removed', async () => {
  const webhook = { ...webhookAbout({ id: 'pay_nul\0', orderId: 'order\0' }), id: 'evt_\0nul' };
  expect(await sendWebhook(webhook)).toBe(200);
  await expect.poll(() => outcomeOf('evt_nul')).toBe('unknown_payment');
});

test('a gateway without a webhook secret does not start', async () => {
  await expect(
    startApp({ bank: { ...shop.bank, webhookSecret: '' }, databaseUrl: shop.app.databaseUrl }),
  ).rejects.toThrow('BANK_WEBHOOK_SECRET');
  await expect(
    startApp({
      bank: { ...shop.bank, webhookSecret: 'fifteen-bytes..' },
      databaseUrl: shop.app.databaseUrl,
    }),
  ).rejects.toThrow('BANK_WEBHOOK_SECRET');
});

describe('money that does not match the order', () => {
  test('holds the order, so that it is not paid a second time', async () => {
    const buyer = await shop.newBuyer();
    const { payment_id: id } = (await shop.pay(buyer)).body;
    await shop.bank.decide(id, 'wrong_currency');
    await shop.settled();
    expect(await shop.payment(id)).toMatchObject({ state: 'review' });
    const again = await shop.pay(buyer);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'payment_in_review' });
    // Another plan or method is another order.
    expect((await shop.pay(buyer, { gateway: 'free' })).status).toBe(200);
  });

  test.each([
    ['one cent less', 'pay_less', 'underpaid'],
    ['another currency', 'wrong_currency', 'currency'],
  ] as const)('a capture of %s is held for review', async (_name, outcome, reason) => {
    const atBank = await openPayment();
    await shop.bank.decide(atBank.id, outcome);
    await shop.settled();
    expect(await shop.payment(atBank.orderId)).toMatchObject({
      state: 'review',
      review_reason: reason,
      captured_cents: 0,
      paid_at: null,
    });
    expect(await grantsOf(atBank.orderId)).toBe(0);
    const inbox = await listRows(db(), 'webhook_events', { order_id: atBank.orderId }, ['outcome']);
    expect(inbox).toEqual([{ outcome: 'mismatch' }]);
  });

  test('one cent more is settled, flagged and booked as an overpayment', async () => {
    const atBank = await openPayment();
    await shop.bank.decide(atBank.id, 'pay_less', { amountMinor: 508 });
    await shop.settled();
    expect(await shop.payment(atBank.orderId)).toMatchObject({
      state: 'paid',
      captured_cents: 508,
      flags: 'overpaid',
    });
    const surplus = await db()
      .selectFrom('journal_entries')
      .innerJoin('journals', 'journals.id', 'journal_id')
      .select('amount_cents')
      .where('payment_id', '=', atBank.orderId)
      .where('account', '=', 'overpayments')
      .execute();
    expect(surplus).toEqual([{ amount_cents: -1 }]);
  });

  test("a genuine webhook about another buyer's payment grants nothing", async () => {
    const mine = await openPayment();
    const theirs = await openPayment();
    await shop.bank.decide(theirs.id, 'pay');
    await shop.settled();
    const webhook = webhookAbout({ id: theirs.id, orderId: mine.orderId });
    expect(await sendWebhook(webhook)).toBe(200);
    await expect.poll(() => outcomeOf(webhook.id)).toBe('mismatch');
    expect(await shop.payment(mine.orderId)).toMatchObject({ state: 'pending' });
    expect(await grantsOf(mine.orderId)).toBe(0);
    const alert = await db()
      .selectFrom('alerts')
      .select('detail')
      .where('kind', '=', 'webhook_mismatch')
      .where('subject', 'like', 'webhook:%')
      .execute();
    expect(alert).toContainEqual({
      detail: expect.objectContaining({ reference: theirs.id, order_id: mine.orderId }),
    });
  });

  test('an unknown order is filed and raises an alert', async () => {
    for (const order of [
      '4b6b0c39-5d64-7f17-9d5c-5f8f2b7f0c11',
      'not-a-uuid',
      "'; drop table payments --",
    ]) {
      const webhook = webhookAbout({ id: 'pay_unknown', orderId: order });
      expect(await sendWebhook(webhook)).toBe(200);
      await expect.poll(() => outcomeOf(webhook.id)).toBe('unknown_payment');
    }
  });
});

describe('duplicates', () => {
  test('100 parallel copies at two servers are all acknowledged and grant once', async () => {
    shop.bank.faults.set({ webhooks: 'none' });
    const atBank = await openPayment();
    await shop.bank.decide(atBank.id, 'pay');
    const webhook = webhookAbout(atBank);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendWebhook(webhook, {}, { url: index % 2 === 0 ? shop.app.url : second.url }),
      ),
    );
    expect(answers).toEqual(Array(100).fill(200));
    await shop.settled();
    expect(await grantsOf(atBank.orderId)).toBe(1);
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'paid' });
  });

  test('40 different events about one payment, beside reconciliation, grant once', async () => {
    shop.bank.faults.set({ webhooks: 'none' });
    const atBank = await openPayment();
    await shop.bank.decide(atBank.id, 'pay');
    shop.app.clock.advance(31_000);
    second.clock.set(shop.app.clock.now());
    const work = Array.from({ length: 40 }, (_, index) =>
      sendWebhook(webhookAbout(atBank), {}, { url: index % 2 === 0 ? shop.app.url : second.url }),
    );
    await Promise.all([
      ...work,
      shop.app.jobs.run('reconcile-payments'),
      second.jobs.run('reconcile-payments'),
    ]);
    await shop.settled();
    expect(await grantsOf(atBank.orderId)).toBe(1);
  });

  test('webhooks sent twice or in the wrong order pay once', async () => {
    for (const outcome of ['pay_twice', 'pay_reordered'] as const) {
      const atBank = await openPayment();
      await shop.bank.decide(atBank.id, outcome);
      await shop.settled();
      expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'paid', flags: null });
      expect(await grantsOf(atBank.orderId)).toBe(1);
    }
  });

  test('replaying the whole inbox changes nothing', async () => {
    const before = await db().selectFrom('journal_entries').selectAll().orderBy('id').execute();
    const inbox = await db().selectFrom('webhook_events').select('body').execute();
    for (const { body } of inbox) {
      const webhook = { ...JSON.parse(body), id: `evt_replay_${++events}` };
      expect(await sendWebhook(webhook)).toBe(200);
    }
    await shop.settled();
    const after = await db().selectFrom('journal_entries').selectAll().orderBy('id').execute();
    expect(after).toEqual(before);
  });
});

describe('failures', () => {
  test('one run of the job applies all waiting events', async () => {
    const receivedAt = shop.app.clock.now();
    const waiting = Array.from({ length: 60 }, (_, index) => ({
      provider: 'bank',
      event_key: `evt_left_${index}`,
      gateway_reference: `left_${index}`,
      order_id: randomUUID(),
      body: '{}',
      received_at: receivedAt,
      applied_at: null,
      outcome: null,
      last_error: null,
    }));
    await insertRows(db(), 'webhook_events', waiting);
    shop.app.clock.advance(APPLIED_WITHIN_MS);
    await shop.app.jobs.run('apply-webhooks');
    const left = await db()
      .selectFrom('webhook_events')
      .select('id')
      .where('applied_at', 'is', null)
      .where('event_key', 'like', 'evt_left_%')
      .execute();
    expect(left).toEqual([]);
  });

  test('an event that failed five times is applied once the gateway recovers', async () => {
    const atBank = await openPayment();
    shop.bank.faults.set({ status: 'refuse_500' });
    await shop.bank.decide(atBank.id, 'pay');
    await shop.settled();
    for (let round = 0; round < 4; round++) {
      shop.app.clock.advance(3_600_000);
      await shop.app.jobs.run('apply-webhooks');
    }
    const row = await getRow(db(), 'webhook_events', { order_id: atBank.orderId });
    expect(row).toMatchObject({ attempts: 5, applied_at: null });
    expect(row.last_error).toContain('bank');
    await shop.app.jobs.run('alert-stuck-money');
    const alert = await listRows(db(), 'alerts', { subject: `webhook:${row.id}` }, ['kind']);
    expect(alert).toEqual([{ kind: 'webhook_stuck' }]);

    shop.bank.faults.set({});
    shop.app.clock.advance(3_600_000);
    await shop.app.jobs.run('apply-webhooks');
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'paid' });
    expect(await grantsOf(atBank.orderId)).toBe(1);
  });

  test('an event whose grant fails stays in the inbox and succeeds on retry', async () => {
    const atBank = await openPayment();
    await shop.app.owner.db.schema.alterTable('grants').renameTo('grants_away').execute();
    await shop.bank.decide(atBank.id, 'pay');
    await shop.bank.webhooksIdle();
    await expect
      .poll(async () => {
        const row = await findRow(db(), 'webhook_events', { order_id: atBank.orderId }, [
          'attempts',
        ]);
        return row?.attempts;
      })
      .toBe(1);
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'pending' });
    await shop.app.owner.db.schema.alterTable('grants_away').renameTo('grants').execute();
    shop.app.clock.advance(60_000);
    await shop.app.jobs.run('apply-webhooks');
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'paid' });
  });

  test('during a rotation the old and the new secret are both valid', async () => {
    const other = await startApp({
      bank: {
        ...shop.bank,
        webhookSecret: `brand-new-secret-of-32-characters,${shop.bank.webhookSecret}`,
      },
      databaseUrl: shop.app.databaseUrl,
      now: shop.app.clock.now().toISOString(),
    });
    try {
      const atBank = await openPayment();
      const { url } = other;
      expect(await sendWebhook(webhookAbout(atBank), {}, { url })).toBe(200);
      const secret = 'brand-new-secret-of-32-characters';
      expect(await sendWebhook(webhookAbout(atBank), { secret }, { url })).toBe(200);
      await shop.settled();
    } finally {
      await other.stop();
    }
  });
});

describe('refunds and disputes', () => {
  async function paidPayment() {
    const atBank = await openPayment();
    await shop.bank.decide(atBank.id, 'pay');
    await shop.settled();
    return atBank;
  }

  test('partial refunds add up despite duplicates, and a full one revokes access', async () => {
    const atBank = await paidPayment();
    await shop.bank.decide(atBank.id, 'refund', { amountMinor: 100 });
    await shop.bank.decide(atBank.id, 'refund', { amountMinor: 50 });
    await shop.settled();
    const webhooks = [
      webhookAbout(atBank, 'payment.refunded'),
      webhookAbout(atBank, 'payment.refunded'),
    ];
    await Promise.all([...webhooks, ...webhooks].map((webhook) => sendWebhook(webhook)));
    await shop.settled();
    expect(await shop.payment(atBank.orderId)).toMatchObject({
      state: 'partially_refunded',
      refunded_cents: 150,
    });
    expect(await grantsOf(atBank.orderId)).toBe(1);

    await shop.bank.decide(atBank.id, 'refund');
    await shop.settled();
    const refunded = await shop.payment(atBank.orderId);
    expect(refunded).toMatchObject({ state: 'refunded', refunded_cents: 507 });
    const left = await db()
      .selectFrom('journal_entries')
      .innerJoin('journals', 'journals.id', 'journal_id')
      .select((sum) => sum.fn.sum<number>('amount_cents').as('cents'))
      .where('payment_id', '=', atBank.orderId)
      .where('account', '=', 'gateway:bank')
      .executeTakeFirstOrThrow();
    expect(Number(left.cents)).toBe(0);
  });

  test('a dispute is recorded and raises an alert', async () => {
    const atBank = await paidPayment();
    await shop.bank.decide(atBank.id, 'dispute');
    await shop.settled();
    expect(await shop.payment(atBank.orderId)).toMatchObject({ state: 'disputed' });
    const alerts = await listRows(db(), 'alerts', { subject: atBank.orderId }, ['kind']);
    expect(alerts).toEqual([{ kind: 'payment_disputed' }]);
  });

  test('after a full refund the following period moves up', async () => {
    const buyer = await shop.newBuyer();
    const first = await openPayment(buyer);
    await shop.bank.decide(first.id, 'pay');
    await shop.settled();
    const renewal = await openPayment(buyer);
    await shop.bank.decide(renewal.id, 'pay');
    await shop.settled();
    const before = await shop.payment(renewal.orderId);
    await shop.bank.decide(first.id, 'refund');
    await shop.settled();
    const after = await shop.payment(renewal.orderId);
    expect(after.access_until?.getTime()).toBeLessThan(before.access_until?.getTime() ?? 0);
    const subscription = await getRow(db(), 'subscriptions', { user_id: buyer.id }, ['ends_at']);
    expect(subscription.ends_at).toEqual(after.access_until);
  });
});
