import type { RefundMethod } from '../../../../database.types.ts';
import { closeRefundAlerts } from '../../../../platform/alerts.store.ts';
import type { Executor, Notifying } from '../../../../platform/platform.ts';
import { notifyRefunded } from '../../notifications/notify-refunded.ts';
import { changePayment, insertEffects, type PaymentRow } from '../../records/payments.store.ts';
import { postRepayment } from '../../records/post-entries.ts';
import { firstRefundSync } from '../../records/reconcile.rules.ts';

/** Books that `amountMinor` of what is owed to the buyer after a failed refund has reached them. */
export async function repayOwed(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  { method, amountMinor, key }: { method: RefundMethod; amountMinor: number; key: string },
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const effect = `repaid:${key}`;
  if ((await insertEffects(tx, payment.id, [effect], at)) === 0) return payment;
  const { owed_minor: owedMinor, owed_cents: owedCents, returned_minor: returnedMinor } = payment;
  // A part is worth its share, rounded down, so that `owed_cents` stays above 0 as long as anything is owed.
  const amountCents =
    amountMinor === owedMinor ? owedCents : Math.floor((owedCents * amountMinor) / owedMinor);
  await postRepayment(tx, platform, payment, { method, amountCents, amountMinor, effect, at });
  await notifyRefunded(tx, platform, payment, {
    method,
    amountCents,
    amountMinor,
    about: `repaid:${key}`,
  });
  if (amountMinor === owedMinor) await closeRefundAlerts(tx, payment.id, at);
  return changePayment(
    tx,
    payment.id,
    {
      owed_minor: owedMinor - amountMinor,
      owed_cents: owedCents - amountCents,
      ...(method === 'gateway' && {
        returned_minor: returnedMinor + amountMinor,
        sync_at: firstRefundSync(at) ?? null,
        sync_count: 0,
      }),
    },
    { kind: 'refund_repaid', detail: { method, amount_cents: amountCents }, at },
  );
}
