import type { TelegramNotices } from '@sesame/contract/telegram.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPromo, startShop, type TestShop } from '../../../test/start-shop.ts';
import { ANNA, startTelegramApp, type TelegramApp } from '../../../test/start-telegram-app.ts';
import { tellPaid } from './tell-paid.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let shop: TestShop;
let bot: TelegramApp;
beforeAll(async () => {
  bot = await startTelegramApp({}, async (options) => {
    shop = await startShop(options);
    return shop.app;
  });
  await buildPromo(shop.app.platform, { code: 'FREE', discount_percent: 10_000 });
});
afterAll(async () => {
  await bot.stop();
  await shop.bank.stop();
});

/** Somebody with a Telegram of their own, who activates the product for nothing. */
async function activate(notices: Partial<TelegramNotices>) {
  const buyer = await shop.newBuyer();
  const { id: person } = bot.telegram.people.add({ first_name: 'Buyer', language_code: 'en' });
  await bot.connect(buyer, person, notices);
  await shop.pay(buyer, { promocode: 'FREE' });
  await send();
  const payment = await shop.app.platform.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return { buyer, person, payment, told: () => bot.heard(person).slice(1) };
}

const send = () => shop.app.jobs.run('send-telegram-messages');

describe('a payment', () => {
  test('is told once to who asked, whatever comes twice', async () => {
    const { payment, told } = await activate({ payment_received: true });
    expect(told()).toEqual([expect.stringMatching(/^.+ is active until 10\.04\.2026\./)]);
    await tellPaid(shop.app.platform.db, shop.app.platform, payment);
    await send();
    expect(told()).toHaveLength(1);
  });

  test('is not told to who did not ask, or asked for other news', async () => {
    expect((await activate({})).told()).toEqual([]);
    expect((await activate({ subscription_ends: true })).told()).toEqual([]);
  });

  test('is told in plain words: a title is never markup', async () => {
    const { payment, told } = await activate({ payment_received: true });
    const { platform } = shop.app;
    const title = '<b>*Sale*</b> [x](https://evil.example)';
    await tellPaid(platform.db, platform, {
      ...payment,
      id: platform.ids.uuid(),
      title,
      total_cents: 490,
      captured_cents: 490,
    });
    await send();
    expect(told().at(-1)).toContain(`Payment received: ${title}, $4.90.`);
  });
});

test('who asked is told once that a subscription ends, and that it has ended', async () => {
  const { told } = await activate({ subscription_ends: true });
  const { clock, jobs } = shop.app;
  const start = clock.now();
  clock.advance(29 * DAY_MS);
  for (let round = 0; round < 2; round++) {
    await jobs.run('remind-subscriptions');
    await send();
  }
  expect(told()).toEqual([
    expect.stringMatching(/ends on 10\.04\.2026, 2 days left\. Renew: http/),
  ]);
  clock.advance(2 * DAY_MS);
  await jobs.run('remind-subscriptions');
  await send();
  expect(told().at(-1)).toMatch(/ended on 10\.04\.2026\. Order again: http/);
  expect(told()).toHaveLength(2);
  clock.set(start);
});

describe('when Telegram does not take a message', () => {
  const messages = (person: number) =>
    shop.app.platform.db
      .selectFrom('telegram_messages')
      .selectAll()
      .where('chat_id', '=', person)
      .where('key', 'like', 'receipt:%')
      .execute();

  async function connected() {
    const buyer = await shop.newBuyer();
    const { id: person } = bot.telegram.people.add({ first_name: 'Buyer', language_code: 'en' });
    await bot.connect(buyer, person, { payment_received: true });
    return { buyer, person, told: () => bot.heard(person).slice(1) };
  }
  async function waiting() {
    const buyer = await connected();
    await shop.pay(buyer.buyer, { promocode: 'FREE' });
    return buyer;
  }

  test('because the bot writes too much, nothing leaves until the time it names', async () => {
    const [first, second] = [await connected(), await connected()];
    for (const { buyer } of [first, second]) await shop.pay(buyer, { promocode: 'FREE' });
    bot.telegram.faults.set({ send: 'too_many', retry_after: 30, once: true });
    await send();
    shop.app.clock.advance(29_000);
    await send();
    expect([first.told(), second.told()]).toEqual([[], []]);
    shop.app.clock.advance(1_000);
    await send();
    expect(first.told()).toHaveLength(1);
    expect(second.told()).toHaveLength(1);
  });

  test('because it is out of order, it is tried again', async () => {
    const { told } = await waiting();
    bot.telegram.faults.set({ send: 'server_error', once: true });
    await send();
    expect(told()).toEqual([]);
    shop.app.clock.advance(5_000);
    await send();
    expect(told()).toHaveLength(1);
  });

  test('because the person blocked the bot, the channel is off until they write again', async () => {
    const { buyer, person, told } = await waiting();
    bot.telegram.people.change(person, { blocked: true });
    await send();
    const [message] = await messages(person);
    expect(message).toMatchObject({ content: null, last_error: 'answered 403' });
    await shop.pay(buyer, { promocode: 'FREE' });
    expect(await messages(person)).toHaveLength(1);
    const alerts = await shop.app.platform.db
      .selectFrom('alerts')
      .select('kind')
      .where('kind', '=', 'telegram_given_up')
      .execute();
    expect(alerts).toEqual([]);
    bot.telegram.say(person, 'I am back');
    await bot.talk();
    expect(told().at(-1)).toMatch(/^Connected to the account/);
    const { tg_blocked_at } = await shop.app.platform.db
      .selectFrom('users')
      .select('tg_blocked_at')
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(tg_blocked_at).toBeNull();
  });

  test('for good, an operator is told and the words are erased', async () => {
    const { person } = await waiting();
    await shop.app.platform.db
      .updateTable('telegram_messages')
      .set({ content: ' ' })
      .where('chat_id', '=', person)
      .where('try_at', 'is not', null)
      .execute();
    await send();
    const [message] = await messages(person);
    expect(message).toMatchObject({ content: null, sent_at: null, last_error: 'answered 400' });
    const alerts = await shop.app.platform.db
      .selectFrom('alerts')
      .select('subject')
      .where('kind', '=', 'telegram_given_up')
      .execute();
    expect(alerts).toEqual([{ subject: message?.key }]);
  });
});

test('the token of the bot stands in no log line', async () => {
  const buyer = await shop.newBuyer();
  await bot.connect(buyer, ANNA, { payment_received: true });
  bot.telegram.faults.set({ send: 'server_error', once: true });
  await shop.pay(buyer, { promocode: 'FREE' });
  await send();
  const said = JSON.stringify(shop.app.logLines);
  expect(said).toContain('Telegram message not sent');
  expect(said).not.toContain(bot.telegram.botToken);
  shop.app.clock.advance(5_000);
  await send();
});
