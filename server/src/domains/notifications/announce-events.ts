import {
  isNotifiedKind,
  type NotifiedKind,
  notifiedKinds,
  topicOf,
} from '@sesame/contract/console/notifications/topics.ts';
import { operatorRoles } from '@sesame/contract/console/permissions.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueueDue } from '../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../platform/platform.ts';
import { listChoices } from './choices.store.ts';
import {
  claimEvent,
  closeEventsExcept,
  type EventRow,
  findEvent,
  findNewEvents,
  wasAnnouncedSince,
} from './events.store.ts';
import { dueAt, recipientsOf, rolesOf, standardTimes } from './notifications.rules.ts';
import { insertNotifications, type NewNotification } from './notifications.store.ts';
import { sendNotifications } from './send-notifications.ts';

export const announceEvent = defineQueue<{ readonly event: number }>('announce-operator-event', {
  onePerKey: true,
});

const BATCH = 200;
/** Closed together in one statement. */
const CLOSED_MAX = 5_000;
/** An older event is not announced; neither is an alert that opened again within this time. */
const NEWS_MS = 24 * 3_600_000;

/** Gives a job to every event that was not announced. Those that no operator is notified of, such as most sales, need none. */
export async function announceEvents(platform: TransactionalPlatform): Promise<void> {
  const { clock, db } = platform;
  await closeEventsExcept(db, await listWantedKinds(platform), {
    limit: CLOSED_MAX,
    at: clock.now(),
  });
  await enqueueDue(platform, {
    queue: announceEvent,
    limit: BATCH,
    find: (limit) => findNewEvents(platform.db, limit),
    toJob: ({ id }) => ({ key: String(id), data: { event: id } }),
  });
}

/** Decides once whom to notify of an event, how and when, by what each operator chose. */
export function announceOperatorEvent(
  platform: TransactionalPlatform,
  eventId: number,
): Promise<void> {
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

/** The kinds of events that at least one operator is notified of. */
async function listWantedKinds({
  db,
  config,
}: Pick<Platform, 'config' | 'db'>): Promise<readonly NotifiedKind[]> {
  const operators = await listChoices(db, operatorRoles);
  const hasBot = config.shop().connections.telegram !== undefined;
  return notifiedKinds.filter((kind) => {
    const topic = topicOf(kind);
    return topic !== undefined && recipientsOf(topic, operators, { hasBot }).length > 0;
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
  return recipientsOf(topic, operators, { hasBot }).map(({ operator, choice, channel }) => ({
    ...{ event_id: event.id, operator_id: operator.id, channel },
    due_at: dueAt(now, operator.times ?? standardTimes(zone), choice),
    digest: choice.digest,
  }));
}
