import * as z from 'zod/mini';
import { emptyAnswer, languageField, timestampField } from '../../shared/fields.ts';
import { consoleRoutes } from '../routes.ts';
import { notificationTopics } from './topics.ts';

const hourField = z.int().check(z.gte(0), z.lte(23));

export const notificationChoiceField = z.strictObject({
  topic: z.enum(notificationTopics),
  mail: z.boolean(),
  /** In the operator's chat with the bot; by mail instead while there is no such chat. */
  telegram: z.boolean(),
  /** Collected in one message a day instead of sent at once. */
  digest: z.boolean(),
});
export type NotificationChoice = z.output<typeof notificationChoiceField>;

const timesFields = {
  /** IANA name, such as `Europe/Moscow`. */
  time_zone: z.string().check(z.regex(/^[\w+\-/]{1,64}$/)),
  /** The hour of the digest in that time zone. */
  digest_hour: hourField,
  /** From this hour until `quiet_until` nothing is sent at once; both null: no quiet hours. */
  quiet_from: z.nullable(hourField),
  quiet_until: z.nullable(hourField),
  /** Whether urgent topics are sent in quiet hours too. */
  urgent_anytime: z.boolean(),
};
export const notificationTimesField = z.strictObject(timesFields);
export type NotificationTimes = z.output<typeof notificationTimesField>;

const settingsField = z.strictObject({
  ...timesFields,
  /** The topics whose records the role may read. */
  choices: z.array(notificationChoiceField),
  mail: z.strictObject({
    /** False when the shop sends no mail. */
    enabled: z.boolean(),
    address: z.string(),
    /** When the last notification by mail was refused; null when it was not. */
    refused_at: z.nullable(timestampField),
  }),
  telegram: z.strictObject({
    /** False when the shop has no bot. */
    enabled: z.boolean(),
    /** First name of the linked Telegram account; null when none is linked. */
    account: z.nullable(z.string()),
    /** Since when the bot cannot write to that account; null when it can. */
    blocked_at: z.nullable(timestampField),
  }),
});
export type NotificationSettings = z.output<typeof settingsField>;

/** What an operator chooses for themselves. */
const own = consoleRoutes({ tag: 'Operators', read: 'session:own', write: 'session:own' });

export const readNotifications = own.get('readNotifications', '/session/notifications', {
  summary: 'What the operator is notified of, how and when',
  answer: settingsField,
});

/** Topics that are not named stay as they are; so do topics whose records the role may not read. */
export const changeNotifications = own.put('changeNotifications', '/session/notifications', {
  summary: 'Choose what to be notified of, how, when and in which language',
  body: z.strictObject({
    ...timesFields,
    choices: z.array(notificationChoiceField).check(z.maxLength(notificationTopics.length)),
    language: languageField,
  }),
  answer: settingsField,
});

export const testNotifications = own.post('testNotifications', '/session/notifications/test', {
  summary: 'Send the operator a test by every channel that works',
  answer: z.strictObject({ mail: z.boolean(), telegram: z.boolean() }),
});

/** START in the chat behind the link connects it. The link works once, for ten minutes, and voids older ones. */
export const linkOperatorTelegram = own.post(
  'linkOperatorTelegram',
  '/session/notifications/telegram',
  {
    confirmed: true,
    summary: "Create a link that connects the operator's Telegram",
    answer: z.strictObject({ url: z.string() }),
    status: 201,
    errors: ['telegram_connected'],
  },
);

/** Idempotent. What is not sent yet is not sent. */
export const unlinkOperatorTelegram = own.delete(
  'unlinkOperatorTelegram',
  '/session/notifications/telegram',
  { summary: "Disconnect the operator's Telegram", answer: emptyAnswer },
);
