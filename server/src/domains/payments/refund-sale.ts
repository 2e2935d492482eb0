import type { Executor, Platform } from '../../platform/platform.ts';
import { reverseGrant } from '../access/index.ts';
import { reverseCommissions } from '../referrals/index.ts';
import { postRefund } from './journal.ts';
import { changePayment, insertEffects, type PaymentRow, updatePayment } from './payments.store.ts';
import { releasePromo } from './release-promo.ts';

/**
 * Books that `toCents` of a settled payment have gone back altogether. A full refund takes the access back
 * and frees the promo code; after a partial one both stay.
 */
export async function refundSale(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock' | 'sealer' | 'config'>,
  payment: PaymentRow,
  { toCents, full }: { toCents: number; full: boolean },
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const effect = `refund:${toCents}`;
  if ((await insertEffects(tx, payment.id, [effect], at)) === 0) return payment;

  const amountCents = toCents - payment.refunded_cents;
  const state = full ? 'refunded' : 'partially_refunded';
  const refunded = await changePayment(
    tx,
    payment.id,
    { state, refunded_cents: toCents, check_at: null },
    {
      kind: state,
      detail: { from: payment.state, amount_cents: amountCents, refunded_cents: toCents },
      at,
    },
  );
  await postRefund(tx, platform, payment, { amountCents, effect, at });
  await reverseCommissions(tx, platform, {
    paymentId: payment.id,
    capturedCents: payment.captured_cents,
    refundedCents: toCents,
    disputed: payment.state === 'disputed',
    at,
  });
  if (!full) return refunded;

  const shifted = await reverseGrant(tx, platform, { paymentId: payment.id, at });
  for (const period of shifted) {
    await updatePayment(tx, period.paymentId, {
      access_from: period.from,
      access_until: period.until,
    });
  }
  if (payment.promo_code_id !== null) await releasePromo(tx, payment.id, at);
  return refunded;
}
