import type { Language } from '@sesame/contract/shared/limits.ts';
import { type MailShop, shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { mailUser, notifyUser } from '../../users/index.ts';
import { renewalStoppedMail } from '../mails/renewal-stopped.mail.ts';
import {
  type AgreementRow,
  findRenewable,
  markStopped,
  type StoppedBy,
  type StopReason,
} from './agreements.store.ts';

/**
 * Ends an agreement at once: from this transaction on nothing new is charged by it. Access stays until its end. A stop by
 * the buyer or an operator is confirmed by mail, and so is a removed method, wherever it was removed; why else the shop itself
 * stops is in the mails of renewals.
 * @returns false when it had ended before
 */
export async function stopAgreement(
  tx: Executor,
  platform: Notifying,
  { id, subscription_id: subscriptionId, user_id: userId }: AgreementRow,
  { by, reason }: { readonly by: StoppedBy; readonly reason: StopReason },
): Promise<boolean> {
  const at = platform.clock.now();
  if (!(await markStopped(tx, { id, at, by, reason }))) return false;
  const isMethodRemoved = reason === 'method_removed';
  if (by === 'system' && !isMethodRemoved) return true;
  const subscription = await findRenewable(tx, subscriptionId);
  if (subscription === undefined) return true;
  const about = { product: subscription, endsAt: subscription.ends_at, isMethodRemoved };
  const message = {
    key: `renewal-off:${id}`,
    userId,
    mail: (shop: MailShop, language: Language) => renewalStoppedMail(shop, language, about),
  };
  if (!isMethodRemoved) {
    await mailUser(tx, platform, message);
    return true;
  }
  const shop = shopOf(platform);
  await notifyUser(tx, platform, {
    ...message,
    kind: 'subscription_ends',
    text: (language) =>
      `${renewalStoppedMail(shop, language, about).subject}\n${shop.publicUrl}/dashboard/subscriptions`,
  });
  return true;
}
