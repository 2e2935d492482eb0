import { TELEGRAM_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { getUser, updateUser } from '@sesame/contract/shop/session.ts';
import {
  getTelegramLink,
  getTelegramNotifications,
  unlinkTelegram,
  updateTelegramNotifications,
} from '@sesame/contract/shop/telegram.ts';
import { linkTelegram } from '@sesame/contract/shop/users.ts';
import { beforeEach, describe, expect } from 'vitest';
import { buildUser } from '../../../../../test/build/build-user.ts';
import { shopTest } from '../../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../../test/shops/start-app.ts';
import { type Shop, startShop } from '../../../../../test/shops/start-shop.ts';

/** Telegram ids of two people unknown to the bot, new for each test. */
let anna: number;
let boris: number;
const test = shopTest(['telegram']);
const { shop } = test;
beforeEach(() => {
  anna = newAnna(shop);
  boris = shop.telegram.people.add({ first_name: 'Борис', language_code: 'ru' }).id;
});

const newAnna = ({ telegram }: Shop<'telegram'>) =>
  telegram.people.add({ first_name: 'Anna', last_name: 'Petrova', language_code: 'en' }).id;

const meOf = async (token: string) => (await shop.app.call(getUser, {}, { token })).body.tg_data;
const unlink = (token: string, password: string) =>
  shop.app.call(unlinkTelegram, { body: { password } }, { token });

describe('connecting', () => {
  test('START after the link of a user connects the sender and names the account', async () => {
    const { app, telegram } = shop;
    const user = await buildUser(app, { email: 'anna.petrova@example.com' });
    const { body } = await app.call(linkTelegram, {}, { token: user.token });
    expect(body.url).toMatch(
      new RegExp(`^${telegram.url}/${telegram.botName}\\?start=[\\w-]{43}$`),
    );
    expect(await meOf(user.token)).toBeNull();
    telegram.send(anna, `/start ${new URL(body.url).searchParams.get('start')}`);
    await shop.runBot();
    expect(await meOf(user.token)).toEqual({ first_name: 'Anna', last_name: 'Petrova' });
    expect(shop.messagesTo(anna)).toEqual([
      expect.stringContaining('Connected to the account anna.petrova at Sesame.'),
    ]);
    const { body: state } = await app.call(getTelegramLink, {}, { token: user.token });
    expect(state.state).toBe('connected');
    const stored = await app.platform.db.selectFrom('one_time_tokens').select('kind').execute();
    expect(stored).not.toContainEqual({ kind: 'telegram' });
  });

  test('the bot replies in the language of the account', async () => {
    const user = await buildUser(shop.app);
    await shop.app.call(updateUser, { body: { language: 'ru' } }, { token: user.token });
    await shop.connect(user, anna);
    expect(shop.messagesTo(anna)[0]).toMatch(/^Подключено к аккаунту/);
  });

  test('a link connects once; a second START is refused', async () => {
    const user = await buildUser(shop.app);
    const token = await shop.linkToken(user);
    shop.telegram.send(anna, `/start ${token}`);
    shop.telegram.send(boris, `/start ${token}`);
    await shop.runBot();
    expect(await meOf(user.token)).toMatchObject({ first_name: 'Anna' });
    expect(shop.messagesTo(boris)[0]).toMatch(/^Ссылка устарела или уже использована/);
  });

  test('a new link voids the older one', async () => {
    const user = await buildUser(shop.app);
    const old = await shop.linkToken(user);
    const fresh = await shop.linkToken(user);
    shop.telegram.send(anna, `/start ${old}`);
    await shop.runBot();
    expect(await meOf(user.token)).toBeNull();
    shop.telegram.send(anna, `/start ${fresh}`);
    await shop.runBot();
    expect(await meOf(user.token)).not.toBeNull();
  });

  test('a link expires after ten minutes', async () => {
    const user = await buildUser(shop.app);
    const token = await shop.linkToken(user);
    shop.app.clock.advance((TELEGRAM_LINK_LIFETIME_S + 1) * 1_000);
    shop.telegram.send(anna, `/start ${token}`);
    await shop.runBot();
    expect(await meOf(user.token)).toBeNull();
    expect(shop.messagesTo(anna)[0]).toMatch(/^This link has expired/);
  });

  test('a Telegram account connects to one user; a second one is refused', async () => {
    const [first, second] = [await buildUser(shop.app), await buildUser(shop.app)];
    await shop.connect(first, anna);
    await shop.connect(second, anna);
    expect(await meOf(second.token)).toBeNull();
    expect(await meOf(first.token)).not.toBeNull();
    expect(shop.messagesTo(anna).at(-1)).toMatch(/connected to another account/);
    const stateOf = async () =>
      (await shop.app.call(getTelegramLink, {}, { token: second.token })).body.state;
    expect(await stateOf()).toBe('taken');
    await shop.linkToken(second);
    expect(await stateOf()).toBe('waiting');
    shop.app.clock.advance(TELEGRAM_LINK_LIFETIME_S * 1_000);
    expect(await stateOf()).toBe('none');
    await shop.connect(second, boris);
    expect(await stateOf()).toBe('connected');
  });

  test('a connected user gets no new link, and an old one cannot reconnect', async () => {
    const user = await buildUser(shop.app);
    await shop.connect(user, anna);
    const { status, refusal } = await shop.app.call(linkTelegram, {}, { token: user.token });
    expect([status, refusal?.code]).toEqual([409, 'telegram_connected']);
  });

  test('names are stored without invisible characters', async () => {
    const user = await buildUser(shop.app);
    const person = shop.telegram.people.add({
      first_name: '\u202eevil\u0000 <b>x</b>',
      language_code: 'en',
    });
    await shop.connect(user, person.id);
    expect(await meOf(user.token)).toEqual({ first_name: 'evil <b>x</b>', last_name: null });
  });
});

describe('disconnecting', () => {
  test('on the page needs the password, notifies the chat, frees the account', async () => {
    const [user, other] = [await buildUser(shop.app), await buildUser(shop.app)];
    await shop.connect(user, anna, { payment_received: true });
    const wrong = await unlink(user.token, 'not the password');
    expect([wrong.status, wrong.refusal?.code]).toEqual([400, 'password_wrong']);
    expect(await meOf(user.token)).not.toBeNull();
    expect((await unlink(user.token, user.password)).status).toBe(200);
    expect(await meOf(user.token)).toBeNull();
    const again = await unlink(user.token, user.password);
    expect([again.status, again.refusal?.code]).toEqual([404, 'not_found']);
    // There are no updates, so polling would wait for two seconds.
    await shop.app.jobs.run('send-telegram-message');
    expect(shop.messagesTo(anna).at(-1)).toBe(
      'Disconnected from Sesame. You will get no more messages here.',
    );
    await shop.connect(other, anna);
    expect(await meOf(other.token)).not.toBeNull();
  });

  test('/stop in the chat disconnects the account of the sender only', async () => {
    const [one, other] = [await buildUser(shop.app), await buildUser(shop.app)];
    await shop.connect(one, anna);
    await shop.connect(other, boris);
    shop.telegram.send(anna, '/stop');
    await shop.runBot();
    expect(await meOf(one.token)).toBeNull();
    expect(await meOf(other.token)).not.toBeNull();
    shop.telegram.send(anna, '/stop');
    await shop.runBot();
    expect(shop.messagesTo(anna).at(-1)).toMatch(/is not connected/);
  });
});

describe('any other message', () => {
  test('is answered with instructions to connect, once a minute', async () => {
    for (const text of ['Hello', 'Hello again', '/start not-a-token', '/help']) {
      shop.telegram.send(anna, text);
    }
    await shop.runBot();
    expect(shop.messagesTo(anna)).toHaveLength(2);
    expect(shop.messagesTo(anna)[0]).toMatch(/^To connect Telegram to your account at Sesame/);
  });
});

test('a repeated update is applied once', async () => {
  const user = await buildUser(shop.app);
  shop.telegram.send(anna, `/start ${await shop.linkToken(user)}`);
  // The first poll does not acknowledge; the second one gets the same updates.
  await shop.app.jobs.run('poll-telegram');
  await shop.app.platform.db
    .updateTable('telegram_updates')
    .set({ received_at: new Date(0) })
    .execute();
  await shop.app.jobs.run('poll-telegram');
  await shop.app.jobs.run('send-telegram-message');
  expect(shop.messagesTo(anna)).toHaveLength(1);
});

describe('notification preferences', () => {
  const notifications = (token: string) => shop.app.call(getTelegramNotifications, {}, { token });
  const choose = (token: string, body: Record<string, boolean>) =>
    shop.app.call(updateTelegramNotifications, { body }, { token });

  test('default to none, keep unnamed kinds, and are cleared by disconnecting', async () => {
    const user = await buildUser(shop.app);
    const none = {
      subscription_ends: false,
      payment_received: false,
      access_changed: false,
      order_unpaid: false,
      ticket_answered: false,
    };
    expect((await choose(user.token, { payment_received: true })).status).toBe(404);
    await shop.connect(user, anna);
    expect((await notifications(user.token)).body).toEqual(none);
    await choose(user.token, { payment_received: true });
    const chosen = await choose(user.token, { subscription_ends: true });
    expect(chosen.body).toEqual({ ...none, payment_received: true, subscription_ends: true });
    expect((await notifications(user.token)).body).toEqual(chosen.body);
    await unlink(user.token, user.password);
    expect((await notifications(user.token)).body).toEqual(none);
  });
});

test('a shop without a bot issues no links', async () => {
  const plain = await startApp({ databaseUrl: shop.app.databaseUrl });
  try {
    const user = await buildUser(plain);
    expect((await plain.call(linkTelegram, {}, { token: user.token })).status).toBe(404);
    expect((await plain.call(getTelegramNotifications, {}, { token: user.token })).status).toBe(
      404,
    );
    // Its jobs wait for a bot that an owner enters in the console.
    expect(plain.jobs.names).toContain('poll-telegram');
    await plain.jobs.run('poll-telegram');
  } finally {
    await plain.stop();
  }
});

test('the owner gets a mail on every connect and disconnect', async () => {
  const mailed = await startShop(['telegram'], {
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@shop.example' },
  });
  try {
    const user = await buildUser(mailed.app);
    const person = newAnna(mailed);
    const { uid } = (await mailed.app.call(getUser, {}, { token: user.token })).body;
    const mailCount = async () =>
      (
        await mailed.app.platform.db
          .selectFrom('mails')
          .select('id')
          .where('key', 'like', `account-changed:${uid}:%`)
          .execute()
      ).length;
    await mailed.connect(user, person);
    expect(await mailCount()).toBe(1);
    mailed.telegram.send(person, '/stop');
    await mailed.runBot();
    expect(await mailCount()).toBe(2);
    await mailed.connect(user, person);
    const { token, password } = user;
    await mailed.app.call(unlinkTelegram, { body: { password } }, { token });
    expect(await mailCount()).toBe(4);
  } finally {
    await mailed.stop();
  }
});
