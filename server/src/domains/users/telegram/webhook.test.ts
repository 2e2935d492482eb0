import { getUser } from '@sesame/contract/shop/session.ts';
import { receiveTelegramUpdate } from '@sesame/contract/shop/telegram.ts';
import { linkTelegram } from '@sesame/contract/shop/users.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { listRows, updateRows } from '../../../../test/rows.ts';
import { ANNA, BORIS } from '../../../../test/shops/parts/telegram.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

const SECRET = 'a-webhook-secret-of-the-shop';
const test = shopTest(['telegram'], { env: { TELEGRAM_WEBHOOK_SECRET: SECRET } });
const { shop } = test;

let updateId = 100;

async function send(body: string, secret?: string): Promise<number> {
  const answer = await fetch(`${shop.app.url}${receiveTelegramUpdate.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret !== undefined && { 'x-telegram-bot-api-secret-token': secret }),
    },
    body,
  });
  return answer.status;
}

function startOf(token: string, chat: object = { id: ANNA, type: 'private' }): string {
  return JSON.stringify({
    update_id: ++updateId,
    message: {
      message_id: 1,
      date: 1_773_144_000,
      from: { id: ANNA, is_bot: false, first_name: 'Anna', language_code: 'en' },
      chat,
      text: `/start ${token}`,
    },
  });
}

async function newUser() {
  const user = await buildUser(shop.app);
  return {
    link: () => shop.linkToken(user),
    data: async () => (await shop.app.call(getUser, {}, { token: user.token })).body.tg_data,
    token: user.token,
  };
}

test('an update without or with a wrong secret connects no account', async () => {
  const user = await newUser();
  const update = startOf(await user.link());
  for (const secret of [undefined, '', 'wrong', `${SECRET}x`, SECRET.toUpperCase()]) {
    expect(await send(update, secret)).toBe(404);
  }
  expect(await user.data()).toBeNull();
  expect(await send(update, SECRET)).toBe(200);
  expect(await user.data()).toEqual({ first_name: 'Anna', last_name: null });
});

test('a repeated update is applied once', async () => {
  const update = JSON.stringify({
    update_id: ++updateId,
    message: {
      from: { id: 77, first_name: 'Clara' },
      chat: { id: 77, type: 'private' },
      text: '/start',
    },
  });
  expect(await send(update, SECRET)).toBe(200);
  expect(await send(update, SECRET)).toBe(200);
  const messages = await listRows(shop.app, 'telegram_messages', { chat_id: 77 }, ['key']);
  expect(messages).toHaveLength(1);
});

test('a failing update is recorded and dropped, so that Telegram does not repeat it', async () => {
  const { db } = shop.app.platform;
  const owner = shop.app.owner.db;
  await sql`
    create function refuse_message() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
    owner,
  );
  await sql`
    create trigger broken before insert on telegram_messages for each row
    when (new.chat_id = 78) execute function refuse_message()`.execute(owner);
  const update = (sender: number) =>
    JSON.stringify({
      update_id: ++updateId,
      message: {
        from: { id: sender, first_name: 'Dora' },
        chat: { id: sender, type: 'private' },
        text: '/start',
      },
    });
  expect(await send(update(78), SECRET)).toBe(200);
  expect(shop.app.logLines).toContainEqual(
    expect.objectContaining({ updateId, msg: 'Telegram update dropped' }),
  );
  const noted = db.selectFrom('telegram_updates').select('update_id');
  expect(await noted.where('update_id', '=', updateId).execute()).toHaveLength(1);
  expect(await send(update(79), SECRET)).toBe(200);
});

test('a group connects no account, and unknown updates are recorded', async () => {
  const user = await newUser();
  const token = await user.link();
  expect(await send(startOf(token, { id: -5, type: 'group' }), SECRET)).toBe(200);
  expect(await send(JSON.stringify({ update_id: ++updateId, poll: {} }), SECRET)).toBe(200);
  expect(await send(JSON.stringify({ update_id: ++updateId, message: 'x' }), SECRET)).toBe(200);
  expect(await user.data()).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"update_id":"1"}', '{"update_id":-1}'])(
  'the body %j is refused',
  async (body) => {
    expect(await send(body, SECRET)).toBe(400);
  },
);

test('the webhook is registered with Telegram, and its call connects', async () => {
  const user = await newUser();
  expect(shop.app.jobs.names).not.toContain('poll-telegram');
  await shop.app.jobs.run('set-telegram-webhook');
  shop.telegram.send(BORIS, `/start ${await user.link()}`);
  await expect.poll(() => user.data()).toEqual({ first_name: 'Борис', last_name: null });
});

test('a token of another kind connects no account', async () => {
  const user = await newUser();
  const { body } = await shop.app.call(linkTelegram, {}, { token: user.token });
  const token = new URL(body.url).searchParams.get('start') ?? '';
  await updateRows(shop.app, 'one_time_tokens', { kind: 'telegram' }, { kind: 'second_factor' });
  expect(await send(startOf(token), SECRET)).toBe(200);
  expect(await user.data()).toBeNull();
});
