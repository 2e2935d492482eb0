import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { mailDate } from '../../../platform/mail/mail-format.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { notifyUser } from '../../users/index.ts';
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

interface Reminder {
  readonly kind: ReminderKind;
  readonly subscription: string;
}

export const remindSubscriptionQueue = defineQueue<Reminder>('remind-subscription', {
  onePerKey: true,
});

const BATCH = 500;

/** Finds subscriptions that end in some days, end in one day, or have ended, and whose buyers lack the reminder. */
export async function remindSubscriptions(platform: Platform): Promise<void> {
  for (const kind of REMINDER_KINDS) {
    await enqueueDue(platform, {
      queue: remindSubscriptionQueue,
      limit: BATCH,
      find: (limit) => listEnding(platform.db, { ...rangeOf(platform, kind), limit }),
      toJob: ({ id }) => ({ key: `${kind}:${id}`, data: { kind, subscription: id } }),
    });
  }
}

/**
 * Reminds the buyer of a subscription if that is still due: once per subscription, kind and end. A renewal moves the
 * end, so the reminders start again.
 */
export async function remindSubscription(
  platform: TransactionalPlatform,
  { kind, subscription: id }: Reminder,
): Promise<void> {
  const at = platform.clock.now();
  const due = await listEnding(platform.db, { ...rangeOf(platform, kind), id, limit: 1 });
  for (const subscription of due) {
    await inTransaction(platform.db, async (tx) => {
      const { ends_at: endsAt } = subscription;
      if (await recordReminder(tx, { subscriptionId: id, kind, endsAt, at })) {
        await notifyOwner(tx, platform, kind, subscription);
      }
    });
  }
}

function rangeOf({ clock, config }: Pick<Platform, 'clock' | 'config'>, kind: ReminderKind) {
  const now = clock.now().getTime();
  const [afterMs, untilMs] = reminderWindow(kind, config.shop().limits.reminder_days);
  return {
    kind,
    after: new Date(now + afterMs),
    until: new Date(now + untilMs),
    skipSince: new Date(now - QUIET_AFTER_PURCHASE_MS),
  };
}

async function notifyOwner(
  tx: Executor,
  platform: TransactionalPlatform,
  kind: ReminderKind,
  subscription: EndingSubscription,
): Promise<void> {
  const { id, product_id: productId, ends_at: endsAt } = subscription;
  const left = daysLeft(endsAt, platform.clock.now());
  await notifyUser(tx, platform, {
    key: `subscription-${kind}:${id}:${endsAt.toISOString()}`,
    userId: subscription.user_id,
    kind: 'subscription_ends',
    text: (language) =>
      platform.mail.texts.bot(
        language,
        kind === 'ended' ? 'subscriptionEnded' : 'subscriptionEnds',
        {
          product: titleIn(language, subscription),
          date: mailDate(endsAt),
          count: left,
          url: `${platform.publicUrl()}/dashboard/subscriptions?order=${productId}&again`,
        },
      ),
    mail: (shop, language) => {
      const facts = { product: titleIn(language, subscription), productId, endsAt };
      return kind === 'ended'
        ? subscriptionEndedMail(shop, language, facts)
        : subscriptionEndsMail(shop, language, { ...facts, daysLeft: left });
    },
  });
}
