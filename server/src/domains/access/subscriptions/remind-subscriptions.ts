import { inTransaction } from '../../../platform/db/transaction.ts';
import { processDueItems } from '../../../platform/jobs/process-due-items.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import { mailDate } from '../../../platform/mail/mail-format.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { findContact, notifyByTelegram } from '../../users/index.ts';
import { subscriptionEndedMail } from '../mails/subscription-ended.mail.ts';
import { subscriptionEndsMail } from '../mails/subscription-ends.mail.ts';
import {
  daysLeft,
  QUIET_AFTER_PURCHASE_MS,
  REMINDER_KINDS,
  type ReminderKind,
  reminderWindow,
} from './reminders.rules.ts';
import { type EndingSubscription, listEnding, recordReminder } from './reminders.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'log' | 'mail' | 'publicUrl'>;

/** Keeps one round short; the rest waits for the next round. */
const PER_ROUND = 500;

/**
 * Reminds buyers that access ends in some days, ends in one day, or has ended: once per subscription, kind and end. A
 * renewal moves the end, so the reminders start again.
 */
export async function remindSubscriptions(platform: Needs): Promise<void> {
  const now = platform.clock.now();
  const { reminder_days: firstDays } = platform.config.shop().limits;
  for (const kind of REMINDER_KINDS) {
    const [afterMs, untilMs] = reminderWindow(kind, firstDays);
    await processDueItems(platform, {
      job: 'remind-subscriptions',
      limit: PER_ROUND,
      find: (limit) =>
        listEnding(platform.db, {
          kind,
          after: new Date(now.getTime() + afterMs),
          until: new Date(now.getTime() + untilMs),
          quietSince: new Date(now.getTime() - QUIET_AFTER_PURCHASE_MS),
          limit,
        }),
      idOf: ({ id }) => `${kind}:${id}`,
      work: (subscription) =>
        inTransaction(platform.db, async (tx) => {
          const { id, ends_at } = subscription;
          const fresh = await recordReminder(tx, {
            subscriptionId: id,
            kind,
            endsAt: ends_at,
            at: now,
          });
          if (fresh) await notifyOwner(tx, platform, kind, subscription);
        }),
    });
  }
}

async function notifyOwner(
  tx: Executor,
  platform: Needs,
  kind: ReminderKind,
  subscription: EndingSubscription,
): Promise<void> {
  const contact = await findContact(tx, subscription.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  const { id, title, product_id: productId, ends_at: endsAt } = subscription;
  const facts = { product: title, productId, endsAt };
  const left = daysLeft(endsAt, platform.clock.now());
  const key = `subscription-${kind}:${id}:${endsAt.toISOString()}`;
  await notifyByTelegram(tx, platform, {
    key,
    userId: subscription.user_id,
    kind: 'subscription_ends',
    text: (spoken) =>
      platform.mail.texts.bot(spoken, kind === 'ended' ? 'subscriptionEnded' : 'subscriptionEnds', {
        product: title,
        date: mailDate(endsAt),
        count: left,
        url: `${platform.publicUrl()}/dashboard/subscriptions?order=${productId}`,
      }),
  });
  await platform.mail.queue(tx, {
    key,
    to: email,
    language,
    mail:
      kind === 'ended'
        ? subscriptionEndedMail(shopOf(platform), language, facts)
        : subscriptionEndsMail(shopOf(platform), language, { ...facts, daysLeft: left }),
  });
}
