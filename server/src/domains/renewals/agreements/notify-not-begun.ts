import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { mailUser } from '../../users/index.ts';
import { renewalNotBegunMail } from '../mails/renewal-not-begun.mail.ts';
import { EXPECTED_MS, savedUntil } from './not-begun.rules.ts';
import { findUnnotified, lockNotBegun } from './not-begun.store.ts';

const BATCH = 100;

export const notifyNotBegunQueue = defineQueue<{ readonly payment: string }>(
  'notify-renewal-not-begun',
  { onePerKey: true },
);

/** Finds orders that saved nothing that the renewal their buyers agreed to could be charged from. */
export async function notifyNotBegun(platform: TransactionalPlatform): Promise<void> {
  if (!platform.mail.enabled) return;
  const now = platform.clock.now();
  const before = savedUntil(now);
  const after = new Date(now.getTime() - EXPECTED_MS);
  await enqueueDue(platform, {
    queue: notifyNotBegunQueue,
    limit: BATCH,
    find: (limit) => findUnnotified(platform.db, { after, before, limit }),
    toJob: ({ payment_id: payment }) => ({ key: payment, data: { payment } }),
  });
}

/** Mails the buyer of such an order, once. */
export function notifyOfNotBegun(platform: Platform, paymentId: string): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const notBegun = await lockNotBegun(tx, paymentId);
    if (notBegun === undefined) return;
    const about = { product: notBegun, endsAt: notBegun.ends_at };
    await mailUser(tx, platform, {
      // `findUnnotified` looks for this key.
      key: `renewal-not-begun:${paymentId}`,
      userId: notBegun.user_id,
      mail: (shop, language) => renewalNotBegunMail(shop, language, about),
    });
  });
}
