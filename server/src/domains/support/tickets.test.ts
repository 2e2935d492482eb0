import { randomUUID } from 'node:crypto';
import { noteOnTicket, replyToTicket } from '@sesame/contract/console/tickets.ts';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { OPEN_TICKETS_MAX } from '@sesame/contract/shared/limits.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import * as contract from '@sesame/contract/shop/support.ts';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import {
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../test/build/build-ticket.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { startApp } from '../../../test/shops/start-app.ts';
import { xssCorpus } from '../../../test/xss-corpus.ts';

let operator: { id: string; token: string };
const test = shopTest([], { env: { SUPPORT_URL: 'https://chat.example/help' } });
const { app } = test;
test.beforeAll(async () => {
  operator = await buildOperator(app, { role: 'support' });
});

const newBuyer = () => buildBuyer(app.platform);
const ticketOf = async ({ token }: Buyer, id: string) =>
  (await app.call(contract.getTicket, { query: { ticket_id: id } }, { token })).body;
const messagesOf = async (
  { token }: Buyer,
  id: string,
  page: { after?: string; before?: string } = {},
) => (await app.call(contract.listMessages, { query: { ticket_id: id, ...page } }, { token })).body;
const send = (
  { token }: Buyer,
  ticket: string,
  over: Partial<Parameters<typeof app.call<typeof contract.sendMessage>>[1]['body']> = {},
) => app.call(contract.sendMessage, { body: { content: 'More', ticket, ...over } }, { token });
const reply = (ticket: string, content = 'An answer') =>
  app.call(replyToTicket, { params: { id: ticket }, body: { content } }, { token: operator.token });

async function buildSubscription({ id }: Buyer): Promise<{ id: string } & Titled> {
  const product = await buildProduct(app.platform);
  const row = {
    id: randomUUID(),
    user_id: id,
    product_id: product.id,
    anchor_day: 1,
    ends_at: app.clock.now(),
    created_at: app.clock.now(),
  };
  await app.platform.db.insertInto('subscriptions').values(row).execute();
  const titles = await app.platform.db
    .updateTable('products')
    .set({ title_ru: 'Музыка' })
    .where('id', '=', product.id)
    .returning(['title', 'title_ru'])
    .executeTakeFirstOrThrow();
  return { id: row.id, ...titles };
}

test('the configuration contains the help chat and the services on sale', async () => {
  const buyer = await newBuyer();
  const { serviceIds } = await buildProduct(app.platform);
  const { body } = await app.call(contract.getSupportConfig, {}, buyer);
  expect(body.help_url).toBe('https://chat.example/help');
  expect(body.origins.map(({ id }) => id)).toEqual(expect.arrayContaining([...serviceIds]));
});

test('tickets are found by number and by the texts that the buyer sees, and only their own', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()];
  const first = await buildTicket(app, buyer.token, { title: 'Coupon 100% off' });
  const second = await buildTicket(app, buyer.token, { title: 'Card' });
  await buildTicket(app, other.token, { title: 'Coupon of another buyer' });
  await reply(second, 'Which coupon was it?');
  const by = { token: operator.token };
  await app.call(noteOnTicket, { params: { id: first }, body: { content: 'Rude, Zanzibar' } }, by);
  const { number } = await ticketOf(buyer, first);
  const found = async (search: string) => {
    const { body } = await app.call(contract.listTickets, { query: { search } }, buyer);
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ id }) => id);
  };
  expect(new Set(await found('COUPON'))).toEqual(new Set([first, second]));
  expect(await found('0% o')).toEqual([first]);
  expect(await found(`№ ${number}`)).toEqual([first]);
  expect(await found('zanzibar')).toEqual([]);
  expect(await found('another buyer')).toEqual([]);
});

describe('a new ticket', () => {
  test('has its first message', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token, {
      title: 'Connect 1 asks for a password',
      header_message: 'It worked\nyesterday.',
    });
    const now = app.clock.now().toISOString();
    expect(await ticketOf(buyer, id)).toEqual({
      id,
      number: expect.any(Number),
      title: 'Connect 1 asks for a password',
      state: 'new',
      created_at: now,
      updated_at: now,
      last_message: { senderType: 'user', excerpt: 'It worked yesterday.' },
      is_unread: false,
      subject: null,
      reply_until: null,
    });
    expect(await messagesOf(buyer, id)).toEqual([
      {
        id: expect.any(String),
        username: expect.stringMatching(/^buyer-/),
        content: 'It worked\nyesterday.',
        senderType: 'user',
        created_at: now,
        attachments: [],
      },
    ]);
  });

  test('keeps the title of its subject as it was when the ticket was opened', async () => {
    const buyer = await newBuyer();
    const payment = await buildPayment(app.platform, buyer, await buildProduct(app.platform));
    const aboutPayment = await buildTicket(app, buyer.token, { payment });
    expect((await ticketOf(buyer, aboutPayment)).subject).toEqual({
      kind: 'payment',
      id: payment,
      title: 'A plan',
      title_ru: '',
    });
    const subscription = await buildSubscription(buyer);
    const aboutIt = await buildTicket(app, buyer.token, { subscription: subscription.id });
    expect((await ticketOf(buyer, aboutIt)).subject).toEqual({
      kind: 'subscription',
      ...subscription,
    });
  });

  test('cannot be about a payment of another user, or about two things at once', async () => {
    const [owner, other] = [await newBuyer(), await newBuyer()];
    const payment = await buildPayment(app.platform, owner, await buildProduct(app.platform));
    const { id: subscription } = await buildSubscription(owner);
    const open = async (about: object) => {
      const body = { title: 'T', header_message: 'M', ...about };
      return (await app.call(contract.createTicket, { body }, other)).status;
    };
    expect(await open({ payment })).toBe(404);
    expect(await open({ subscription })).toBe(404);
    expect(await open({ payment, subscription })).toBe(400);
    expect((await app.call(contract.listTickets, { query: {} }, other)).body.total).toBe(0);
  });

  test.each([
    ['a blank title', { title: ' \n\t\u200b\u00a0' }, 400],
    ['no title', { title: '' }, 400],
    ['200 characters of title', { title: '🐫'.repeat(200) }, 201],
    ['201 characters of title', { title: 'x'.repeat(201) }, 400],
    ['a blank message', { header_message: ' \u2028\u200d ' }, 400],
    ['4,000 characters counted as code points', { header_message: '🐫'.repeat(4_000) }, 201],
    ['4,001 characters', { header_message: 'x'.repeat(4_001) }, 400],
    ['a null character, which the database cannot store', { header_message: 'a\0b' }, 400],
    ['half a surrogate pair', { header_message: 'half \ud83d' }, 400],
    ['50 attachments', { attachments: Array.from({ length: 50 }, () => randomUUID()) }, 400],
  ])('with %s gets the expected status', async (_what, over, status) => {
    const buyer = await newBuyer();
    const body = { title: 'T', header_message: 'M', ...over };
    expect((await app.call(contract.createTicket, { body }, buyer)).status).toBe(status);
  });

  test('is created once however often the same key is sent', async () => {
    const buyer = await newBuyer();
    const body = { title: 'T', header_message: 'M' };
    const once = { ...buyer, headers: { 'idempotency-key': randomUUID() } };
    const first = await app.call(contract.createTicket, { body }, once);
    const second = await app.call(contract.createTicket, { body }, once);
    expect(second.body).toEqual(first.body);
    expect((await app.call(contract.listTickets, { query: {} }, buyer)).body.total).toBe(1);
  });
});

test(`at most ${OPEN_TICKETS_MAX} tickets can be open, also when opened at once`, async () => {
  const buyer = await newBuyer();
  for (let count = 0; count < OPEN_TICKETS_MAX - 1; count++) await buildTicket(app, buyer.token);
  const body = { title: 'T', header_message: 'M' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.call(contract.createTicket, { body }, buyer)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.refusal?.code).toBe('too_many_open_tickets');
});

describe('the list', () => {
  test('shows ten, the latest message first, and the total', async () => {
    const buyer = await newBuyer();
    const ids: string[] = [];
    for (let count = 0; count < 12; count++) {
      ids.push(await buildTicket(app, buyer.token));
      app.clock.advance(MINUTE_MS);
    }
    const list = async (query: { limit?: string; offset?: string }) =>
      (await app.call(contract.listTickets, { query }, buyer)).body;
    const newestFirst = ids.toReversed();
    const first = await list({});
    expect(first.total).toBe(12);
    expect(first.items.map(({ id }) => id)).toEqual(newestFirst.slice(0, 10));
    const second = await list({ limit: '10', offset: '10' });
    expect(second.items.map(({ id }) => id)).toEqual(newestFirst.slice(10));
    expect(await list({ offset: '20' })).toEqual({ items: [], total: 12 });
    await send(buyer, ids[0] ?? '');
    expect((await list({ limit: '1' })).items[0]?.id).toBe(ids[0]);
  });

  test.each([
    { limit: '0' },
    { limit: '51' },
    { offset: '10001' },
    { offset: '-1' },
    { limit: 'x' },
  ])('refuses %o', async (query) => {
    expect((await app.call(contract.listTickets, { query }, await newBuyer())).status).toBe(400);
  });
});

describe('messages', () => {
  test('sent again with the same id are stored once', async () => {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    const id = randomUUID();
    const first = await send(buyer, ticket, { id, content: 'Once' });
    expect(first.body).toMatchObject({ id, content: 'Once', senderType: 'user' });
    const again = await send(buyer, ticket, { id, content: 'Once' });
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    const atOnce = randomUUID();
    const racing = await Promise.all(
      Array.from({ length: 5 }, () => send(buyer, ticket, { id: atOnce })),
    );
    expect(racing.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await messagesOf(buyer, ticket)).toHaveLength(3);
  });

  test('cannot reuse the id of an answer, but can reuse an id from another ticket', async () => {
    const buyer = await newBuyer();
    const [ticket, other] = [
      await buildTicket(app, buyer.token),
      await buildTicket(app, buyer.token),
    ];
    const { id } = (await reply(ticket)).body;
    expect((await send(buyer, ticket, { id })).status).toBe(400);
    expect((await send(buyer, other, { id })).body).toMatchObject({ id, senderType: 'user' });
  });

  test('sent at the same time are both stored, in one order for both sides', async () => {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    await Promise.all([send(buyer, ticket, { content: 'A' }), reply(ticket, 'B')]);
    const [, second, third] = await messagesOf(buyer, ticket);
    expect([second?.content, third?.content].sort()).toEqual(['A', 'B']);
    const { state, last_message: last } = await ticketOf(buyer, ticket);
    expect(last).toEqual({ senderType: third?.senderType, excerpt: third?.content });
    // The buyer's message leaves a new ticket new, so the state depends on which of the two came last.
    expect(state).toBe(third?.senderType === 'admin' ? 'waiting_user' : 'waiting_operator');
  });

  test('have the sender that the token belongs to, not the one the client claims', async () => {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    const { status, body } = await send(buyer, ticket, { senderType: 'admin' });
    expect(status).toBe(201);
    expect(body.senderType).toBe('user');
    const [, stored] = await messagesOf(buyer, ticket);
    expect(stored?.senderType).toBe('user');
    expect((await ticketOf(buyer, ticket)).state).toBe('new');
  });

  test('are paged: after one, before one, or the newest hundred', async () => {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token, { header_message: '0' });
    for (let count = 1; count <= 104; count++) await send(buyer, ticket, { content: `${count}` });
    const contentsOf = (messages: readonly { content: string }[]) =>
      messages.map(({ content }) => Number(content));
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const newest = await messagesOf(buyer, ticket);
    expect(contentsOf(newest)).toEqual(range(5, 104));
    const before = newest[0]?.id ?? '';
    const older = await messagesOf(buyer, ticket, { before });
    expect(contentsOf(older)).toEqual(range(0, 4));
    const after = newest.at(-3)?.id ?? '';
    expect(contentsOf(await messagesOf(buyer, ticket, { after }))).toEqual([103, 104]);
    const last = newest.at(-1)?.id ?? '';
    expect(await messagesOf(buyer, ticket, { after: last })).toEqual([]);
    const first = older[0]?.id ?? '';
    expect(contentsOf(await messagesOf(buyer, ticket, { after: first }))).toEqual(range(1, 100));
  });

  test('are paged only from a message of the same ticket', async () => {
    const buyer = await newBuyer();
    const [ticket, other] = [
      await buildTicket(app, buyer.token),
      await buildTicket(app, buyer.token),
    ];
    const [elsewhere] = await messagesOf(buyer, other);
    const statusOf = async (query: { after?: string; before?: string }) =>
      (await app.call(contract.listMessages, { query: { ticket_id: ticket, ...query } }, buyer))
        .status;
    expect(await statusOf({ after: elsewhere?.id ?? '' })).toBe(404);
    expect(await statusOf({ before: randomUUID() })).toBe(404);
    expect(await statusOf({ after: randomUUID(), before: randomUUID() })).toBe(400);
  });

  test.each(['', '  \n ', '\u200b'])('with the content %j are refused', async (content) => {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    expect((await send(buyer, ticket, { content })).status).toBe(400);
    expect(await messagesOf(buyer, ticket)).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('is unread until the buyer marks it as read', async () => {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    const read = (message: string) =>
      app.call(contract.markTicketRead, { body: { ticket, message } }, buyer);
    expect((await ticketOf(buyer, ticket)).is_unread).toBe(false);
    const first = (await reply(ticket, 'First')).body;
    expect((await ticketOf(buyer, ticket)).is_unread).toBe(true);
    await read(first.id);
    expect((await ticketOf(buyer, ticket)).is_unread).toBe(false);
    const second = (await reply(ticket, 'Second')).body;
    // A late request of the page that showed only the first one.
    await read(first.id);
    expect((await ticketOf(buyer, ticket)).is_unread).toBe(true);
    await read(second.id);
    await read(first.id);
    expect((await ticketOf(buyer, ticket)).is_unread).toBe(false);
  });

  test('counts as read once the buyer has replied', async () => {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    await reply(ticket);
    await send(buyer, ticket);
    expect((await ticketOf(buyer, ticket)).is_unread).toBe(false);
  });
});

test('a ticket of another user answers 404 in every call and is not listed', async () => {
  const [owner, other] = [await newBuyer(), await newBuyer()];
  const ticket = await buildTicket(app, owner.token);
  const [message] = await messagesOf(owner, ticket);
  const query = { ticket_id: ticket };
  const read = { ticket, message: message?.id ?? '' };
  const answers = await Promise.all([
    app.call(contract.getTicket, { query }, other),
    app.call(contract.listMessages, { query }, other),
    app.call(contract.listMessages, { query: { ...query, after: message?.id ?? '' } }, other),
    send(other, ticket),
    send(other, ticket, { id: message?.id ?? '' }),
    app.call(contract.markTicketRead, { body: read }, other),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const { body } = await app.call(contract.listTickets, { query: {} }, other);
  expect(body).toEqual({ items: [], total: 0 });
  expect(await messagesOf(owner, ticket)).toHaveLength(1);
});

test('a poll with invalid input answers 400 when signed in and 401 otherwise', async () => {
  const statusOf = (token: string) =>
    app.call(contract.getTicket, { query: { ticket_id: 'x' } }, { token });
  expect((await statusOf((await newBuyer()).token)).status).toBe(400);
  expect((await statusOf('a'.repeat(43))).status).toBe(401);
});

test('scripts in titles, messages and names are returned as plain text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const { id, token } = await buildOperator(app, { role: 'support' });
  await app.platform.db.updateTable('operators').set({ name }).where('id', '=', id).execute();
  for (const html of xssCorpus.filter((text) => [...text].length <= 200)) {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token, { title: html, header_message: html });
    expect((await ticketOf(buyer, ticket)).title).toBe(html);
    const params = { id: ticket };
    await app.call(replyToTicket, { params, body: { content: html } }, { token });
    const answer = await fetch(`${app.url}${contract.listMessages.path}?ticket_id=${ticket}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject([
      { content: html },
      { content: html, username: name },
    ]);
  }
});

test('the rate limits stop a flood of tickets and of messages', async () => {
  const limited = await startApp({ limits: true });
  try {
    const buyer = await buildBuyer(limited.platform);
    const open = () => {
      const body = { title: 'T', header_message: 'M' };
      return limited.call(contract.createTicket, { body }, buyer);
    };
    for (let count = 0; count < 5; count++) expect((await open()).status).toBe(201);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { items } = (await limited.call(contract.listTickets, { query: {} }, buyer)).body;
    const write = () => {
      const body = { content: 'M', ticket: items[0]?.id ?? '' };
      return limited.call(contract.sendMessage, { body }, buyer);
    };
    for (let count = 0; count < 10; count++) expect((await write()).status).toBe(201);
    expect((await write()).status).toBe(429);
  } finally {
    await limited.stop();
  }
});
