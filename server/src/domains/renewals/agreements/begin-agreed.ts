import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Executor, Notifying, Platform, Queueing } from '../../../platform/platform.ts';
import {
  findActiveAgreement,
  findConsentedPayments,
  insertAgreement,
  lockOrderedConsent,
  markStopped,
} from './agreements.store.ts';
import { mailAgreement } from './mail-agreement.ts';
import { EXPECTED_MS } from './not-begun.rules.ts';

const BATCH = 200;

export const beginAgreedQueue = defineQueue<{ readonly payment: string }>('begin-agreed-renewal', {
  onePerKey: true,
});

/** Finds paid orders whose buyers agreed to a renewal that did not begin with the settlement. */
export function beginAgreed(platform: Queueing): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - EXPECTED_MS);
  return enqueueDue(platform, {
    queue: beginAgreedQueue,
    limit: BATCH,
    find: (limit) => findConsentedPayments(platform.db, { since, limit }),
    toJob: (payment) => ({ key: payment, data: { payment } }),
  });
}

/** Begins the renewal that was agreed to with an order, once it is paid and what is to be charged is usable. */
export async function beginAgreement(
  tx: Executor,
  platform: Notifying,
  paymentId: string,
): Promise<void> {
  const consent = await lockOrderedConsent(tx, paymentId);
  if (consent === undefined) return;
  const { subscription_id: subscriptionId, user_id: userId, text } = consent;
  const at = platform.clock.now();
  const active = await findActiveAgreement(tx, subscriptionId);
  if (active !== undefined) {
    await markStopped(tx, { id: active.id, at, by: 'buyer', reason: 'changed' });
  }
  const id = platform.ids.uuid();
  await insertAgreement(tx, {
    ...{ id, subscription_id: subscriptionId, user_id: userId, payment_id: paymentId },
    ...{ method_id: consent.method_id, gateway: consent.gateway, price_id: consent.price_id },
    ...{ duration_count: consent.duration_count, duration_unit: consent.duration_unit },
    ...{ ceiling_cents: consent.ceiling_cents, consent_version: consent.version },
    ...{ consent_language: consent.language, consent_text: text },
    consented_at: consent.agreed_at,
  });
  await mailAgreement(tx, platform, { id, userId, text, product: consent });
}

/** The same in a separate transaction. */
export function beginAgreedRenewal(platform: Platform, paymentId: string): Promise<void> {
  return inTransaction(platform.db, (tx) => beginAgreement(tx, platform, paymentId));
}
