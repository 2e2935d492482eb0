import { isSerializationConflict } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { perPlatform } from '../../../platform/per-platform.ts';
import type { Executor, Notifying, Platform } from '../../../platform/platform.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { findConsentText } from '../saved-methods/renewal-consents.store.ts';

type Begin = (tx: Executor, platform: Notifying, paymentId: string) => Promise<void>;

const beginningOf = perPlatform((_jobs: Platform['jobs']): { begin: Begin | undefined } => ({
  begin: undefined,
}));

/** Sets what begins with a paid order whose buyer agreed to renewal: payments do not know renewals. */
export function beginConsentedWith({ jobs }: Pick<Platform, 'jobs'>, begin: Begin): void {
  beginningOf(jobs).begin = begin;
}

/** Whether a renewal was agreed to with an order that is paid now. */
export async function isConsented(tx: Executor, payment: PaymentRow): Promise<boolean> {
  if (payment.state !== 'paid') return false;
  return (await findConsentText(tx, payment.id)) !== undefined;
}

/**
 * Begins the renewal that was agreed to with a paid order, in the transaction that settles it. The money is settled also
 * when that fails: then the job begins it.
 */
export async function beginConsented(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
): Promise<void> {
  const { begin } = beginningOf(platform.jobs);
  if (begin === undefined) return;
  try {
    await inTransaction(tx, (part) => begin(part, platform, payment.id));
  } catch (err) {
    if (isSerializationConflict(err)) throw err;
    platform.log.error({ err, paymentId: payment.id }, 'a renewal has not begun with its order');
  }
}
