import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { TelegramNotifications } from '@sesame/contract/shop/telegram.ts';
import { describe, expect } from 'vitest';
import { buildPromo } from '../../../../test/build/build-promo.ts';
import { getRow, updateRows } from '../../../../test/rows.ts';
import { ANNA } from '../../../../test/shops/parts/telegram.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { listDeadJobs } from '../../../platform/jobs/failing-jobs.store.ts';
import { notifyPaid } from './notify-paid.ts';

const test = shopTest(['sales', 'telegram']);
const { shop } = test;
test.beforeAll(async () => {
  await buildPromo(shop.app.platform, { code: 'FREE', discount_percent: 10_000 });
});

/** A buyer with Telegram connected who orders the product for free. */
async function activate(notifications: Partial<TelegramNotifications>) {
  const buyer = await shop.newBuyer();
  const { id: person } = shop.telegram.people.add({ first_name: 'Buyer', language_code: 'en' });
  await shop.connect(buyer, person, notifications);
  await shop.pay(buyer, { promocode: 'FREE' });
  await send();
  const payment = await getRow(shop.app, 'payments', { user_id: buyer.id });
  return { buyer, person, payment, received: () => shop.messagesTo(person).slice(1) };
}

const send = () => shop.app.jobs.run('send-telegram-message');

describe('a payment notification', () => {
  test('is sent once to buyers who enabled it, despite repeats', async () => {
    const { payment, received } = await activate({ payment_received: true });
    expect(received()).toEqual([expect.stringMatching(/^.+ is active until 10\.04\.2026\./)]);
    await notifyPaid(shop.app.platform.db, shop.app.platform, payment);
    await send();
    expect(received()).toHaveLength(1);
  });

  test('is not sent to buyers who did not enable it', async () => {
    expect((await activate({})).received()).toEqual([]);
    expect((await activate({ subscription_ends: true })).received()).toEqual([]);
  });

  test('is plain text: a title is never markup', async () => {
    const { payment, received } = await activate({ payment_received: true });
    const { platform } = shop.app;
    const title = '<b>*Sale*</b> [x](https://evil.example)';
    await notifyPaid(platform.db, platform, {
      ...payment,
      id: platform.ids.uuid(),
      title,
      total_cents: 490,
      captured_cents: 490,
    });
    await send();
    expect(received().at(-1)).toContain(`Payment received: ${title}, $4.90.`);
  });
});

test('the coming and the actual end of a subscription are announced once each', async () => {
  const { received } = await activate({ subscription_ends: true });
  const { clock, jobs } = shop.app;
  const start = clock.now();
  clock.advance(29 * DAY_MS);
  for (let round = 0; round < 2; round++) {
    await jobs.run('remind-subscriptions');
    await send();
  }
  expect(received()).toEqual([
    expect.stringMatching(/ends on 10\.04\.2026, 2 days left\. Renew: http/),
  ]);
  clock.advance(2 * DAY_MS);
  await jobs.run('remind-subscriptions');
  await send();
  expect(received().at(-1)).toMatch(/ended on 10\.04\.2026\. Order again: http/);
  expect(received()).toHaveLength(2);
  clock.set(start);
});

describe('when Telegram rejects a message', () => {
  const messages = (person: number) =>
    shop.app.platform.db
      .selectFrom('telegram_messages')
      .selectAll()
      .where('chat_id', '=', person)
      .where('key', 'like', 'receipt:%')
      .execute();

  async function connected() {
    const buyer = await shop.newBuyer();
    const { id: person } = shop.telegram.people.add({ first_name: 'Buyer', language_code: 'en' });
    await shop.connect(buyer, person, { payment_received: true });
    return { buyer, person, received: () => shop.messagesTo(person).slice(1) };
  }
  async function waiting() {
    const buyer = await connected();
    await shop.pay(buyer.buyer, { promocode: 'FREE' });
    return buyer;
  }

  test('because of the rate limit, nothing is sent until the given time', async () => {
    const [first, second] = [await connected(), await connected()];
    for (const { buyer } of [first, second]) await shop.pay(buyer, { promocode: 'FREE' });
    shop.telegram.faults.set({ send: 'too_many', retry_after: 30, once: true });
    await send();
    shop.app.clock.advance(29_000);
    await send();
    expect([first.received(), second.received()]).toEqual([[], []]);
    shop.app.clock.advance(120_000);
    await send();
    expect(first.received()).toHaveLength(1);
    expect(second.received()).toHaveLength(1);
  });

  test('because of a server error, it is retried', async () => {
    const { received } = await waiting();
    shop.telegram.faults.set({ send: 'server_error', once: true });
    await send();
    expect(received()).toEqual([]);
    shop.app.clock.advance(10_000);
    await send();
    expect(received()).toHaveLength(1);
  });

  test('because the bot is blocked, the channel is off until the user writes again', async () => {
    const { buyer, person, received } = await waiting();
    shop.telegram.people.change(person, { blocked: true });
    await send();
    const [message] = await messages(person);
    expect(message).toMatchObject({ content: null, last_error: 'answered 403' });
    await shop.pay(buyer, { promocode: 'FREE' });
    expect(await messages(person)).toHaveLength(1);
    expect(await listDeadJobs(shop.app.platform.db, 10)).toEqual([]);
    shop.telegram.send(person, 'I am back');
    await shop.runBot();
    expect(received().at(-1)).toMatch(/^Connected to the account/);
    const { tg_blocked_at } = await getRow(shop.app, 'users', { id: buyer.id });
    expect(tg_blocked_at).toBeNull();
  });

  test('permanently, its job is dead, and the text is erased when that is discarded', async () => {
    const { person } = await waiting();
    await updateRows(
      shop.app,
      'telegram_messages',
      { chat_id: person, sent_at: null },
      { content: ' ' },
    );
    await send();
    const { db, jobs } = shop.app.platform;
    const [dead, ...others] = await listDeadJobs(db, 10);
    expect(others).toEqual([]);
    expect(dead).toMatchObject({ queue: 'send-telegram-message', reason: 'answered 400' });
    await jobs.discardDead(db, dead?.id ?? '');
    const [message] = await messages(person);
    expect(message).toMatchObject({ content: null, sent_at: null, last_error: 'answered 400' });
  });
});

test('the bot token appears in no log line', async () => {
  const buyer = await shop.newBuyer();
  await shop.connect(buyer, ANNA, { payment_received: true });
  shop.telegram.faults.set({ send: 'server_error', once: true });
  await shop.pay(buyer, { promocode: 'FREE' });
  await send();
  const logged = JSON.stringify(shop.app.logLines);
  expect(logged).toContain('not reachable');
  expect(logged).not.toContain(shop.telegram.botToken);
  shop.app.clock.advance(10_000);
  await send();
});
