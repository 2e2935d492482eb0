import { randomUUID } from 'node:crypto';
import * as contract from '@sesame/contract/console/tickets.ts';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { TICKET_REOPEN_S } from '@sesame/contract/shared/limits.ts';
import { updateUser } from '@sesame/contract/shop/session.ts';
import { getTicket, listMessages, sendMessage } from '@sesame/contract/shop/support.ts';
import { startMailbox } from '@sesame/emulators/mailbox/start-mailbox.ts';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../../test/build/build-ticket.ts';
import { auditEventsOn } from '../../../../test/database/read-audit-events.ts';
import { updateRows } from '../../../../test/rows.ts';
import { mailEnv } from '../../../../test/shops/parts/mail.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../test/shops/start-app.ts';
import { startShop } from '../../../../test/shops/start-shop.ts';
import { verifyLedger } from '../../../ledger-verification/verify-ledger.ts';

const REOPEN_MS = TICKET_REOPEN_S * 1_000;

let operator: { id: string; token: string };
let auditor: { token: string };
const test = shopTest();
const { app } = test;
// A new console session for each test: the old ones expire when a test moves the clock.
beforeEach(async () => {
  operator = await buildOperator(app, { role: 'support' });
  auditor = await buildOperator(app, { role: 'auditor' });
});
afterAll(async () => {
  expect(await verifyLedger(app.platform.db, app.clock.now())).toEqual([]);
});

const newBuyer = () => buildBuyer(app.platform);
const stateFor = async ({ token }: Buyer, id: string) =>
  (await app.call(getTicket, { query: { ticket_id: id } }, { token })).body;
const contentsOf = async ({ token }: Buyer, id: string) =>
  (await app.call(listMessages, { query: { ticket_id: id } }, { token })).body.map(
    ({ content }) => content,
  );
const write = (buyer: Buyer, ticket: string, content = 'From me') =>
  app.call(sendMessage, { body: { content, ticket } }, buyer);
const open = (id: string, query: { before?: string } = {}, token = operator.token) =>
  app.call(contract.openTicket, { params: { id }, query }, { token });
const reply = (id: string, body: { content?: string; id?: string } = {}) =>
  app.call(
    contract.replyToTicket,
    { params: { id }, body: { content: 'From us', ...body } },
    operator,
  );
const note = (id: string, content: string) =>
  app.call(contract.noteOnTicket, { params: { id }, body: { content } }, operator);
const assign = (id: string, to: string | null) =>
  app.call(contract.assignTicket, { params: { id }, body: { operator: to } }, operator);
const moves = {
  hold: contract.holdTicket,
  resolve: contract.resolveTicket,
  close: contract.closeTicket,
  reopen: contract.reopenTicket,
} as const;
const move = (id: string, how: keyof typeof moves, reason?: string) =>
  app.call(moves[how], { params: { id }, body: reason === undefined ? {} : { reason } }, operator);
const eventsOf = (id: string) =>
  auditEventsOn(app, `ticket:${id}`, ['action', 'operator_id', 'before', 'after', 'reason']);

describe('the states of a ticket', () => {
  test('are passed through one by one, with an audit event for each change', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    const seen = [(await stateFor(buyer, id)).state];
    const note = async () => seen.push((await stateFor(buyer, id)).state);
    await assign(id, operator.id);
    await note();
    await reply(id);
    await note();
    await write(buyer, id);
    await note();
    await move(id, 'hold', 'The service looks into it');
    await note();
    await move(id, 'reopen');
    await note();
    await move(id, 'resolve');
    await note();
    await write(buyer, id);
    await note();
    await move(id, 'resolve');
    await note();
    app.clock.advance(REOPEN_MS);
    await app.jobs.run('close-resolved-tickets');
    await note();
    expect(seen).toEqual([
      'new',
      'waiting_operator',
      'waiting_user',
      'waiting_operator',
      'on_hold',
      'waiting_operator',
      'resolved',
      'waiting_operator',
      'resolved',
      'closed',
    ]);
    const events = await eventsOf(id);
    expect(events.map(({ action }) => action)).toEqual([
      'tickets.assign',
      'tickets.reply',
      'tickets.hold',
      'tickets.reopen',
      'tickets.resolve',
      'tickets.resolve',
    ]);
    expect(new Set(events.map((event) => event.operator_id))).toEqual(new Set([operator.id]));
    expect(events[2]).toMatchObject({
      before: { state: 'waiting_operator' },
      after: { state: 'on_hold' },
      reason: 'The service looks into it',
    });
  });

  test('a message ends a hold, and an answer reopens a resolved ticket', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    await move(id, 'hold');
    await write(buyer, id);
    expect((await stateFor(buyer, id)).state).toBe('waiting_operator');
    await move(id, 'resolve');
    await reply(id);
    expect(await stateFor(buyer, id)).toMatchObject({ state: 'waiting_user', reply_until: null });
  });

  test('a reopened ticket waits for the side that did not write last', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    await reply(id);
    await move(id, 'resolve');
    expect((await move(id, 'reopen')).body.state).toBe('waiting_user');
    await write(buyer, id);
    await move(id, 'hold');
    expect((await move(id, 'reopen')).body.state).toBe('waiting_operator');
  });

  test('a move that the state does not allow answers 409 and records no audit event', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    expect((await move(id, 'reopen')).refusal?.code).toBe('ticket_state_changed');
    await move(id, 'hold');
    expect((await move(id, 'hold')).refusal?.code).toBe('ticket_state_changed');
    await move(id, 'close');
    for (const how of ['hold', 'resolve', 'close', 'reopen'] as const) {
      expect((await move(id, how)).status, how).toBe(409);
    }
    expect((await reply(id)).refusal?.code).toBe('ticket_state_changed');
    expect((await write(buyer, id)).refusal?.code).toBe('ticket_closed');
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
      'tickets.hold',
      'tickets.close',
    ]);
    expect(await contentsOf(buyer, id)).toHaveLength(1);
  });

  test('of two identical moves at once, one is refused', async () => {
    const id = await buildTicket(app, (await newBuyer()).token);
    const answers = await Promise.all([move(id, 'resolve'), move(id, 'resolve')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a resolved ticket', () => {
  test('shows until when it can be answered, and a reply before that reopens it', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    await move(id, 'resolve');
    const until = new Date(app.clock.now().getTime() + REOPEN_MS);
    expect((await stateFor(buyer, id)).reply_until).toBe(until.toISOString());
    app.clock.advance(REOPEN_MS - 1);
    await app.jobs.run('close-resolved-tickets');
    expect((await write(buyer, id)).status).toBe(201);
    expect(await stateFor(buyer, id)).toMatchObject({
      state: 'waiting_operator',
      reply_until: null,
    });
  });

  test('takes no reply after that, even before the job has closed it', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    await move(id, 'resolve');
    app.clock.advance(REOPEN_MS);
    const refused = await write(buyer, id);
    expect(refused.status).toBe(409);
    expect(refused.refusal?.code).toBe('ticket_closed');
    await app.jobs.run('close-resolved-tickets');
    expect(await stateFor(buyer, id)).toMatchObject({ state: 'closed', reply_until: null });
  });

  test('answers the retry of a message that arrived in time', async () => {
    const buyer = await newBuyer();
    const ticket = await buildTicket(app, buyer.token);
    const body = { id: randomUUID(), content: 'In time', ticket };
    await app.call(sendMessage, { body }, buyer);
    await move(ticket, 'close');
    expect((await app.call(sendMessage, { body }, buyer)).status).toBe(201);
    expect(await contentsOf(buyer, ticket)).toHaveLength(2);
  });
});

describe('the queue', () => {
  test('shows the ticket that has waited longest first, with its details', async () => {
    const buyer = await newBuyer();
    const first = await buildTicket(app, buyer.token, { title: 'First' });
    app.clock.advance(MINUTE_MS);
    const second = await buildTicket(app, buyer.token, { title: 'Second' });
    const list = async (query: Parameters<typeof listAll>[0] = {}) =>
      (await listAll(query)).filter(({ user }) => user.id === buyer.id).map(({ title }) => title);
    expect(await list()).toEqual(['First', 'Second']);
    await reply(first);
    expect(await list()).toEqual(['Second']);
    expect(await list({ queue: 'answered' })).toEqual(['First']);
    expect(await list({ queue: 'answered', assignee: 'me' })).toEqual(['First']);
    expect(await list({ assignee: 'me' })).toEqual([]);
    expect(await list({ assignee: 'unassigned' })).toEqual(['Second']);
    await move(second, 'hold');
    expect(await list({ queue: 'held' })).toEqual(['Second']);
    app.clock.advance(MINUTE_MS);
    await move(second, 'close');
    await write(buyer, first);
    await move(first, 'resolve');
    expect(await list({ queue: 'done' })).toEqual(['First', 'Second']);
    const [row] = (await listAll({ queue: 'done' })).filter(({ id }) => id === first);
    expect(row).toMatchObject({
      id: first,
      state: 'resolved',
      user: { id: buyer.id, email: expect.stringContaining('@buyers.example') },
      assignee: { id: operator.id, name: 'The support' },
      last_message: { senderType: 'user', excerpt: 'From me' },
    });
  });

  test('is paged across states', async () => {
    await closeAll();
    const titles: string[] = [];
    for (let count = 0; count < 53; count++) {
      const buyer = await newBuyer();
      const id = await buildTicket(app, buyer.token, { title: `T${count}` });
      if (count % 2 === 0) await assign(id, operator.id);
      // Some at the same moment.
      if (count % 3 === 0) app.clock.advance(1_000);
      titles.push(`T${count}`);
    }
    const first = await listAll({});
    const second = await listAll({ after: first.at(-1)?.id ?? '' });
    expect([...first, ...second].map(({ title }) => title)).toEqual(titles);
    expect(first).toHaveLength(50);
  });

  const listAll = async (query: {
    queue?: (typeof contract.ticketQueues)[number];
    assignee?: 'me' | 'unassigned';
    after?: string;
  }) => (await app.call(contract.listQueue, { query }, operator)).body;

  const closeAll = () =>
    app.platform.db
      .updateTable('tickets')
      .set({ state: 'closed', resolved_at: null })
      .where('state', '!=', 'closed')
      .execute();

  test('answers 404 for a page after an unknown ticket', async () => {
    const query = { after: randomUUID() };
    expect((await app.call(contract.listQueue, { query }, operator)).status).toBe(404);
  });
});

describe('reading', () => {
  test('a ticket records an audit event and shows notes, which the owner never sees', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token, { header_message: 'Hello' });
    await note(id, 'Paid twice last month');
    await reply(id);
    const { body } = await open(id, {}, auditor.token);
    expect(body.ticket).toMatchObject({ id, state: 'waiting_user', user: { id: buyer.id } });
    expect(body.messages.map(({ senderType, content }) => [senderType, content])).toEqual([
      ['user', 'Hello'],
      ['note', 'Paid twice last month'],
      ['admin', 'From us'],
    ]);
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
      'tickets.note',
      'tickets.reply',
      'tickets.read',
    ]);
    expect(await contentsOf(buyer, id)).toEqual(['Hello', 'From us']);
    const secret = body.messages[1]?.id ?? '';
    for (const query of [{ after: secret }, { before: secret }]) {
      const page = { ticket_id: id, ...query };
      expect((await app.call(listMessages, { query: page }, buyer)).status).toBe(404);
    }
    expect((await stateFor(buyer, id)).last_message.excerpt).toBe('From us');
  });

  test('new messages needs the id of a message in the ticket', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    const follow = (after: string) =>
      app.call(contract.followTicket, { params: { id }, query: { after } }, operator);
    expect((await follow(randomUUID())).status).toBe(404);
    const { messages } = (await open(id)).body;
    const last = messages.at(-1)?.id ?? '';
    expect((await follow(last)).body).toEqual([]);
    await write(buyer, id, 'One more thing');
    expect((await follow(last)).body.map(({ content }) => content)).toEqual(['One more thing']);
    expect((await open(id, { before: last })).body.messages).toEqual([]);
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
      'tickets.read',
      'tickets.read',
    ]);
  });

  test('a ticket leaves no message text in the audit log', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token, {
      title: 'Verbatim',
      header_message: 'Verbatim',
    });
    await reply(id, { content: 'Verbatim' });
    await note(id, 'Verbatim');
    await open(id);
    expect(JSON.stringify(await eventsOf(id))).not.toContain('Verbatim');
  });
});

describe('answering', () => {
  test('twice with the same id gives one answer and one audit event', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    const message = randomUUID();
    const first = await reply(id, { id: message });
    const again = await reply(id, { id: message });
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({ id: message, senderType: 'admin', username: 'The support' });
    expect(await contentsOf(buyer, id)).toHaveLength(2);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('assigns an unassigned ticket to the operator, and keeps an existing assignee', async () => {
    const id = await buildTicket(app, (await newBuyer()).token);
    const colleague = await buildOperator(app, { role: 'manager' });
    await assign(id, colleague.id);
    await reply(id);
    expect((await open(id)).body.ticket.assignee?.id).toBe(colleague.id);
    await assign(id, null);
    expect((await open(id)).body.ticket.assignee).toBeNull();
    await reply(id);
    expect((await open(id)).body.ticket.assignee?.id).toBe(operator.id);
  });

  test('a ticket cannot be assigned to an unknown or disabled operator', async () => {
    const id = await buildTicket(app, (await newBuyer()).token);
    const gone = await buildOperator(app, { role: 'support' });
    await updateRows(app, 'operators', { id: gone.id }, { disabled_at: app.clock.now() });
    expect((await assign(id, gone.id)).status).toBe(404);
    expect((await assign(id, randomUUID())).status).toBe(404);
    expect((await open(id)).body.ticket.state).toBe('new');
  });

  test('and all other operations answer 404 for an unknown ticket', async () => {
    const id = randomUUID();
    const answers = await Promise.all([
      open(id),
      reply(id),
      note(id, 'N'),
      assign(id, null),
      move(id, 'hold'),
      move(id, 'reopen'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

test('an answer is announced by mail once, in the language of the owner', async () => {
  const mailbox = await startMailbox();
  const mailed = await startApp({ env: mailEnv(mailbox.smtpUrl) });
  try {
    const buyer = await buildBuyer(mailed.platform);
    await mailed.call(updateUser, { body: { language: 'ru' } }, buyer);
    const support = await buildOperator(mailed, { role: 'support' });
    const id = await buildTicket(mailed, buyer.token, { title: 'Вопрос <b>про</b> {date}' });
    const params = { id };
    const body = { id: randomUUID(), content: 'Секретный ответ' };
    await mailed.call(contract.replyToTicket, { params, body }, support);
    await mailed.call(contract.replyToTicket, { params, body }, support);
    await mailed.call(contract.noteOnTicket, { params, body: { content: 'N' } }, support);
    await mailed.jobs.run('send-mails');
    const [mail, ...others] = mailbox.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Ответ в обращении № \d+$/);
    expect(mail?.text).toContain('«Вопрос <b>про</b> {date}»');
    expect(mail?.text).toContain(`/help-ticket/${id}`);
    expect(mail?.text).not.toContain('Секретный');
  } finally {
    await mailed.stop();
    await mailbox.stop();
  }
});

test('an answer is announced by Telegram only to buyers who opted in', async () => {
  const bot = await startShop(['telegram']);
  try {
    const support = await buildOperator(bot.app, { role: 'support' });
    const messagesFor = async (notifications: { ticket_answered?: boolean }) => {
      const buyer = await buildBuyer(bot.app.platform);
      const { id: person } = bot.telegram.people.add({ first_name: 'B', language_code: 'en' });
      await bot.connect(buyer, person, notifications);
      const before = bot.messagesTo(person).length;
      const id = await buildTicket(bot.app, buyer.token);
      const body = { content: 'An answer' };
      await bot.app.call(contract.replyToTicket, { params: { id }, body }, support);
      await bot.app.jobs.run('send-telegram-message');
      return bot.messagesTo(person).slice(before);
    };
    expect(await messagesFor({ ticket_answered: true })).toEqual([
      expect.stringMatching(
        /^Support replied to ticket No\. \d+ “A question”: http.+\/help-ticket\//,
      ),
    ]);
    expect(await messagesFor({})).toEqual([]);
  } finally {
    await bot.stop();
  }
});
