import { createMacro, previewReply } from '@sesame/contract/console/macros.ts';
import * as contract from '@sesame/contract/console/tickets.ts';
import { updateUser } from '@sesame/contract/shop/session.ts';
import { getTicket, listMessages, sendMessage } from '@sesame/contract/shop/support.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { uploadFile } from '../../../../test/build/build-ticket.ts';
import { auditEventsOn } from '../../../../test/database/read-audit-events.ts';
import { listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let owner: TestOperator;
const test = shopTest(['mail']);
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app, { role: 'owner' });
});

const write = (buyer: Buyer, attachments: string[] = []) =>
  app.call(
    contract.writeToBuyer,
    { params: { id: buyer.id }, body: { title: 'Your link', content: 'Replaced.', attachments } },
    owner,
  );

test('an operator writes first: the ticket waits for the buyer, who is notified once and can answer', async () => {
  const buyer = await buildBuyer(app.platform);
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
  const path = contract.uploadReplyAttachment.path;
  const file = await uploadFile(app, owner.token, { bytes, name: 'how-to.pdf', path });
  const { status, body } = await write(buyer, [file.body.id]);
  expect(status).toBe(201);
  const query = { ticket_id: body.id };
  expect((await app.call(getTicket, { query }, buyer)).body).toMatchObject({
    ...{ title: 'Your link', state: 'waiting_user', is_unread: true },
    last_message: { senderType: 'admin', excerpt: 'Replaced.' },
  });
  expect((await app.call(listMessages, { query }, buyer)).body).toMatchObject([
    { content: 'Replaced.', senderType: 'admin', attachments: [{ name: 'how-to.pdf' }] },
  ]);
  const keys = (await listRows(app, 'mails')).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith(`ticket-opened:${body.id}:`))).toHaveLength(1);
  expect(await auditEventsOn(app, `ticket:${body.id}`, ['action', 'operator_id', 'after'])).toEqual(
    [
      {
        action: 'tickets.open_for_buyer',
        operator_id: owner.id,
        after: expect.objectContaining({ state: 'waiting_user', user: buyer.id }),
      },
    ],
  );
  await app.call(sendMessage, { body: { content: 'Thanks', ticket: body.id } }, buyer);
  expect((await app.call(getTicket, { query }, buyer)).body.state).toBe('waiting_operator');
});

test('only with the permission for replies, and only to someone who has an account', async () => {
  const buyer = await buildBuyer(app.platform);
  const auditor = await buildOperator(app, { role: 'auditor' });
  const body = { title: 'A', content: 'B' };
  const refused = await app.call(contract.writeToBuyer, { params: buyer, body }, auditor);
  expect(refused.refusal?.code).toBe('forbidden');
  const unknown = { params: { id: owner.id }, body };
  expect((await app.call(contract.writeToBuyer, unknown, owner)).refusal?.code).toBe('not_found');
  expect(await listRows(app, 'tickets', { user_id: buyer.id })).toEqual([]);
});

test('a saved reply is filled in in the language of the buyer, and names what it has no value for', async () => {
  const buyer = await buildBuyer(app.platform);
  await app.call(updateUser, { body: { language: 'ru' } }, buyer);
  const draft = { name: 'Hello', body: 'Dear {username}', body_ru: 'Для {username}, № {number}' };
  const replyTo = async (action: null | { kind: 'hold' }) => {
    const { body: macro } = await app.call(createMacro, { body: { ...draft, action } }, owner);
    return app.call(previewReply, { params: { id: buyer.id, macro: macro.id } }, owner);
  };
  const [{ username = '' } = {}] = await listRows(app, 'users', { id: buyer.id });
  expect((await replyTo(null)).body).toEqual({
    answer: `Для ${username}, № {number}`,
    language: 'ru',
    missing: ['number'],
  });
  expect((await replyTo({ kind: 'hold' })).refusal?.code).toBe('not_found');
});
