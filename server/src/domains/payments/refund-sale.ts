import type { RefundWay } from '../../database.types.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { reverseGrant } from '../access/index.ts';
import { reverseCommissions } from '../referrals/index.ts';
import { postRefund } from './journal.ts';
import { changePayment, insertEffects, type PaymentRow, updatePayment } from './payments.store.ts';
import { releasePromo } from './release-promo.ts';

/** What has gone back to the buyer, in cents of the quote and in minor units of what was captured. */
export interface Refund {
  readonly way: RefundWay;
  readonly amountCents: number;
  readonly amountMinor: number;
}

/**
 * Books that `amountCents` more of a settled payment have gone back. A full refund takes the access back
 * and frees the promo code; after a partial one both stay.
 */
export async function refundSale(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock' | 'sealer' | 'config'>,
  payment: PaymentRow,
  { way, amountCents, amountMinor }: Refund,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const toCents = payment.refunded_cents + amountCents;
  const full = toCents === payment.captured_cents;
  const effect = `refund:${toCents}`;
  if (amountCents === 0 || (await insertEffects(tx, payment.id, [effect], at)) === 0) {
    return payment;
  }
  const state = full ? 'refunded' : 'partially_refunded';
  const fromGateway = way === 'record' ? 0 : amountMinor;
  const refunded = await changePayment(
    tx,
    payment.id,
    {
      state,
      refunded_cents: toCents,
      returned_minor: payment.returned_minor + fromGateway,
      check_at: null,
    },
    {
      kind: state,
      detail: { from: payment.state, way, amount_cents: amountCents, refunded_cents: toCents },
      at,
    },
  );
  await postRefund(tx, platform, payment, { way, amountCents, amountMinor, effect, at });
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
