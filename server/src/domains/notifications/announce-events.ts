import { isNotifiedKind, topicOf } from '@sesame/contract/console/notifications/topics.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueueDue } from '../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Executor, Platform, Queueing } from '../../platform/platform.ts';
import { listChoices } from './choices.store.ts';
import {
  claimEvent,
  type EventRow,
  findEvent,
  findNewEvents,
  wasAnnouncedSince,
} from './events.store.ts';
import {
  channelsOf,
  dueAt,
  rolesOf,
  standardChoice,
  standardTimes,
} from './notifications.rules.ts';
import { insertNotifications, type NewNotification } from './notifications.store.ts';
import { sendNotifications } from './send-notifications.ts';

export const announceEvent = defineQueue<{ readonly event: number }>('announce-operator-event', {
  onePerKey: true,
});

const BATCH = 200;
/** An older event is not announced; neither is an alert that opened again within this time. */
const NEWS_MS = 24 * 3_600_000;
type AnnounceNeeds = Queueing & Pick<Platform, 'config'>;

/** Gives every event that was not announced a job. */
export function announceEvents(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: announceEvent,
    limit: BATCH,
    find: (limit) => findNewEvents(platform.db, limit),
    toJob: ({ id }) => ({ key: String(id), data: { event: id } }),
  });
}

/** Decides once whom to notify of an event, how and when, by what each operator chose. */
export function announceOperatorEvent(platform: AnnounceNeeds, eventId: number): Promise<void> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    if (!(await claimEvent(tx, eventId, now))) return;
    const event = await findEvent(tx, eventId);
    if (event === undefined || !(await isNews(tx, event, now))) return;
    const hasBot = platform.config.shop().connections.telegram !== undefined;
    const notifications = await notificationsOf(tx, event, {
      now,
      hasBot,
      zone: platform.config.shop().timeZone,
    });
    await insertNotifications(tx, notifications);
    const due = notifications.filter(({ due_at }) => due_at <= now);
    await platform.jobs.enqueueAll(
      tx,
      sendNotifications,
      due.map(({ operator_id: operator, channel }) => ({
        key: `${operator}:${channel}`,
        data: { operator, channel },
      })),
    );
  });
}

async function isNews(tx: Executor, event: EventRow, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - NEWS_MS);
  if (!isNotifiedKind(event.kind) || event.resolved || event.occurred_at <= since) return false;
  const { id, alert_id: alertId } = event;
  return alertId === null || !(await wasAnnouncedSince(tx, { id, alertId, since }));
}

async function notificationsOf(
  tx: Executor,
  event: EventRow,
  { now, hasBot, zone }: { now: Date; hasBot: boolean; zone: string },
): Promise<NewNotification[]> {
  const topic = topicOf(event.kind);
  if (topic === undefined) return [];
  const operators = await listChoices(tx, rolesOf(topic));
  return operators.flatMap(({ id, role, times, choices, has_chat: hasChat }) => {
    const choice = choices.find((one) => one.topic === topic) ?? standardChoice(role, topic);
    const due_at = dueAt(now, times ?? standardTimes(zone), choice);
    return channelsOf(choice, { canChat: hasBot && hasChat }).map((channel) => ({
      ...{ event_id: event.id, operator_id: id, channel },
      ...{ due_at, digest: choice.digest },
    }));
  });
}
