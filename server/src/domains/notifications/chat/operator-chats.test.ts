import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import {
  changeNotifications,
  linkOperatorTelegram,
  readNotifications,
  testNotifications,
  unlinkOperatorTelegram,
} from '@sesame/contract/console/notifications/notifications.ts';
import {
  type NotificationTopic,
  notificationTopics,
} from '@sesame/contract/console/notifications/topics.ts';
import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import { disableOperator } from '@sesame/contract/console/team.ts';
import { OPERATOR_CONFIRMED_S, TELEGRAM_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { createTicket, listMessages } from '@sesame/contract/shop/support.ts';
import { beforeEach, describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildUser } from '../../../../test/build/build-user.ts';
import { getRow, insertRows, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

/** Telegram ids of two people unknown to the bot, new for each test. */
let anna: number;
let boris: number;
const test = shopTest(['telegram']);
const { shop } = test;
beforeEach(() => {
  anna = shop.telegram.people.add({ first_name: 'Anna', language_code: 'en' }).id;
  boris = shop.telegram.people.add({ first_name: 'Борис', language_code: 'ru' }).id;
});

async function startOf(operator: TestOperator): Promise<string> {
  const { body } = await shop.app.call(linkOperatorTelegram, {}, operator);
  return `/start ${new URL(body.url).searchParams.get('start')}`;
}

/** An operator who chose to get the topic in Telegram alone, and nothing else. */
async function connected(
  person: number,
  {
    role = 'manager',
    topic = 'refund',
    digest = false,
  }: { role?: OperatorRole; topic?: NotificationTopic; digest?: boolean } = {},
): Promise<TestOperator> {
  const operator = await buildOperator(shop.app, { role });
  shop.telegram.send(person, await startOf(operator));
  await shop.runBot();
  await choose(operator, topic, { mail: false, telegram: true, digest });
  return operator;
}

function choose(
  operator: TestOperator,
  topic: NotificationTopic,
  how: { mail: boolean; telegram: boolean; digest?: boolean },
) {
  const body = {
    ...{ time_zone: 'UTC', digest_hour: 9, quiet_from: null, quiet_until: null },
    ...{ urgent_anytime: true, language: 'en' as const },
    choices: notificationTopics.map((one) => ({
      ...{ topic: one, mail: false, telegram: false, digest: false },
      ...(one === topic && how),
    })),
  };
  return shop.app.call(changeNotifications, { body }, operator);
}

let subjects = 0;
async function raise(kind: string): Promise<number> {
  const { id } = await shop.app.platform.db
    .insertInto('alerts')
    .values({
      ...{ kind, subject: `subject-${++subjects}`, created_at: shop.app.clock.now() },
      ...{ detail: '{}', resolved_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify();
  return id;
}

async function notify(): Promise<void> {
  for (const job of [
    ...['announce-operator-events', 'announce-operator-event', 'send-due-notifications'],
    ...['send-operator-notifications', 'send-telegram-message'],
  ]) {
    await shop.app.jobs.run(job);
  }
}

/** The bot takes its updates and edits its messages. */
async function runBot(): Promise<void> {
  await shop.runBot();
  for (const job of ['close-operator-messages', 'update-operator-message']) {
    await shop.app.jobs.run(job);
  }
}

const last = (person: number) => {
  const message = shop.telegram.messages(person).findLast(({ from }) => from === 'bot');
  if (message === undefined) throw new Error('the bot wrote nothing');
  return message;
};
/** The buttons below the newest message, by their text. */
const buttonsOf = (person: number) =>
  Object.fromEntries(
    last(person).buttons.flatMap((row) =>
      row.map((button) => [button.text, 'callback_data' in button ? button.callback_data : '']),
    ),
  );
async function press(person: number, data: string | undefined, messageId?: number) {
  shop.telegram.press(person, messageId ?? last(person).message_id, data ?? '');
  await runBot();
  return shop.telegram.pressAnswers().at(-1);
}
const alertOf = async (id: number) =>
  getRow(shop.app, 'alerts', { id }, ['resolved_at', 'resolved_by', 'resolution']);
const auditOf = async (subject: string) =>
  listRows(shop.app, 'audit_events', { subject }, ['action', 'operator_id', 'ip', 'reason'], 'id');
const settingsOf = async (operator: TestOperator) =>
  (await shop.app.call(readNotifications, {}, operator)).body.telegram;

describe('connecting', () => {
  test('START after the link connects the chat once, is recorded, and notifies owners', async () => {
    const owner = await buildOperator(shop.app);
    const operator = await buildOperator(shop.app, { role: 'support' });
    const start = await startOf(operator);
    shop.telegram.send(anna, start);
    shop.telegram.send(boris, start);
    await shop.runBot();
    expect(shop.messagesTo(anna)[0]).toContain('Connected to the console of Sesame as');
    expect(shop.messagesTo(boris)[0]).toMatch(/^Ссылка устарела или уже использована/);
    expect(await settingsOf(operator)).toEqual({
      enabled: true,
      account: 'Anna',
      blocked_at: null,
    });
    expect(await auditOf(`operator:${operator.id}`)).toContainEqual({
      ...{ action: 'alerts.link_telegram', operator_id: operator.id, ip: 'telegram' },
      reason: null,
    });
    const stored = await listRows(
      shop.app,
      'operator_news',
      { subject: `operator:${operator.id}` },
      ['kind'],
    );
    expect(stored).toEqual([{ kind: 'operator_chat_linked' }]);
    expect((await shop.app.call(linkOperatorTelegram, {}, operator)).refusal?.code).toBe(
      'telegram_connected',
    );
    expect((await shop.app.call(testNotifications, {}, owner)).body.telegram).toBe(false);
    expect((await shop.app.call(testNotifications, {}, operator)).body.telegram).toBe(true);
    await shop.app.jobs.run('send-telegram-message');
    expect(last(anna).text).toMatch(/^Sesame: a test/);
  });

  test('needs a fresh confirmation; an old link, and a chat that is taken, connect nothing', async () => {
    const operator = await buildOperator(shop.app);
    const old = await startOf(operator);
    shop.app.clock.advance((TELEGRAM_LINK_LIFETIME_S + 1) * 1_000);
    expect(OPERATOR_CONFIRMED_S).toBeLessThanOrEqual(TELEGRAM_LINK_LIFETIME_S);
    expect((await shop.app.call(linkOperatorTelegram, {}, operator)).refusal?.code).toBe(
      'confirmation_required',
    );
    shop.telegram.send(anna, old);
    await shop.runBot();
    expect(last(anna).text).toMatch(/^This link has expired/);
    await connected(anna);
    const other = await buildOperator(shop.app);
    shop.telegram.send(anna, await startOf(other));
    await shop.runBot();
    expect(last(anna).text).toMatch(/^Not connected/);
    expect(await settingsOf(other)).toMatchObject({ account: null });
  });

  test('/stop and the console disconnect; a blocked bot is shown, and mail is sent instead', async () => {
    const operator = await connected(anna);
    shop.telegram.block(anna, true);
    await shop.runBot();
    expect((await settingsOf(operator)).blocked_at).not.toBeNull();
    const id = await raise('refund_failed');
    const { channel } = await shop.app.platform.db
      .selectFrom('operator_notifications')
      .innerJoin('operator_news', 'operator_news.id', 'operator_notifications.event_id')
      .select('channel')
      .where('alert_id', '=', id)
      .where('operator_id', '=', operator.id)
      .executeTakeFirstOrThrow();
    expect(channel).toBe('mail');
    shop.telegram.send(anna, '/stop');
    await shop.runBot();
    expect(last(anna).text).toMatch(/^Disconnected from the console of Sesame/);
    expect(await settingsOf(operator)).toMatchObject({ account: null, blocked_at: null });
    const again = await connected(anna);
    expect((await shop.app.call(unlinkOperatorTelegram, {}, again)).status).toBe(200);
    await shop.app.jobs.run('send-telegram-message');
    expect(last(anna).text).toMatch(/^Disconnected/);
    shop.telegram.send(anna, 'hello');
    await shop.runBot();
    expect(last(anna).text).toContain('press Connect in your profile');
  });
});

test('disabling an operator disconnects the chat, also for when they are enabled again', async () => {
  const operator = await connected(anna);
  const owner = await buildOperator(shop.app);
  const set = (disabled: boolean, version: number) =>
    shop.app.call(
      disableOperator,
      { params: { id: operator.id }, body: { disabled, version, reason: 'Left' } },
      owner,
    );
  const { body } = await set(true, 1);
  await set(false, body.version);
  const chats = shop.app.platform.db.selectFrom('operator_chats').select('chat_id');
  expect(await chats.where('operator_id', '=', operator.id).execute()).toEqual([]);
});

describe('notifying', () => {
  test('chosen topics arrive with a link to the record, others and digests do not', async () => {
    await connected(anna);
    await raise('inventory_low');
    await raise('refund_failed');
    const [, ...messages] = shop.messagesTo(anna);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^Sesame: a refund failed\n.*\n\nhttp\S+\/admin\/alerts$/s);
    await connected(boris, { digest: true });
    await raise('refund_failed');
    await raise('refund_stuck');
    expect(shop.messagesTo(boris)).toHaveLength(1);
    shop.app.clock.advance(24 * 3_600_000);
    await notify();
    expect(last(boris).text).toMatch(/^Sesame: 2 notifications\na refund failed/);
  });

  test('a queued message is not sent to who is disabled, lost the role or disconnected', async () => {
    const { db, clock } = shop.app.platform;
    const operators = [await connected(anna), await connected(boris)] as const;
    const clara = shop.telegram.people.add({ first_name: 'Clara', language_code: 'en' }).id;
    const gone = await connected(clara);
    const before = [anna, boris, clara].map((person) => shop.messagesTo(person).length);
    await insertRows(db, 'alerts', {
      ...{ kind: 'refund_failed', subject: 'late', created_at: clock.now() },
      ...{ detail: '{}', resolved_at: null },
    });
    for (const job of ['announce-operator-events', 'announce-operator-event']) {
      await shop.app.jobs.run(job);
    }
    await shop.app.jobs.run('send-operator-notifications');
    const disabled = { disabled_at: clock.now() };
    await db.updateTable('operators').set(disabled).where('id', '=', operators[0].id).execute();
    const demoted = { role: 'content' } as const;
    await db.updateTable('operators').set(demoted).where('id', '=', operators[1].id).execute();
    await db.deleteFrom('operator_chats').where('operator_id', '=', gone.id).execute();
    await shop.app.jobs.run('send-telegram-message');
    expect([anna, boris, clara].map((person) => shop.messagesTo(person).length)).toEqual(before);
  });
});

describe('a button', () => {
  test('resolves an alert after a second press, in the audit log, and the message says so', async () => {
    const operator = await connected(anna);
    const id = await raise('refund_failed');
    const first = buttonsOf(anna)['Mark as resolved'];
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await press(anna, first)).toBe('Press once more to resolve it');
    expect((await alertOf(id)).resolved_at).toBeNull();
    const { 'Yes, it is resolved': yes, 'Not yet': no } = buttonsOf(anna);
    expect(await press(anna, no)).toBe('It stays open');
    // The other button of the same question is used up with it.
    expect(await press(anna, yes)).toBe('This button no longer works. Open the console.');
    await press(anna, buttonsOf(anna)['Mark as resolved']);
    expect(await press(anna, buttonsOf(anna)['Yes, it is resolved'])).toBe('Resolved');
    expect(await alertOf(id)).toMatchObject({ resolution: 'Resolved in Telegram' });
    expect((await alertOf(id)).resolved_by).toBe(operator.id);
    expect(await auditOf(`alert:${id}`)).toEqual([
      {
        ...{ action: 'alerts.resolve', operator_id: operator.id, ip: 'telegram' },
        reason: 'Resolved in Telegram',
      },
    ]);
    expect(last(anna).text).toMatch(/✓ Resolved by/);
    expect(last(anna).buttons).toEqual([]);
    const { body: open } = await shop.app.call(listAlerts, { query: { state: 'open' } }, operator);
    expect(open.map((alert) => alert.id)).not.toContain(id);
  });

  test('works once, for its operator and in time; forged and foreign ones do nothing', async () => {
    await connected(anna);
    await connected(boris);
    const id = await raise('refund_stuck');
    const own = buttonsOf(anna)['Mark as resolved'];
    const old = 'This button no longer works. Open the console.';
    expect(await press(boris, own)).toBe(old);
    expect(await press(anna, '00000000-0000-7000-8000-000000000000')).toBe(old);
    expect(await press(anna, `resolve:${id}`)).toBe(old);
    const stranger = shop.telegram.people.add({ first_name: 'Eve', language_code: 'ru' }).id;
    expect(await press(stranger, own, 1)).toMatch(/^Эта кнопка больше не работает/);
    // A double tap: the second one finds the button used.
    shop.telegram.press(anna, last(anna).message_id, own ?? '');
    expect(await press(anna, own)).toBe(old);
    const yes = buttonsOf(anna)['Yes, it is resolved'];
    shop.app.clock.advance(8 * 24 * 3_600_000);
    expect(await press(anna, yes)).toBe(old);
    expect((await alertOf(id)).resolved_at).toBeNull();
  });

  test('is not offered for a payment that waits for a decision, nor to a role that only reads', async () => {
    await connected(anna, { topic: 'payment_review' });
    await raise('payment_review');
    expect(buttonsOf(anna)).toEqual({});
    await connected(boris, { role: 'auditor' });
    await raise('refund_unexplained');
    expect(last(boris).text).toContain('a refund is not explained');
    expect(buttonsOf(boris)).toEqual({});
  });

  test('of an operator who lost the permission since does nothing', async () => {
    const operator = await connected(anna);
    const id = await raise('refund_failed');
    const demoted = { role: 'auditor' } as const;
    const { db } = shop.app.platform;
    await db.updateTable('operators').set(demoted).where('id', '=', operator.id).execute();
    expect(await press(anna, buttonsOf(anna)['Mark as resolved'])).toBe(
      'Your role may not do this.',
    );
    expect((await alertOf(id)).resolved_at).toBeNull();
  });

  test('disappears when the cause is handled elsewhere', async () => {
    await connected(anna);
    const id = await raise('refund_failed');
    const { db, clock } = shop.app.platform;
    const closed = { resolved_at: clock.now() };
    await db.updateTable('alerts').set(closed).where('id', '=', id).execute();
    await runBot();
    expect(last(anna).text).toMatch(/✓ Resolved$|✓ Resolved\n/);
    expect(buttonsOf(anna)).toEqual({});
  });
});

describe('answering the message about a ticket', () => {
  async function ticketOf(person: number, role: OperatorRole = 'support') {
    const operator = await connected(person, { role, topic: 'ticket' });
    const user = await buildUser(shop.app);
    const { body } = await shop.app.call(
      createTicket,
      { body: { title: 'No access', header_message: 'Nothing opens', attachments: [] } },
      user,
    );
    await notify();
    const messages = async () =>
      (await shop.app.call(listMessages, { query: { ticket_id: body.id } }, user)).body;
    return { operator, ticketId: body.id, messages, question: last(person) };
  }

  test('sends a reply to the buyer, once, in the audit log, and the message says so', async () => {
    const { operator, ticketId, messages, question } = await ticketOf(anna);
    expect(question.text).toContain('Answer this message to reply to the buyer.');
    expect(question.text).not.toContain('Nothing opens');
    shop.telegram.send(anna, 'Please sign in again.', question.message_id);
    shop.telegram.send(anna, 'Please sign in again.', question.message_id);
    await runBot();
    const bot = shop.messagesTo(anna).slice(-2);
    expect(bot[0]).toBe('Your reply was sent to the buyer.');
    expect(bot[1]).toMatch(/^Not sent: the ticket no longer waits/);
    const replies = (await messages()).filter(({ senderType }) => senderType === 'admin');
    expect(replies.map(({ content }) => content)).toEqual(['Please sign in again.']);
    expect(await auditOf(`ticket:${ticketId}`)).toEqual([
      { action: 'tickets.reply', operator_id: operator.id, ip: 'telegram', reason: null },
    ]);
    const edited = shop.telegram
      .messages(anna)
      .find(({ message_id: id }) => id === question.message_id);
    expect(edited?.text).toContain('✓ Resolved');
  });

  test('other texts get a hint, an empty answer and a role that only reads are refused', async () => {
    const { messages, question } = await ticketOf(anna);
    shop.telegram.send(anna, 'Hello');
    await runBot();
    expect(last(anna).text).toMatch(/^Here .* gets the notifications of Sesame/);
    shop.telegram.send(anna, 'x'.repeat(4_001), question.message_id);
    await runBot();
    expect(last(anna).text).toMatch(/^Not sent: a reply has to be/);
    const other = await ticketOf(boris, 'auditor');
    shop.telegram.send(boris, 'I may not', other.question.message_id);
    await runBot();
    expect(last(boris).text).toBe('Your role may not do this.');
    expect([...(await messages()), ...(await other.messages())]).toHaveLength(2);
  });
});
