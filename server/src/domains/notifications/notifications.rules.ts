import type {
  NotificationChoice,
  NotificationTimes,
} from '@sesame/contract/console/notifications/notifications.ts';
import {
  type NotificationTopic,
  notificationTopics,
  permissionOfTopic,
  topicOf,
  urgentTopics,
} from '@sesame/contract/console/notifications/topics.ts';
import {
  isPermitted,
  type OperatorRole,
  operatorRoles,
} from '@sesame/contract/console/permissions.ts';
import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { zonedFormats } from '@sesame/contract/shared/zoned-formats.ts';

/** @param zone the time zone of the shop */
export function standardTimes(zone: string): NotificationTimes {
  return {
    time_zone: zone,
    digest_hour: 9,
    quiet_from: null,
    quiet_until: null,
    urgent_anytime: true,
  };
}

/** What an operator who chose nothing is mailed at once: what waits for operators of their role. */
const standardTopics: Readonly<Record<OperatorRole, readonly NotificationTopic[]>> = {
  owner: ['payment_review', 'dispute', 'refund', 'inventory', 'job', 'payout', 'security'],
  manager: ['payment_review', 'dispute', 'refund', 'inventory', 'job'],
  finance: ['payment_review', 'dispute', 'refund', 'payout', 'inventory'],
  support: ['ticket'],
  content: [],
  auditor: [],
};

/** Topics whose records a role may read. */
export function topicsOf(role: OperatorRole): NotificationTopic[] {
  return notificationTopics.filter((topic) => isPermitted(role, permissionOfTopic[topic]));
}

/** Roles that may read the records of a topic. */
export function rolesOf(topic: NotificationTopic): OperatorRole[] {
  return operatorRoles.filter((role) => isPermitted(role, permissionOfTopic[topic]));
}

/** Roles that may read the records of all of these events. */
export function rolesOfKinds(kinds: readonly string[]): OperatorRole[] {
  const topics = kinds.map((kind) => topicOf(kind));
  return operatorRoles.filter((role) =>
    topics.every((topic) => topic !== undefined && rolesOf(topic).includes(role)),
  );
}

/** What applies to a topic that the operator chose nothing for. */
export function standardChoice(role: OperatorRole, topic: NotificationTopic): NotificationChoice {
  const isWanted = standardTopics[role].includes(topic);
  return { topic, mail: isWanted, telegram: isWanted, digest: false };
}

export type Channel = 'mail' | 'telegram';

/** The operator and the event of a message. */
export interface MessageKey {
  readonly eventId: number;
  readonly operatorId: string;
}

/** How to notify an operator. Who chose Telegram alone is mailed while the bot cannot reach them. */
function channelsOf(
  { mail, telegram }: Pick<NotificationChoice, 'mail' | 'telegram'>,
  { canChat }: { readonly canChat: boolean },
): Channel[] {
  if (!canChat) return mail || telegram ? ['mail'] : [];
  return [...(mail ? (['mail'] as const) : []), ...(telegram ? (['telegram'] as const) : [])];
}

/** The choices that decide whether an operator is notified. */
interface Recipient {
  readonly role: OperatorRole;
  readonly choices: readonly NotificationChoice[];
  readonly has_chat: boolean;
}

/** Which of these operators are notified of a topic, and by what they chose; one with two channels is there twice. */
export function recipientsOf<Operator extends Recipient>(
  topic: NotificationTopic,
  operators: readonly Operator[],
  { hasBot }: { readonly hasBot: boolean },
): { operator: Operator; choice: NotificationChoice; channel: Channel }[] {
  const roles = rolesOf(topic);
  return operators
    .filter(({ role }) => roles.includes(role))
    .flatMap((operator) => {
      const saved = operator.choices.find((one) => one.topic === topic);
      const choice = saved ?? standardChoice(operator.role, topic);
      const channels = channelsOf(choice, { canChat: hasBot && operator.has_chat });
      return channels.map((channel) => ({ operator, choice, channel }));
    });
}

/**
 * When to send a notification.
 * @returns `now` for one that is sent at once
 */
export function dueAt(
  now: Date,
  times: NotificationTimes,
  { topic, digest }: Pick<NotificationChoice, 'topic' | 'digest'>,
): Date {
  if (digest) return nextHour(now, times.time_zone, times.digest_hour);
  const { quiet_from: from, quiet_until: until } = times;
  if (from === null || until === null) return now;
  if (times.urgent_anytime && urgentTopics.includes(topic)) return now;
  return isQuiet(localTime(now, times.time_zone).hour, from, until)
    ? nextHour(now, times.time_zone, until)
    : now;
}

function isQuiet(hour: number, from: number, until: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

const DAY_HOURS = 24;

/** The next full hour of the day in a time zone, later than now; a clock that was changed in between is respected. */
function nextHour(now: Date, zone: string, hour: number): Date {
  const local = localTime(now, zone);
  const ahead = (hour - local.hour + DAY_HOURS) % DAY_HOURS || DAY_HOURS;
  const intoHourMs = local.minute * 60_000 + (now.getTime() % 60_000);
  const guess = new Date(now.getTime() - intoHourMs + ahead * HOUR_MS);
  const found = localTime(guess, zone).hour;
  const shift = ((hour - found + DAY_HOURS / 2 + DAY_HOURS) % DAY_HOURS) - DAY_HOURS / 2;
  const corrected = new Date(guess.getTime() + shift * HOUR_MS);
  return corrected > now ? corrected : guess;
}

const clocks = zonedFormats('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function localTime(at: Date, zone: string): { hour: number; minute: number } {
  const parts = clocks(zone).formatToParts(at);
  const of = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  return { hour: of('hour'), minute: of('minute') };
}
