import type { Executor, Notifying } from '../../../platform/platform.ts';
import { mailUser } from '../../users/index.ts';
import { payoutMail } from '../mails/payout.mail.ts';
import type { PayoutRow } from './payouts.store.ts';

/** Mails the owner about the new state of a payout, once per state, in the transaction of the change. */
export async function notifyPayout(
  tx: Executor,
  platform: Notifying,
  payout: PayoutRow,
): Promise<void> {
  const { state } = payout;
  if (state === 'approved' || state === 'canceled') return;
  await mailUser(tx, platform, {
    key: `payout:${payout.id}:${state}`,
    userId: payout.user_id,
    mail: (shop, language) => payoutMail(shop, language, { ...payout, state }),
  });
}
