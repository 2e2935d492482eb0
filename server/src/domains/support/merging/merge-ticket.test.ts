import { randomUUID } from 'node:crypto';
import * as contract from '@sesame/contract/console/tickets.ts';
import {
  getTicket,
  listMessages,
  listTickets,
  sendMessage,
} from '@sesame/contract/shop/support.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { buildTicket, uploadFile } from '../../../../test/build/build-ticket.ts';
import { auditEventsOn } from '../../../../test/database/read-audit-events.ts';
import { listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let owner: TestOperator;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app, { role: 'owner' });
});

const open = (buyer: Buyer, content: string) =>
  buildTicket(app, buyer.token, { title: content, header_message: content });
const write = (buyer: Buyer, ticket: string, content: string, more: { id?: string } = {}) =>
  app.call(sendMessage, { body: { content, ticket, ...more } }, buyer);
const reply = (id: string, content: string) =>
  app.call(contract.replyToTicket, { params: { id }, body: { content } }, owner);
const merge = (id: string, into: string) =>
  app.call(contract.mergeTicket, { params: { id }, body: { into } }, owner);
const messagesOf = async (buyer: Buyer, id: string, after?: string) =>
  (await app.call(listMessages, { query: { ticket_id: id, after } }, buyer)).body;
const ticketOf = async (buyer: Buyer, id: string) =>
  (await app.call(getTicket, { query: { ticket_id: id } }, buyer)).body;
const openInConsole = async (id: string) =>
  (await app.call(contract.openTicket, { params: { id }, query: {} }, owner)).body;

test('messages, notes and files move in their order, and the closed ticket leads to them', async () => {
  const buyer = await buildBuyer(app.platform);
  const source = await open(buyer, 'S1');
  const target = await open(buyer, 'T1');
  await reply(source, 'A1');
  const file = await uploadFile(app, buyer.token, {
    bytes: Buffer.from('%PDF-1.4\n%%EOF\n'),
    name: 'receipt.pdf',
  });
  const body = { content: 'S2', ticket: source, attachments: [file.body.id] };
  const { body: last } = await app.call(sendMessage, { body }, buyer);
  const note = { params: { id: source }, body: { content: 'For us' } };
  await app.call(contract.noteOnTicket, note, owner);
  await reply(target, 'T2');
  const priority = { params: { id: source }, body: { priority: 'urgent' } } as const;
  await app.call(contract.prioritizeTicket, priority, owner);
  const [from, into] = [await ticketOf(buyer, source), await ticketOf(buyer, target)];

  const merged = await merge(source, target);
  expect(merged.body).toMatchObject({
    // The question S2 is older than the answer T2, and still waits for one.
    ...{ id: target, state: 'waiting_operator', priority: 'urgent', assignee: { id: owner.id } },
    last_message: { excerpt: 'T2' },
  });
  const shown = (await messagesOf(buyer, target)).map((one) => [one.content, one.merged_from]);
  const number = from.number;
  expect(shown).toEqual([
    ['S1', number],
    ['T1', undefined],
    ['A1', number],
    ['S2', number],
    ['T2', undefined],
  ]);
  const { messages } = await openInConsole(target);
  expect(messages.map(({ content }) => content)).toEqual(['S1', 'T1', 'A1', 'S2', 'For us', 'T2']);
  const [shownFile] = (await messagesOf(buyer, target)).flatMap((one) => one.attachments);
  const [operatorsFile] = messages.flatMap((one) => one.attachments);
  const downloads = [
    [shownFile?.url, buyer.token],
    [operatorsFile?.url, owner.token],
  ] as const;
  for (const [url, token] of downloads) {
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${app.url}${url}`, { headers })).status).toBe(200);
  }

  expect(await ticketOf(buyer, target)).toMatchObject({ is_unread: true });
  expect(await ticketOf(buyer, source)).toMatchObject({
    ...{ state: 'closed', is_unread: true },
    merged_into: { id: target, number: into.number },
  });
  const line = `This conversation continues in ticket No.\u00a0${into.number}: ${app.platform.publicUrl()}/help-ticket/${target}`;
  // An open page continues after a message that is in the other ticket now.
  for (const known of [undefined, last.id]) {
    expect((await messagesOf(buyer, source, known)).map(({ content }) => content)).toEqual([line]);
  }
  const following = { params: { id: source }, query: { after: last.id } };
  expect((await app.call(contract.followTicket, following, owner)).body).toHaveLength(1);

  expect((await write(buyer, source, 'Late')).refusal?.code).toBe('ticket_closed');
  await reply(target, 'A2');
  expect(await ticketOf(buyer, target)).toMatchObject({ state: 'waiting_user' });
  const found = await app.call(listTickets, { query: { search: 'S2' } }, buyer);
  expect(found.body.items.map(({ id }) => id)).toEqual([target]);
  for (const [id, after] of [
    [source, { state: 'closed', moved_to: into.number, count: 4 }],
    [target, { state: 'waiting_operator', number, count: 4 }],
  ] as const) {
    const events = await auditEventsOn(app, `ticket:${id}`, ['action', 'after']);
    expect(events).toContainEqual({ action: 'tickets.merge', after });
  }
});

test('only two open tickets of one buyer are merged; refused, nothing moves', async () => {
  const [buyer, other] = [await buildBuyer(app.platform), await buildBuyer(app.platform)];
  const [one, two, closed] = [
    await open(buyer, 'One'),
    await open(buyer, 'Two'),
    await open(buyer, 'Closed'),
  ];
  const foreign = await open(other, 'Secret');
  await app.call(contract.closeTicket, { params: { id: closed }, body: {} }, owner);
  const targets = await app.call(contract.listMergeTargets, { params: { id: one } }, owner);
  expect(targets.body.map(({ id }) => id)).toEqual([two]);
  for (const [id, into] of [
    [one, foreign],
    [foreign, one],
    [one, one],
    [one, closed],
    [closed, one],
  ] as const) {
    expect((await merge(id, into)).refusal?.code, `${id} into ${into}`).toBe(
      'ticket_not_mergeable',
    );
  }
  expect((await merge(one, randomUUID())).refusal?.code).toBe('not_found');
  expect((await messagesOf(buyer, one)).map(({ content }) => content)).toEqual(['One']);
  expect((await messagesOf(other, foreign)).map(({ content }) => content)).toEqual(['Secret']);
  const { db } = app.platform;
  const moved = sql`update ticket_messages set ticket_id = ${one},
    merged_from = (select number from tickets where id = ${foreign}) where ticket_id = ${foreign}`;
  await expect(moved.execute(db)).rejects.toThrow('another ticket of its buyer');
  const rewritten = sql`update ticket_messages set content = 'x' where ticket_id = ${one}`;
  await expect(rewritten.execute(db)).rejects.toThrow('another ticket of its buyer');
});

test('merges at the same time, of equal ids and in a chain, lose and double no message', async () => {
  const buyer = await buildBuyer(app.platform);
  const [one, two, three] = [
    await open(buyer, 'One'),
    await open(buyer, 'Two'),
    await open(buyer, 'Three'),
  ];
  const id = randomUUID();
  await write(buyer, one, 'One again', { id });
  await write(buyer, two, 'Two again', { id });
  const both = await Promise.all([merge(one, two), merge(two, one)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = both[0].status === 200 ? two : one;
  expect((await merge(kept, three)).status).toBe(200);
  const listed = await messagesOf(buyer, three);
  expect(listed.map(({ content }) => content)).toEqual([
    'One',
    'Two',
    'Three',
    'One again',
    'Two again',
  ]);
  const numbers = (await listRows(app, 'tickets', { user_id: buyer.id })).map((row) => [
    row.id,
    row.number,
  ]);
  const numberOf = Object.fromEntries(numbers);
  expect(listed.map((message) => message.merged_from)).toEqual([
    ...[numberOf[one], numberOf[two], undefined, numberOf[one], numberOf[two]],
  ]);
  expect(new Set(listed.map((message) => message.id)).size).toBe(5);
  await app.platform.db.deleteFrom('tickets').where('user_id', '=', buyer.id).execute();
  expect(await listRows(app, 'ticket_messages', { ticket_id: three })).toEqual([]);
});
