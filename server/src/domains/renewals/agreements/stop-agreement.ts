import type { Executor, Notifying } from '../../../platform/platform.ts';
import { mailUser } from '../../users/index.ts';
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
 * the buyer or an operator is confirmed by mail; why the shop itself stops is in the mails of renewals.
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
  if (by === 'system') return true;
  const subscription = await findRenewable(tx, subscriptionId);
  if (subscription === undefined) return true;
  const about = { product: subscription, endsAt: subscription.ends_at };
  await mailUser(tx, platform, {
    key: `renewal-off:${id}`,
    userId,
    mail: (shop, language) => renewalStoppedMail(shop, language, about),
  });
  return true;
}
