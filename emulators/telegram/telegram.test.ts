import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningTelegram, startTelegram } from './start-telegram.ts';

const ANNA = 100_000_001;
const BORIS = 100_000_002;

let telegram: RunningTelegram;
beforeEach(async () => {
  telegram = await startTelegram();
});
afterEach(() => telegram.stop());

interface ApiAnswer {
  readonly ok: boolean;
  readonly result?: unknown;
  readonly error_code?: number;
  readonly description?: string;
  readonly parameters?: { readonly retry_after: number };
}

async function api(
  method: string,
  payload: object = {},
  token = telegram.botToken,
): Promise<ApiAnswer> {
  const answer = await fetch(`${telegram.url}/bot${token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return (await answer.json()) as ApiAnswer;
}

describe('the Bot API', () => {
  test('identifies its bot by the token', async () => {
    expect(await api('getMe')).toMatchObject({
      ok: true,
      result: { id: 700_000_001, is_bot: true, username: 'sesame_test_bot' },
    });
    expect(await api('getMe', {}, '700000001:wrong')).toEqual({
      ok: false,
      error_code: 401,
      description: 'Unauthorized',
    });
  });

  test('refuses unknown methods and parameters', async () => {
    expect(await api('sendDice')).toMatchObject({ ok: false, error_code: 404 });
    expect(await api('constructor')).toMatchObject({ ok: false, error_code: 404 });
    expect(await api('getMe', { verbose: true })).toMatchObject({ error_code: 400 });
    telegram.send(ANNA, '/start');
    expect(
      await api('sendMessage', { chat_id: ANNA, text: 'Hi', parse_mod: 'HTML' }),
    ).toMatchObject({ error_code: 400, description: expect.stringContaining('parse_mod') });
    expect(await api('sendMessage', { chat_id: String(ANNA), text: 'Hi' })).toMatchObject({
      error_code: 400,
    });
  });

  test('shows buttons, passes presses and answers on, and lets the bot edit its own messages', async () => {
    telegram.send(ANNA, '/start');
    const buttons = [[{ text: 'Yes', callback_data: 'yes' }]];
    const hello = { chat_id: ANNA, text: 'Sure?', reply_markup: { inline_keyboard: buttons } };
    await api('sendMessage', hello);
    const unsafe = [[{ text: 'Open', url: 'http://shop.example' }]];
    expect(
      await api('sendMessage', { ...hello, reply_markup: { inline_keyboard: unsafe } }),
    ).toMatchObject({ error_code: 400 });
    const sent = telegram.messages(ANNA).at(-1);
    expect(sent).toMatchObject({ text: 'Sure?', buttons });
    const message_id = sent?.message_id ?? 0;
    telegram.press(ANNA, message_id, 'yes');
    telegram.send(ANNA, 'Indeed', message_id);
    const { result } = await api('getUpdates');
    expect(result).toMatchObject([
      {},
      { callback_query: { id: '1', data: 'yes', from: { id: ANNA }, message: { message_id } } },
      { message: { text: 'Indeed', reply_to_message: { message_id } } },
    ]);
    expect(await api('answerCallbackQuery', { callback_query_id: '1' })).toMatchObject({
      ok: true,
    });
    expect(await api('answerCallbackQuery', { callback_query_id: '1' })).toMatchObject({
      error_code: 400,
    });
    const edit = { chat_id: ANNA, message_id, text: 'Done' };
    expect(await api('editMessageText', edit)).toMatchObject({ ok: true });
    expect(await api('editMessageText', edit)).toMatchObject({ error_code: 400 });
    expect(telegram.messages(ANNA).find((one) => one.message_id === message_id)).toMatchObject({
      ...{ text: 'Done', buttons: [] },
    });
  });

  test('lets the bot write only to people who wrote to it and have not blocked it', async () => {
    const hello = { chat_id: ANNA, text: 'Hello' };
    expect(await api('sendMessage', { ...hello, chat_id: 5 })).toMatchObject({
      error_code: 400,
      description: 'Bad Request: chat not found',
    });
    expect(await api('sendMessage', hello)).toMatchObject({
      error_code: 403,
      description: "Forbidden: bot can't initiate conversation with a user",
    });
    telegram.send(ANNA, '/start');
    expect(await api('sendMessage', hello)).toMatchObject({ ok: true, result: { text: 'Hello' } });
    expect(await api('sendMessage', { ...hello, text: ' ' })).toMatchObject({ error_code: 400 });
    expect(await api('sendMessage', { ...hello, text: 'x'.repeat(4_097) })).toMatchObject({
      description: 'Bad Request: message is too long',
    });
    telegram.block(ANNA, true);
    expect(await api('sendMessage', hello)).toMatchObject({
      error_code: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
    expect(telegram.messages(ANNA).map(({ text }) => text)).toEqual(['/start', 'Hello']);
  });

  test("answers updates in Telegram's format until they are confirmed", async () => {
    telegram.send(ANNA, '/start abc');
    telegram.block(BORIS, true);
    const { result } = await api('getUpdates');
    expect(result).toEqual([
      {
        update_id: expect.any(Number),
        message: {
          message_id: expect.any(Number),
          date: expect.any(Number),
          from: {
            id: ANNA,
            is_bot: false,
            first_name: 'Anna',
            last_name: 'Petrova',
            language_code: 'en',
          },
          chat: { id: ANNA, first_name: 'Anna', last_name: 'Petrova', type: 'private' },
          text: '/start abc',
          entities: [{ type: 'bot_command', offset: 0, length: 6 }],
        },
      },
      {
        update_id: expect.any(Number),
        my_chat_member: expect.objectContaining({ new_chat_member: { status: 'kicked' } }),
      },
    ]);
    const [first] = result as { update_id: number }[];
    const rest = await api('getUpdates', { offset: (first?.update_id ?? 0) + 1 });
    expect(rest.result).toHaveLength(1);
  });

  test('holds a poll until there is an update, and allows one poll at a time', async () => {
    let first: ApiAnswer | undefined;
    void api('getUpdates', { timeout: 20 }).then((answer) => {
      first = answer;
    });
    await expect
      .poll(async () => {
        await api('getUpdates');
        return first;
      })
      .toMatchObject({ ok: false, error_code: 409 });
    const second = api('getUpdates', { timeout: 20 });
    telegram.send(ANNA, 'Hello');
    expect((await second).result).toHaveLength(1);
  });

  test('answers only the requested kinds of updates', async () => {
    await api('getUpdates', { allowed_updates: ['message'] });
    telegram.block(ANNA, true);
    expect((await api('getUpdates')).result).toEqual([]);
  });

  test('calls a webhook with its secret, retries when refused, and refuses polls', async () => {
    const calls: { secret: unknown; text: string }[] = [];
    const shop = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const update = JSON.parse(Buffer.concat(chunks).toString());
      calls.push({
        secret: request.headers['x-telegram-bot-api-secret-token'],
        text: update.message.text,
      });
      response.writeHead(calls.length === 1 ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    // It listens on a port, never on a socket file.
    const { port } = shop.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/hook`;
    try {
      expect(await api('setWebhook', { url: 'https://shop.example/hook' })).toMatchObject({
        error_code: 400,
      });
      expect(await api('setWebhook', { url, secret_token: 'not a secret!' })).toMatchObject({
        error_code: 400,
      });
      expect(await api('setWebhook', { url, secret_token: 'a-secret' })).toMatchObject({
        ok: true,
      });
      telegram.send(ANNA, 'one');
      telegram.send(ANNA, 'two');
      await expect
        .poll(() => calls)
        .toEqual(['one', 'one', 'two'].map((text) => ({ secret: 'a-secret', text })));
      expect(await api('getUpdates')).toMatchObject({ ok: false, error_code: 409 });
      await expect.poll(() => telegram.waiting()).toBe(0);
    } finally {
      await api('deleteWebhook');
      shop.closeAllConnections();
      shop.close();
    }
  });

  test('applies the faults that are switched on', async () => {
    telegram.send(ANNA, '/start');
    const hello = { chat_id: ANNA, text: 'Hello' };
    telegram.faults.set({ send: 'too_many', retry_after: 7, once: true });
    expect(await api('sendMessage', hello)).toEqual({
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 7',
      parameters: { retry_after: 7 },
    });
    telegram.faults.set({ send: 'drop_after', once: true });
    await expect(api('sendMessage', hello)).rejects.toThrow('fetch failed');
    expect(telegram.messages(ANNA).at(-1)?.text).toBe('Hello');
    expect(await api('sendMessage', hello)).toMatchObject({ ok: true });
  });
});

describe('the chat page', () => {
  const page = (path: string, init?: RequestInit) =>
    fetch(`${telegram.url}${path}`, { redirect: 'manual', ...init });
  const form = (path: string, fields: Record<string, string>, headers: object = {}) =>
    page(path, { method: 'POST', body: new URLSearchParams(fields), headers: { ...headers } });

  test('leads from a link over START to the bot, and shows its messages', async () => {
    const opened = await page('/sesame_test_bot?start=the-token');
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await opened.text()).toContain('value="/start the-token"');
    const pressed = await form('/sesame_test_bot/send', {
      as: String(ANNA),
      text: '/start the-token',
    });
    expect(pressed.status).toBe(303);
    expect((await api('getUpdates')).result).toMatchObject([
      { message: { text: '/start the-token' } },
    ]);
    await api('sendMessage', { chat_id: ANNA, text: '<b>Connected</b>' });
    const messages = await (await page(`/sesame_test_bot/messages?as=${ANNA}`)).text();
    expect(messages).toContain('&lt;b&gt;Connected&lt;/b&gt;');
  });

  test('is shown in Russian on request, and not for another bot', async () => {
    const headers = { 'accept-language': 'ru' };
    expect(await (await page('/sesame_test_bot', { headers })).text()).toContain(
      'Нажмите START, чтобы',
    );
    expect((await page('/other_bot')).status).toBe(404);
  });

  test('can switch to another person, keeping the opened link', async () => {
    const added = await form('/sesame_test_bot/people', { first_name: 'Clara', start: 'abc' });
    expect(added.headers.get('location')).toMatch(/\?as=\d+&start=abc$/);
    expect(telegram.people.list().at(-1)).toMatchObject({ first_name: 'Clara', started: false });
  });

  test('refuses forms from other sites', async () => {
    const foreign = { origin: 'http://evil.example' };
    const sent = { as: String(ANNA), text: '/stop' };
    expect((await form('/sesame_test_bot/send', sent, foreign)).status).toBe(403);
    expect(telegram.messages(ANNA)).toEqual([]);
  });
});

test('keeps its people across a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sesame-telegram-'));
  const peopleFile = join(folder, 'people.json');
  try {
    const first = await startTelegram({ peopleFile });
    first.send(BORIS, '/start');
    await first.stop();
    const second = await startTelegram({ peopleFile });
    expect(second.people.find(BORIS)).toMatchObject({ first_name: 'Борис', started: true });
    await second.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
