import type { Executor, Platform } from '../../../platform/platform.ts';
import type { RefundWay } from '../../../tables/payments.ts';
import { postRepayment } from '../journal.ts';
import { changePayment, insertEffects, type PaymentRow } from '../payments.store.ts';
import { firstLookAtRefund } from '../reconcile.rules.ts';

/** Books that `amountMinor` of what is owed to the buyer, since a refund came back to us, has reached them. */
export async function repayOwed(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock'>,
  payment: PaymentRow,
  { way, amountMinor, key }: { way: RefundWay; amountMinor: number; key: string },
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const effect = `repaid:${key}`;
  if ((await insertEffects(tx, payment.id, [effect], at)) === 0) return payment;
  const { owed_minor: owedMinor, owed_cents: owedCents, returned_minor: returnedMinor } = payment;
  // A part of it is worth its share, rounded down, so that something stays owed as long as anything is.
  const amountCents =
    amountMinor === owedMinor ? owedCents : Math.floor((owedCents * amountMinor) / owedMinor);
  await postRepayment(tx, platform, payment, { way, amountCents, amountMinor, effect, at });
  return changePayment(
    tx,
    payment.id,
    {
      owed_minor: owedMinor - amountMinor,
      owed_cents: owedCents - amountCents,
      ...(way === 'gateway' && {
        returned_minor: returnedMinor + amountMinor,
        check_at: firstLookAtRefund(at) ?? null,
        check_count: 0,
      }),
    },
    { kind: 'refund_repaid', detail: { way, amount_cents: amountCents }, at },
  );
}
