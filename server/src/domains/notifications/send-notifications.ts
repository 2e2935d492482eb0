import { isNotifiedKind, topicOf } from '@sesame/contract/console/notifications/topics.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueueDue } from '../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Executor, Queueing, TransactionalPlatform } from '../../platform/platform.ts';
import { findOperator } from '../operators/index.ts';
import { queueChatDigest, queueChatMessage } from './chat/queue-chat-messages.ts';
import type { ChatEvent } from './chat/render-chat-message.ts';
import { findZone } from './choices.store.ts';
import { describeEvent } from './describe-event.ts';
import { listEvents } from './events.store.ts';
import { mailDigest, mailEvent } from './mail-notifications.ts';
import { type Channel, topicsOf } from './notifications.rules.ts';
import { endNotifications, findDueOperators, lockDueNotifications } from './notifications.store.ts';

/** The due notifications of one operator and channel. */
export const sendNotifications = defineQueue<{
  readonly operator: string;
  readonly channel: Channel;
}>('send-operator-notifications', { onePerKey: true });

const BATCH = 200;

/** Gives every operator with due notifications a job: digests, and what waited for the end of the quiet hours. */
export function sendDueNotifications(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: sendNotifications,
    limit: BATCH,
    find: (limit) => findDueOperators(platform.db, platform.clock.now(), limit),
    toJob: ({ operator_id: operator, channel }) => ({
      key: `${operator}:${channel}`,
      data: { operator, channel },
    }),
  });
}

/**
 * Queues the messages about the due notifications of an operator, in one transaction with the notifications. What was resolved
 * meanwhile, and what the operator may not read any more, is dropped.
 */
export function sendOperatorNotifications(
  platform: TransactionalPlatform,
  { operator: operatorId, channel }: { readonly operator: string; readonly channel: Channel },
): Promise<void> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const due = await lockDueNotifications(tx, { operatorId, channel, now, limit: BATCH });
    if (due.length === 0) return;
    const readable = await readableEvents(tx, operatorId, due);
    await deliver(tx, platform, { operatorId, channel, due, readable });
    const sent = readable.map(({ id }) => id);
    const dropped = due.map(({ event_id }) => event_id).filter((id) => !sent.includes(id));
    await endNotifications(tx, { operatorId, channel, events: sent, state: 'sent' });
    await endNotifications(tx, { operatorId, channel, events: dropped, state: 'dropped' });
  });
}

async function readableEvents(
  tx: Executor,
  operatorId: string,
  due: readonly { event_id: number }[],
): Promise<ChatEvent[]> {
  const operator = await findOperator(tx, operatorId);
  if (operator === undefined || operator.disabled_at !== null) return [];
  const topics = topicsOf(operator.role);
  const events = await listEvents(
    tx,
    due.map(({ event_id }) => event_id),
  );
  return events.flatMap((event) => {
    const { kind } = event;
    if (!isNotifiedKind(kind) || event.resolved) return [];
    const topic = topicOf(kind);
    return topic !== undefined && topics.includes(topic) ? [{ ...event, kind }] : [];
  });
}

async function deliver(
  tx: Executor,
  platform: TransactionalPlatform,
  {
    operatorId,
    channel,
    due,
    readable,
  }: {
    operatorId: string;
    channel: Channel;
    due: readonly { event_id: number; digest: boolean }[];
    readable: readonly ChatEvent[];
  },
): Promise<void> {
  const operator = await findOperator(tx, operatorId);
  if (operator === undefined) return;
  const zone = (await findZone(tx, operatorId)) ?? platform.config.shop().timeZone;
  const reader = { ...operator, zone };
  const collected = due.filter(({ digest }) => digest).map(({ event_id }) => event_id);
  const digest = readable.filter(({ id }) => collected.includes(id));
  const single = readable.filter(({ id }) => !collected.includes(id));
  if (channel === 'telegram') {
    for (const event of single) await queueChatMessage(tx, platform, reader, event);
    if (digest.length > 0) await queueChatDigest(tx, platform, reader, digest);
    return;
  }
  const describe = (event: ChatEvent) => describeEvent(platform.mail.texts.mail, reader, event);
  for (const event of single) {
    await mailEvent(tx, platform, { operator, event, message: describe(event) });
  }
  if (digest.length > 0) {
    await mailDigest(tx, platform, { operator, events: digest, messages: digest.map(describe) });
  }
}
