import type { Language } from '@sesame/contract/shared/limits.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyUser } from '../../users/index.ts';
import {
  type AccessChange,
  accessChangedMail,
  accessChangedSubject,
} from '../mails/access-changed.mail.ts';
import { findSubscription } from './console-subscriptions.store.ts';

/**
 * Notifies the buyer by mail, and by Telegram if they chose it, that an operator changed their access, in the
 * transaction of the change.
 * @param change.days that were added
 */
export async function notifyAccessChanged(
  tx: Executor,
  platform: Notifying,
  { id, change, days }: { id: string; change: AccessChange; days?: number },
): Promise<void> {
  const at = platform.clock.now();
  const subscription = await findSubscription(tx, id, at);
  if (subscription === undefined) return;
  const { user_id: userId, ends_at: endsAt } = subscription;
  const changedIn = (language: Language) => ({
    subscriptionId: id,
    product: titleIn(language, subscription),
    endsAt,
    days,
  });
  await notifyUser(tx, platform, {
    // Each change moves the end, or adds a grant at its own moment.
    key: `access-${change}:${id}:${endsAt.toISOString()}:${at.getTime()}`,
    userId,
    kind: 'access_changed',
    text: (language) =>
      `${accessChangedSubject(shopOf(platform), language, change, changedIn(language))}\n${platform.publicUrl()}/dashboard/subscriptions`,
    mail: (shop, language) => accessChangedMail(shop, language, change, changedIn(language)),
  });
}
