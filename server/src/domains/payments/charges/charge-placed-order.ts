import type { ChargeResult } from '@sesame/contract/shop/payments.ts';
import { raiseAlert } from '../../../platform/alerts.store.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment, lockPayment, updatePayment } from '../records/payments.store.ts';
import { chargeSavedMethod, type MethodChargeResult } from './charge-saved-method.ts';
import { chargeResultOf, nextCheckAt } from './charges.rules.ts';
import { type ChargeRow, changeCharge, findCharge } from './charges.store.ts';

/**
 * Charges a placed order, or checks the outcome of its charge. The order is charged at most once: after a lost answer the
 * gateway is called under the same key.
 */
export async function chargePlacedOrder(
  platform: TransactionalPlatform,
  gateways: Gateways,
  { payment_id: paymentId, method_id: methodId, started_at: firstTriedAt, checks }: ChargeRow,
  { isRepeat, isSeen }: { readonly isRepeat: boolean; readonly isSeen: boolean },
): Promise<ChargeResult> {
  const before = await findPayment(platform.db, paymentId);
  if (before?.state === 'pending') {
    const charge = { paymentId, methodId, firstTriedAt, isRepeat, isSeen } as const;
    const checked = isRepeat ? checks + 1 : checks;
    await chargeSavedMethod(platform, gateways, { ...charge, initiator: 'buyer' }, (tx, result) =>
      record(tx, platform, { paymentId, startedAt: firstTriedAt, checks: checked, result }),
    );
  }
  const payment = await findPayment(platform.db, paymentId);
  const charge = await findCharge(platform.db, paymentId);
  return chargeResultOf(payment?.state ?? 'pending', charge?.class ?? null);
}

async function record(
  tx: Executor,
  { clock }: Pick<TransactionalPlatform, 'clock'>,
  charge: {
    readonly paymentId: string;
    readonly startedAt: Date;
    readonly checks: number;
    readonly result: MethodChargeResult;
  },
): Promise<void> {
  const { paymentId, startedAt, checks, result } = charge;
  if (result.state === 'unknown') {
    if (result.isLost) await alertLostCharge(tx, paymentId, clock.now());
    const check_at = nextCheckAt(startedAt, checks);
    return changeCharge(tx, paymentId, { checks, check_at });
  }
  if (result.state === 'declined') {
    const { class: as, code } = result;
    return changeCharge(tx, paymentId, { class: as, code, checks, check_at: null });
  }
  await changeCharge(tx, paymentId, { checks, check_at: null });
  // The gateway has it: from now on the payment is synced as any other.
  const payment = await lockPayment(tx, paymentId);
  if (payment?.state === 'pending' && payment.checkout_state === 'requested') {
    await updatePayment(tx, paymentId, { checkout_state: 'unknown' });
  }
}

/** Only the account at the gateway shows the outcome; a report that arrives after all closes the alert. */
async function alertLostCharge(tx: Executor, paymentId: string, at: Date): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment?.state !== 'pending') return;
  const detail = { provider: payment.provider, message: 'no answer to the charge' };
  await raiseAlert(tx, { kind: 'gateway_unclear', subject: paymentId, detail, at });
}
