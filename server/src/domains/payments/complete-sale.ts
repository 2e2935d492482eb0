import type { Executor, Platform } from '../../platform/platform.ts';
import { grantAccess } from '../access/index.ts';
import { earnCommissions } from '../referrals/index.ts';
import { raiseAlert } from './alerts.store.ts';
import { centsOfCharge } from './charge.rules.ts';
import { commitPromo } from './commit-promo.ts';
import { postSale } from './journal.ts';
import { BY_HAND, commissionBase, isPaidByBalance } from './payments.rules.ts';
import { changePayment, insertEffects, type PaymentRow } from './payments.store.ts';
import { tellPaid } from './tell-paid.ts';

export interface CompletedSale {
  /** What the gateway took, in minor units of the charge currency. */
  readonly capturedMinor: number;
  readonly late: boolean;
  readonly overpaid: boolean;
  /** An operator accepted less than was asked. */
  readonly underpaid?: boolean;
  /** People said that it is paid, not the gateway. */
  readonly byHand?: boolean;
}

/**
 * The one place where money turns into access; everything in the caller's transaction, the payment locked.
 * The effect rows make a second completion impossible, whatever code came here twice.
 */
export async function completeSale(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock' | 'sealer' | 'config' | 'mail' | 'publicUrl'>,
  payment: PaymentRow,
  { capturedMinor, late, overpaid, underpaid = false, byHand = false }: CompletedSale,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const fresh = await insertEffects(tx, payment.id, ['capture', 'activate'], at);
  if (fresh === 0) return payment;
  if (fresh !== 2) throw new Error(`payment ${payment.id} has half of its effects`);

  const overLimit = payment.promo_code_id !== null && (await commitPromo(tx, payment.id, at));
  const access = await grantAccess(tx, platform, {
    paymentId: payment.id,
    userId: payment.user_id,
    productId: payment.product_id,
    durationCount: payment.duration_count,
    durationUnit: payment.duration_unit,
    at,
  });
  const capturedCents = centsOfCharge(payment, capturedMinor);
  const flags = [
    late && 'late',
    overpaid && 'overpaid',
    underpaid && 'underpaid',
    byHand && BY_HAND,
  ].filter((flag) => flag !== false);
  const paid = await changePayment(
    tx,
    payment.id,
    {
      state: 'paid',
      paid_at: at,
      closed_at: at,
      check_at: null,
      captured_cents: capturedCents,
      captured_minor: capturedMinor,
      captured_currency: payment.charge_currency,
      flag: flags.join(',') || null,
      access_from: access.from,
      access_until: access.until,
    },
    {
      kind: 'paid',
      detail: { from: payment.state, captured_cents: capturedCents, flags },
      at,
    },
  );
  await postSale(tx, platform, payment, { capturedCents, capturedMinor, at });

  const subject = payment.id;
  if (late) await raiseAlert(tx, { kind: 'payment_late', subject, at });
  if (overpaid) {
    const detail = { surplus_cents: capturedCents - payment.total_cents };
    await raiseAlert(tx, { kind: 'payment_overpaid', subject, detail, at });
  }
  if (overLimit) await raiseAlert(tx, { kind: 'promo_over_limit', subject, at });
  if (!isPaidByBalance(paid)) {
    await earnCommissions(tx, platform, {
      paymentId: paid.id,
      buyerId: paid.user_id,
      baseCents: commissionBase(paid),
      at,
    });
  }
  await tellPaid(tx, platform, paid);
  return paid;
}
