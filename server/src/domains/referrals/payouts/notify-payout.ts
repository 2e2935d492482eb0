import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findContact } from '../../users/index.ts';
import { payoutMail } from '../mails/payout.mail.ts';
import type { PayoutRow } from './payouts.store.ts';

/** Mails the owner about the new state of a payout, once per state, in the transaction of the change. */
export async function notifyPayout(
  tx: Executor,
  platform: Notifying,
  payout: PayoutRow,
): Promise<void> {
  const { state } = payout;
  if (!platform.mail.enabled || state === 'approved' || state === 'canceled') return;
  const contact = await findContact(tx, payout.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  await platform.mail.queue(tx, {
    key: `payout:${payout.id}:${state}`,
    to: email,
    language,
    mail: payoutMail(shopOf(platform), language, { ...payout, state }),
  });
}
