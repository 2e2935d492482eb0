import { inTransaction } from '../../../platform/db/transaction.ts';
import { processEach } from '../../../platform/jobs/process-each.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mailUser } from '../../users/index.ts';
import { renewalNotBegunMail } from '../mails/renewal-not-begun.mail.ts';
import { savedUntil } from './unbegun.rules.ts';
import { findUnnotified, lockUnbegun } from './unbegun.store.ts';

const BATCH = 100;
/** Older consents are not mailed about: their buyers do not expect a renewal any more. */
const DAYS_MS = 30 * 24 * 3_600_000;

/** Mails buyers whose order saved nothing that the renewal they agreed to could be charged from, once per order. */
export async function notifyUnbegun(platform: Platform): Promise<void> {
  if (!platform.mail.enabled) return;
  const now = platform.clock.now();
  const before = savedUntil(now);
  const after = new Date(now.getTime() - DAYS_MS);
  const unnotified = await findUnnotified(platform.db, { after, before, limit: BATCH });
  await processEach(unnotified, ({ payment_id: paymentId }) => notify(platform, paymentId));
}

function notify(platform: Platform, paymentId: string): Promise<void> {
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
