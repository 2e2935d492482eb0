import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { mailUser } from '../../users/index.ts';
import { renewalNotBegunMail } from '../mails/renewal-not-begun.mail.ts';
import { EXPECTED_MS, savedUntil } from './unbegun.rules.ts';
import { findUnnotified, lockUnbegun } from './unbegun.store.ts';

const BATCH = 100;

export const notifyUnbegunQueue = defineQueue<{ readonly payment: string }>(
  'notify-unbegun-renewal',
  { onePerKey: true },
);

/** Finds orders that saved nothing that the renewal their buyers agreed to could be charged from. */
export async function notifyUnbegun(platform: TransactionalPlatform): Promise<void> {
  if (!platform.mail.enabled) return;
  const now = platform.clock.now();
  const before = savedUntil(now);
  const after = new Date(now.getTime() - EXPECTED_MS);
  await enqueueDue(platform, {
    queue: notifyUnbegunQueue,
    limit: BATCH,
    find: (limit) => findUnnotified(platform.db, { after, before, limit }),
    toJob: ({ payment_id: payment }) => ({ key: payment, data: { payment } }),
  });
}

/** Mails the buyer of such an order, once. */
export function notifyOfUnbegun(platform: Platform, paymentId: string): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const unbegun = await lockUnbegun(tx, paymentId);
    if (unbegun === undefined) return;
    const about = { product: unbegun, endsAt: unbegun.ends_at };
    await mailUser(tx, platform, {
      // `findUnnotified` looks for this key.
      key: `renewal-not-begun:${paymentId}`,
      userId: unbegun.user_id,
      mail: (shop, language) => renewalNotBegunMail(shop, language, about),
    });
  });
}
