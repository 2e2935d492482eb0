import { randomUUID } from 'node:crypto';
import { TICKET_REOPEN_S } from '@sesame/contract/limits.ts';
import * as contract from '@sesame/contract/operator-support.ts';
import { getTicket, listMessages, sendMessage } from '@sesame/contract/support.ts';
import { updateUser } from '@sesame/contract/users.ts';
import { startMailbox } from '@sesame/emulators/mailbox/start-mailbox.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildOperator } from '../../../test/build-operator.ts';
import { type Buyer, buildBuyer } from '../../../test/build-purchase.ts';
import { buildTicket } from '../../../test/build-ticket.ts';
import { actsOn } from '../../../test/read-acts.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { mailEnv } from '../../../test/start-mailed-app.ts';
import { startTelegramApp } from '../../../test/start-telegram-app.ts';
import { auditLedger } from '../../audit/audit-ledger.ts';

const MINUTE_MS = 60_000;
const REOPEN_MS = TICKET_REOPEN_S * 1_000;

let app: TestApp;
let operator: { id: string; token: string };
let auditor: { token: string };
beforeAll(async () => {
  app = await startApp();
});
// Sessions of the console end while tests move the clock.
beforeEach(async () => {
  operator = await buildOperator(app, { role: 'support' });
  auditor = await buildOperator(app, { role: 'auditor' });
});
afterAll(async () => {
  expect(await auditLedger(app.platform.db, app.clock.now())).toEqual([]);
  await app.stop();
});

const newBuyer = () => buildBuyer(app.platform);
const stateFor = async ({ token }: Buyer, id: string) =>
  (await app.call(getTicket, { query: { ticket_id: id } }, { token })).body;
const said = async ({ token }: Buyer, id: string) =>
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
const actsOf = (id: string) =>
  actsOn(app, `ticket:${id}`, ['action', 'operator_id', 'before', 'after', 'reason']);

describe('the states of a ticket', () => {
  test('all of them, between a buyer and an operator, each act on record', async () => {
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
    const acts = await actsOf(id);
    expect(acts.map(({ action }) => action)).toEqual([
      'tickets.assign',
      'tickets.reply',
      'tickets.hold',
      'tickets.reopen',
      'tickets.resolve',
      'tickets.resolve',
    ]);
    expect(new Set(acts.map((act) => act.operator_id))).toEqual(new Set([operator.id]));
    expect(acts[2]).toMatchObject({
      before: { state: 'waiting_operator' },
      after: { state: 'on_hold' },
      reason: 'The service looks into it',
    });
  });

  test('a message ends a hold, and an answer opens what was resolved', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    await move(id, 'hold');
    await write(buyer, id);
    expect((await stateFor(buyer, id)).state).toBe('waiting_operator');
    await move(id, 'resolve');
    await reply(id);
    expect(await stateFor(buyer, id)).toMatchObject({ state: 'waiting_user', reply_until: null });
  });

  test('what is reopened waits for whoever did not write last', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    await reply(id);
    await move(id, 'resolve');
    expect((await move(id, 'reopen')).body.state).toBe('waiting_user');
    await write(buyer, id);
    await move(id, 'hold');
    expect((await move(id, 'reopen')).body.state).toBe('waiting_operator');
  });

  test('what cannot be moved is 409 and leaves no act', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    expect((await move(id, 'reopen')).refusal?.code).toBe('ticket_moved');
    await move(id, 'hold');
    expect((await move(id, 'hold')).refusal?.code).toBe('ticket_moved');
    await move(id, 'close');
    for (const how of ['hold', 'resolve', 'close', 'reopen'] as const) {
      expect((await move(id, how)).status, how).toBe(409);
    }
    expect((await reply(id)).refusal?.code).toBe('ticket_moved');
    expect((await write(buyer, id)).refusal?.code).toBe('ticket_closed');
    expect((await actsOf(id)).map(({ action }) => action)).toEqual([
      'tickets.hold',
      'tickets.close',
    ]);
    expect(await said(buyer, id)).toHaveLength(1);
  });

  test('two moves at once are one', async () => {
    const id = await buildTicket(app, (await newBuyer()).token);
    const answers = await Promise.all([move(id, 'resolve'), move(id, 'resolve')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a resolved ticket', () => {
  test('says until when it can be answered, and a reply in time opens it', async () => {
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
    expect(await said(buyer, ticket)).toHaveLength(2);
  });
});

describe('the queue', () => {
  test('shows who has waited longest first, and what each one is', async () => {
    const buyer = await newBuyer();
    const first = await buildTicket(app, buyer.token, { title: 'First' });
    app.clock.advance(MINUTE_MS);
    const second = await buildTicket(app, buyer.token, { title: 'Second' });
    const list = async (query: Parameters<typeof ask>[0] = {}) =>
      (await ask(query)).filter(({ user }) => user.id === buyer.id).map(({ title }) => title);
    expect(await list()).toEqual(['First', 'Second']);
    await reply(first);
    expect(await list()).toEqual(['Second']);
    expect(await list({ queue: 'answered' })).toEqual(['First']);
    expect(await list({ queue: 'answered', assignee: 'me' })).toEqual(['First']);
    expect(await list({ assignee: 'me' })).toEqual([]);
    expect(await list({ assignee: 'nobody' })).toEqual(['Second']);
    await move(second, 'hold');
    expect(await list({ queue: 'held' })).toEqual(['Second']);
    app.clock.advance(MINUTE_MS);
    await move(second, 'close');
    await write(buyer, first);
    await move(first, 'resolve');
    expect(await list({ queue: 'done' })).toEqual(['First', 'Second']);
    const [row] = (await ask({ queue: 'done' })).filter(({ id }) => id === first);
    expect(row).toMatchObject({
      id: first,
      state: 'resolved',
      user: { id: buyer.id, email: expect.stringContaining('@buyers.example') },
      assignee: { id: operator.id, name: 'The support' },
      last_message: { senderType: 'user', excerpt: 'From me' },
    });
  });

  test('goes on where a page ended, across states', async () => {
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
    const first = await ask({});
    const second = await ask({ after: first.at(-1)?.id ?? '' });
    expect([...first, ...second].map(({ title }) => title)).toEqual(titles);
    expect(first).toHaveLength(50);
  });

  const ask = async (query: {
    queue?: (typeof contract.ticketQueues)[number];
    assignee?: 'me' | 'nobody';
    after?: string;
  }) => (await app.call(contract.listQueue, { query }, operator)).body;

  const closeAll = () =>
    app.platform.db
      .updateTable('tickets')
      .set({ state: 'closed', resolved_at: null })
      .where('state', '!=', 'closed')
      .execute();

  test('knows no page after what is no ticket', async () => {
    const query = { after: randomUUID() };
    expect((await app.call(contract.listQueue, { query }, operator)).status).toBe(404);
  });
});

describe('reading', () => {
  test("somebody's ticket is on record, with notes that its owner never sees", async () => {
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
    expect((await actsOf(id)).map(({ action }) => action)).toEqual([
      'tickets.note',
      'tickets.reply',
      'tickets.read',
    ]);
    expect(await said(buyer, id)).toEqual(['Hello', 'From us']);
    const secret = body.messages[1]?.id ?? '';
    for (const query of [{ after: secret }, { before: secret }]) {
      const page = { ticket_id: id, ...query };
      expect((await app.call(listMessages, { query: page }, buyer)).status).toBe(404);
    }
    expect((await stateFor(buyer, id)).last_message.excerpt).toBe('From us');
  });

  test('on by polls needs a message that only a reader knows', async () => {
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
    expect((await actsOf(id)).map(({ action }) => action)).toEqual([
      'tickets.read',
      'tickets.read',
    ]);
  });

  test('an act holds no word of what was said', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token, {
      title: 'Verbatim',
      header_message: 'Verbatim',
    });
    await reply(id, { content: 'Verbatim' });
    await note(id, 'Verbatim');
    await open(id);
    expect(JSON.stringify(await actsOf(id))).not.toContain('Verbatim');
  });
});

describe('answering', () => {
  test('the same id again is one answer, one act and one notice', async () => {
    const buyer = await newBuyer();
    const id = await buildTicket(app, buyer.token);
    const message = randomUUID();
    const first = await reply(id, { id: message });
    const again = await reply(id, { id: message });
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({ id: message, senderType: 'admin', username: 'The support' });
    expect(await said(buyer, id)).toHaveLength(2);
    expect(await actsOf(id)).toHaveLength(1);
  });

  test('takes up what was nobody’s, and leaves what somebody has', async () => {
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

  test('a ticket is given to nobody who does not exist or may not sign in', async () => {
    const id = await buildTicket(app, (await newBuyer()).token);
    const gone = await buildOperator(app, { role: 'support' });
    await app.platform.db
      .updateTable('operators')
      .set({ disabled_at: app.clock.now() })
      .where('id', '=', gone.id)
      .execute();
    expect((await assign(id, gone.id)).status).toBe(404);
    expect((await assign(id, randomUUID())).status).toBe(404);
    expect((await open(id)).body.ticket.state).toBe('new');
  });

  test('and everything else is 404 for a ticket that is none', async () => {
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

test('an answer is told by mail in the language of the owner, once', async () => {
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

test('an answer is told by Telegram to who asked for it, and to nobody else', async () => {
  const bot = await startTelegramApp();
  try {
    const support = await buildOperator(bot.app, { role: 'support' });
    const told = async (notices: { ticket_answered?: boolean }) => {
      const buyer = await buildBuyer(bot.app.platform);
      const { id: person } = bot.telegram.people.add({ first_name: 'B', language_code: 'en' });
      await bot.connect(buyer, person, notices);
      const before = bot.heard(person).length;
      const id = await buildTicket(bot.app, buyer.token);
      const body = { content: 'An answer' };
      await bot.app.call(contract.replyToTicket, { params: { id }, body }, support);
      await bot.app.jobs.run('send-telegram-messages');
      return bot.heard(person).slice(before);
    };
    expect(await told({ ticket_answered: true })).toEqual([
      expect.stringMatching(
        /^Support answered ticket No\. \d+ “A question”: http.+\/help-ticket\//,
      ),
    ]);
    expect(await told({})).toEqual([]);
  } finally {
    await bot.stop();
  }
});
