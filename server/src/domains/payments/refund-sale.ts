import type { Executor, Platform } from '../../platform/platform.ts';
import type { RefundAccess, RefundWay } from '../../tables/payments.ts';
import { releaseGrant, reverseGrant, type ShiftedPeriod, shortenGrant } from '../access/index.ts';
import { freezeCommissions, reverseCommissions } from '../referrals/index.ts';
import { postRefund } from './journal.ts';
import { isPaidByBalance } from './payments.rules.ts';
import { changePayment, insertEffects, type PaymentRow } from './payments.store.ts';
import { firstLookAtRefund } from './reconcile.rules.ts';
import { releasePromo } from './release-promo.ts';
import { storePeriods } from './store-periods.ts';
import { tellRefunded } from './tell-refunded.ts';

/** What has gone back to the buyer, in cents of the quote and in minor units of what was captured. */
export interface Refund {
  readonly way: RefundWay;
  /** 0 when the buyer had all of it already: what the gateway gave beside that is a loss. */
  readonly amountCents: number;
  readonly amountMinor: number;
  /** What becomes of the access. Nobody says so of refunds made at the gateway: all of the money takes it back, a part does not. */
  readonly access?: RefundAccess;
}

/**
 * Books that `amountCents` more of a settled payment have gone back, with what follows for commissions, access and promo code.
 * @returns the payment, and the effect that this was booked as
 */
export async function refundSale(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock' | 'sealer' | 'config' | 'mail' | 'publicUrl'>,
  payment: PaymentRow,
  { way, amountCents, amountMinor, access }: Refund,
): Promise<{ payment: PaymentRow; effect: string | undefined }> {
  const at = platform.clock.now();
  const toCents = payment.refunded_cents + amountCents;
  const fromGateway = way === 'gateway' || isPaidByBalance(payment);
  const returnedMinor = payment.returned_minor + (fromGateway ? amountMinor : 0);
  const effect = amountCents > 0 ? `refund:${toCents}` : `excess:${returnedMinor}`;
  if ((await insertEffects(tx, payment.id, [effect], at)) === 0) {
    return { payment, effect: undefined };
  }
  const full = toCents === payment.captured_cents;
  const refunded = await changePayment(
    tx,
    payment.id,
    {
      ...stateAfter(payment, full),
      refunded_cents: toCents,
      returned_minor: returnedMinor,
      // What went back by its gateway may still come back, and the notice of that get lost.
      check_at: way === 'gateway' ? (firstLookAtRefund(at) ?? null) : null,
      check_count: 0,
    },
    storyOf(payment, { way, amountCents, toCents, full, at }),
  );
  await postRefund(tx, platform, payment, { way, amountCents, amountMinor, effect, at });
  if (amountCents === 0) return { payment: refunded, effect };
  await reverseCommissions(tx, platform, {
    paymentId: payment.id,
    capturedCents: payment.captured_cents,
    refundedCents: toCents,
    disputed: payment.state === 'disputed',
    at,
  });
  if (refunded.state === 'disputed')
    await freezeCommissions(tx, platform, { paymentId: payment.id, at });
  else if (payment.state === 'disputed') await releaseGrant(tx, { paymentId: payment.id });

  const shifted = await changeAccess(tx, platform, payment, {
    access: access ?? (full ? 'revoke' : 'keep'),
    amountCents,
    full,
    at,
  });
  await storePeriods(tx, shifted);
  if (full && payment.promo_code_id !== null) await releasePromo(tx, payment.id, at);
  await tellRefunded(tx, platform, refunded, { way, amountCents, amountMinor });
  return { payment: refunded, effect };
}

/** A dispute that an operator declared goes on when part of the money comes back; one that the gateway tells of, the gateway ends. */
function stateAfter(payment: PaymentRow, full: boolean) {
  if (full) return { state: 'refunded', disputed_by: null } as const;
  if (payment.disputed_by === 'operator') return {};
  return { state: 'partially_refunded', disputed_by: null } as const;
}

function storyOf(
  payment: PaymentRow,
  refund: { way: RefundWay; amountCents: number; toCents: number; full: boolean; at: Date },
) {
  const { way, amountCents, toCents, full, at } = refund;
  const detail = { way, amount_cents: amountCents, refunded_cents: toCents };
  if (amountCents === 0) return { kind: 'refund_excess', detail, at };
  if (!full && payment.disputed_by === 'operator') {
    return { kind: 'refunded_in_dispute', detail, at };
  }
  const kind = full ? 'refunded' : 'partially_refunded';
  return { kind, detail: { from: payment.state, ...detail }, at };
}

async function changeAccess(
  tx: Executor,
  platform: object,
  payment: PaymentRow,
  {
    access,
    amountCents,
    full,
    at,
  }: { access: RefundAccess; amountCents: number; full: boolean; at: Date },
): Promise<readonly ShiftedPeriod[]> {
  if (access === 'keep') return [];
  // All of the money is worth all of the days.
  if (access === 'revoke' || full) {
    return reverseGrant(tx, platform, { paymentId: payment.id, at });
  }
  return shortenGrant(tx, {
    paymentId: payment.id,
    refundedCents: amountCents,
    capturedCents: payment.captured_cents,
    at,
  });
}
