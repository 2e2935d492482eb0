import { TELEGRAM_LINK_LIFE_S } from '@sesame/contract/limits.ts';
import {
  chooseTelegramNotices,
  getTelegramLink,
  getTelegramNotices,
  unlinkTelegram,
} from '@sesame/contract/telegram.ts';
import { getUser, linkTelegram, updateUser } from '@sesame/contract/users.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '../../../../test/build-user.ts';
import { startApp } from '../../../../test/start-app.ts';
import {
  ANNA,
  BORIS,
  startTelegramApp,
  type TelegramApp,
} from '../../../../test/start-telegram-app.ts';

let shop: TelegramApp;
beforeEach(async () => {
  shop = await startTelegramApp();
});
afterEach(() => shop.stop());

const meOf = async (token: string) => (await shop.app.call(getUser, {}, { token })).body.tg_data;
const unlink = (token: string, password: string) =>
  shop.app.call(unlinkTelegram, { body: { password } }, { token });

describe('connecting', () => {
  test('START after the link of a user connects who pressed it, and tells them which account it is', async () => {
    const { app, telegram } = shop;
    const user = await buildUser(app, { email: 'anna.petrova@example.com' });
    const { body } = await app.call(linkTelegram, {}, { token: user.token });
    expect(body.url).toMatch(
      new RegExp(`^${telegram.url}/${telegram.botName}\\?start=[\\w-]{43}$`),
    );
    expect(await meOf(user.token)).toBeNull();
    telegram.say(ANNA, `/start ${new URL(body.url).searchParams.get('start')}`);
    await shop.talk();
    expect(await meOf(user.token)).toEqual({ first_name: 'Anna', last_name: 'Petrova' });
    expect(shop.heard(ANNA)).toEqual([
      expect.stringContaining('Connected to the account anna.petrova at Sesame.'),
    ]);
    const stored = await app.platform.db.selectFrom('one_time_tokens').select('kind').execute();
    expect(stored).not.toContainEqual({ kind: 'telegram' });
  });

  test('the bot speaks the language of the account', async () => {
    const user = await buildUser(shop.app);
    await shop.app.call(updateUser, { body: { language: 'ru' } }, { token: user.token });
    await shop.connect(user, ANNA);
    expect(shop.heard(ANNA)[0]).toMatch(/^Подключено к аккаунту/);
  });

  test('T-T1 a link connects once: who presses START on it again gets nothing', async () => {
    const user = await buildUser(shop.app);
    const token = await shop.linkToken(user);
    shop.telegram.say(ANNA, `/start ${token}`);
    shop.telegram.say(BORIS, `/start ${token}`);
    await shop.talk();
    expect(await meOf(user.token)).toMatchObject({ first_name: 'Anna' });
    expect(shop.heard(BORIS)[0]).toMatch(/^Ссылка устарела или уже использована/);
  });

  test('T-T1 a new link makes the older one void', async () => {
    const user = await buildUser(shop.app);
    const old = await shop.linkToken(user);
    const fresh = await shop.linkToken(user);
    shop.telegram.say(ANNA, `/start ${old}`);
    await shop.talk();
    expect(await meOf(user.token)).toBeNull();
    shop.telegram.say(ANNA, `/start ${fresh}`);
    await shop.talk();
    expect(await meOf(user.token)).not.toBeNull();
  });

  test('T-T1 a link is dead after ten minutes', async () => {
    const user = await buildUser(shop.app);
    const token = await shop.linkToken(user);
    shop.app.clock.advance((TELEGRAM_LINK_LIFE_S + 1) * 1_000);
    shop.telegram.say(ANNA, `/start ${token}`);
    await shop.talk();
    expect(await meOf(user.token)).toBeNull();
    expect(shop.heard(ANNA)[0]).toMatch(/^This link has expired/);
  });

  test('T-T1 one Telegram account serves one user: a second one is refused and keeps nothing', async () => {
    const [first, second] = [await buildUser(shop.app), await buildUser(shop.app)];
    await shop.connect(first, ANNA);
    await shop.connect(second, ANNA);
    expect(await meOf(second.token)).toBeNull();
    expect(await meOf(first.token)).not.toBeNull();
    expect(shop.heard(ANNA).at(-1)).toMatch(/connected to another account/);
    const stateOf = async () =>
      (await shop.app.call(getTelegramLink, {}, { token: second.token })).body.state;
    expect(await stateOf()).toBe('taken');
    await shop.linkToken(second);
    expect(await stateOf()).toBe('waiting');
    shop.app.clock.advance(TELEGRAM_LINK_LIFE_S * 1_000);
    expect(await stateOf()).toBe('none');
    await shop.connect(second, BORIS);
    expect(await stateOf()).toBe('connected');
  });

  test('who is connected gets no new link, and an old one cannot replace the connection', async () => {
    const user = await buildUser(shop.app);
    await shop.connect(user, ANNA);
    const { status, refusal } = await shop.app.call(linkTelegram, {}, { token: user.token });
    expect([status, refusal?.code]).toEqual([409, 'telegram_connected']);
  });

  test('names are stored without characters that are not seen', async () => {
    const user = await buildUser(shop.app);
    const person = shop.telegram.people.add({
      first_name: '\u202eevil\u0000 <b>x</b>',
      language_code: 'en',
    });
    await shop.connect(user, person.id);
    expect(await meOf(user.token)).toEqual({ first_name: 'evil <b>x</b>', last_name: null });
  });
});

describe('letting go', () => {
  test('the page needs the password, the chat is told, and the Telegram account is free again', async () => {
    const [user, other] = [await buildUser(shop.app), await buildUser(shop.app)];
    await shop.connect(user, ANNA, { payment_received: true });
    const wrong = await unlink(user.token, 'not the password');
    expect([wrong.status, wrong.refusal?.code]).toEqual([400, 'password_wrong']);
    expect(await meOf(user.token)).not.toBeNull();
    expect((await unlink(user.token, user.password)).status).toBe(200);
    expect(await meOf(user.token)).toBeNull();
    const again = await unlink(user.token, user.password);
    expect([again.status, again.refusal?.code]).toEqual([404, 'not_found']);
    await shop.talk();
    expect(shop.heard(ANNA).at(-1)).toBe('Disconnected from Sesame. Nothing more will come here.');
    await shop.connect(other, ANNA);
    expect(await meOf(other.token)).not.toBeNull();
  });

  test('/stop in the chat disconnects the account of that person alone', async () => {
    const [anna, boris] = [await buildUser(shop.app), await buildUser(shop.app)];
    await shop.connect(anna, ANNA);
    await shop.connect(boris, BORIS);
    shop.telegram.say(ANNA, '/stop');
    await shop.talk();
    expect(await meOf(anna.token)).toBeNull();
    expect(await meOf(boris.token)).not.toBeNull();
    shop.telegram.say(ANNA, '/stop');
    await shop.talk();
    expect(shop.heard(ANNA).at(-1)).toMatch(/is not connected/);
  });
});

describe('what else is said to the bot', () => {
  test('is answered with the way to connect, once a minute', async () => {
    for (const text of ['Hello', 'Hello again', '/start not-a-token', '/help']) {
      shop.telegram.say(ANNA, text);
    }
    await shop.talk();
    expect(shop.heard(ANNA)).toHaveLength(2);
    expect(shop.heard(ANNA)[0]).toMatch(/^To connect Telegram to your account at Sesame/);
  });
});

test('T-T1 an update that comes again is taken once', async () => {
  const user = await buildUser(shop.app);
  shop.telegram.say(ANNA, `/start ${await shop.linkToken(user)}`);
  // The first round does not confirm; the same updates come with the second one's question.
  await shop.app.jobs.run('poll-telegram');
  await shop.app.platform.db
    .updateTable('telegram_updates')
    .set({ received_at: new Date(0) })
    .execute();
  await shop.app.jobs.run('poll-telegram');
  await shop.app.jobs.run('send-telegram-messages');
  expect(shop.heard(ANNA)).toHaveLength(1);
});

describe('choosing notices', () => {
  const notices = (token: string) => shop.app.call(getTelegramNotices, {}, { token });
  const choose = (token: string, body: Record<string, boolean>) =>
    shop.app.call(chooseTelegramNotices, { body }, { token });

  test('nothing is told until it was asked for; kinds left out stay; disconnecting forgets', async () => {
    const user = await buildUser(shop.app);
    const none = {
      subscription_ends: false,
      payment_received: false,
      access_changed: false,
      ticket_answered: false,
    };
    expect((await choose(user.token, { payment_received: true })).status).toBe(404);
    await shop.connect(user, ANNA);
    expect((await notices(user.token)).body).toEqual(none);
    await choose(user.token, { payment_received: true });
    const chosen = await choose(user.token, { subscription_ends: true });
    expect(chosen.body).toEqual({ ...none, payment_received: true, subscription_ends: true });
    expect((await notices(user.token)).body).toEqual(chosen.body);
    await unlink(user.token, user.password);
    expect((await notices(user.token)).body).toEqual(none);
  });
});

test('a shop without a bot has no link to give', async () => {
  const plain = await startApp({ databaseUrl: shop.app.databaseUrl });
  try {
    const user = await buildUser(plain);
    expect((await plain.call(linkTelegram, {}, { token: user.token })).status).toBe(404);
    expect((await plain.call(getTelegramNotices, {}, { token: user.token })).status).toBe(404);
    expect(plain.jobs.names.filter((name) => name.includes('telegram'))).toEqual([]);
  } finally {
    await plain.stop();
  }
});

test('connecting and disconnecting is told the owner by mail, however it was done', async () => {
  const mailed = await startTelegramApp({}, (options) =>
    startApp({
      ...options,
      env: { ...options.env, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@shop.example' },
    }),
  );
  try {
    const user = await buildUser(mailed.app);
    const { uid } = (await mailed.app.call(getUser, {}, { token: user.token })).body;
    const told = async () =>
      (
        await mailed.app.platform.db
          .selectFrom('mails')
          .select('id')
          .where('key', 'like', `account-changed:${uid}:%`)
          .execute()
      ).length;
    await mailed.connect(user, ANNA);
    expect(await told()).toBe(1);
    mailed.telegram.say(ANNA, '/stop');
    await mailed.talk();
    expect(await told()).toBe(2);
    await mailed.connect(user, ANNA);
    const { token, password } = user;
    await mailed.app.call(unlinkTelegram, { body: { password } }, { token });
    expect(await told()).toBe(4);
  } finally {
    await mailed.stop();
  }
});
