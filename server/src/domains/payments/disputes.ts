import type { Executor, Platform } from '../../platform/platform.ts';
import { holdGrant, releaseGrant } from '../access/index.ts';
import { freezeCommissions, releaseCommissions } from '../referrals/index.ts';
import { raiseAlert } from './alerts.store.ts';
import { changePayment, type PaymentRow } from './payments.store.ts';

/** The buyer asks their bank for the money back: until that is decided nobody uses what it bought or earned. */
export async function beginDispute(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock'>,
  payment: PaymentRow,
  { by }: { by: 'gateway' | 'operator' },
): Promise<PaymentRow> {
  const at = platform.clock.now();
  const paymentId = payment.id;
  await freezeCommissions(tx, platform, { paymentId, at });
  await holdGrant(tx, { paymentId, at });
  if (by === 'gateway') await raiseAlert(tx, { kind: 'payment_disputed', subject: paymentId, at });
  return changePayment(
    tx,
    paymentId,
    { state: 'disputed', disputed_by: by, check_at: by === 'gateway' ? at : null },
    { kind: 'disputed', detail: { from: payment.state, by }, at },
  );
}

/** The money stays here: access and commissions go on as before. The end of the access is where it was. */
export async function winDispute(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const at = platform.clock.now();
  await releaseCommissions(tx, { paymentId: payment.id });
  await releaseGrant(tx, { paymentId: payment.id });
  return changePayment(
    tx,
    payment.id,
    {
      state: payment.refunded_cents > 0 ? 'partially_refunded' : 'paid',
      disputed_by: null,
      check_at: null,
    },
    { kind: 'dispute_won', detail: { from: payment.state }, at },
  );
}
