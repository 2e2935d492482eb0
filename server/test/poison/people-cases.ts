import { startBulkAction } from '@sesame/contract/console/bulk-actions.ts';
import { announceEvent } from '../../src/domains/notifications/announce-events.ts';
import { updateChatMessageQueue } from '../../src/domains/notifications/chat/update-chat-message-queue.ts';
import { sendNotifications } from '../../src/domains/notifications/send-notifications.ts';
import { backupQueue } from '../../src/domains/system/run-backup.ts';
import { resetPasswordMail } from '../../src/domains/users/mails/reset-password.mail.ts';
import { eraseAccountQueue } from '../../src/domains/users/privacy/erase-accounts.ts';
import { requestPasswordReset } from '../../src/domains/users/sign-in/request-password-reset.ts';
import { queueMessage } from '../../src/domains/users/telegram/notifications/queue-message.ts';
import { shopOf } from '../../src/platform/mail/layout-mail.ts';
import { buildOperator } from '../build/build-operator.ts';
import { getRow, insertRows } from '../rows.ts';
import { ANNA } from '../shops/parts/telegram.ts';
import { idOf, type PoisonCase, type PoisonShop, repeat } from './poison-case.ts';

export const peopleCases: Readonly<Record<string, PoisonCase>> = {
  'send-mails': {
    table: 'mails',
    isDone: 'sent_at is not null',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { platform } = shop.app;
        const key = platform.ids.uuid();
        const mail = resetPasswordMail(shopOf(platform), 'en', 'token');
        const to = 'buyer@buyers.example';
        await platform.mail.queue(platform.db, { key, to, language: 'en', mail });
        return idOf(shop, 'select id from mails where key = $1', key);
      }),
  },
  'send-telegram-message': {
    table: 'telegram_messages',
    isDone: 'sent_at is not null',
    plant: async (shop, count) => {
      shop.telegram.send(ANNA, '/start');
      await shop.runBot();
      return repeat(count, async () => {
        const { platform } = shop.app;
        const key = platform.ids.uuid();
        await queueMessage(platform.db, platform, { key, chatId: ANNA, content: 'Hello' });
        return idOf(shop, 'select id from telegram_messages where key = $1', key);
      });
    },
  },
  'announce-operator-event': {
    table: 'operator_news',
    isDone: 'announced_at is not null',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, jobs } = shop.app.platform;
        const id = await insertEvent(shop);
        await jobs.enqueue(db, announceEvent, { event: Number(id) }, { key: id });
        return id;
      }),
  },
  'send-operator-notifications': {
    table: 'operator_notifications',
    column: 'operator_id',
    isDone: "state = 'sent'",
    plant: async (shop, count) => {
      const event = await insertEvent(shop);
      return repeat(count, async () => {
        const { clock, db, jobs } = shop.app.platform;
        const { id } = await buildOperator(shop.app);
        await insertRows(db, 'operator_notifications', {
          ...{ event_id: Number(event), operator_id: id, channel: 'mail', digest: false },
          due_at: clock.now(),
        });
        const data = { operator: id, channel: 'mail' } as const;
        await jobs.enqueue(db, sendNotifications, data, { key: `${id}:mail` });
        return id;
      });
    },
  },
  'update-operator-message': {
    table: 'operator_notifications',
    column: 'operator_id',
    isDone: 'edited_at is not null',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { clock, db, ids, jobs } = shop.app.platform;
        const event = Number(await insertEvent(shop));
        const { id: operator } = await buildOperator(shop.app);
        const [message, at] = [ids.uuid(), clock.now()];
        await insertRows(db, 'telegram_messages', {
          ...{ id: message, key: message, chat_id: ANNA, message_id: 1 },
          ...{ queued_at: at, sent_at: at },
        });
        await insertRows(db, 'operator_notifications', {
          ...{ event_id: event, operator_id: operator, channel: 'telegram', digest: false },
          ...{ due_at: at, state: 'sent', message },
        });
        await jobs.enqueue(db, updateChatMessageQueue, { event, operator });
        return operator;
      }),
  },
  'process-reset-requests': {
    table: 'reset_requests',
    writes: 'delete',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { id } = await shop.newBuyer();
        const { platform } = shop.app;
        const { email } = await getRow(platform.db, 'users', { id });
        await requestPasswordReset(platform, email);
        return idOf(shop, 'select id from reset_requests order by id desc limit 1');
      }),
  },
  'erase-account': {
    table: 'users',
    isDone: 'deleted_at is not null',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, clock, jobs } = shop.app.platform;
        const { id } = await shop.newBuyer();
        const due = { deletion_at: clock.now() };
        await db.updateTable('users').set(due).where('id', '=', id).execute();
        await jobs.enqueue(db, eraseAccountQueue, { user: id }, { key: id });
        return id;
      }),
  },
  'run-bulk-item': {
    table: 'bulk_action_items',
    column: 'subject',
    isDone: "state = 'done'",
    plant: async (shop, count) => {
      const users = await repeat(count, async () => (await shop.newBuyer()).id);
      const operation = { kind: 'end_sessions', users } as const;
      const body = { operation, expected_count: count, reason: 'They shared their password' };
      const started = await shop.app.call(startBulkAction, { body }, await buildOperator(shop.app));
      if (started.status !== 201) throw new Error(`answered ${started.status}`);
      return users;
    },
  },
  'run-backup': {
    table: 'backups',
    isDone: "state = 'done'",
    // At most one run is open, so these have failed before.
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, clock, ids, jobs } = shop.app.platform;
        const id = ids.uuid();
        const at = clock.now();
        await insertRows(db, 'backups', {
          id,
          state: 'failed',
          problem: 'failed',
          requested_at: at,
          ended_at: at,
        });
        await jobs.enqueue(db, backupQueue, { run: id });
        return id;
      }),
  },
};

function insertEvent(shop: PoisonShop): Promise<string> {
  const { clock, ids } = shop.app.platform;
  return idOf(
    shop,
    "insert into operator_news (kind, subject, occurred_at) values ('sale', $1, $2) returning id::text",
    ids.uuid(),
    clock.now(),
  );
}
