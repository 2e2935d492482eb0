import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import {
  changeDoublePayment,
  lockDoublePayment,
} from '../double-payments/double-payments.store.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { notifyPaymentChange } from '../notifications/notify-payment-change.ts';
import { refundableCents } from '../plan-changes/credit.rules.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment, lockPayment, type PaymentRow } from '../records/payments.store.ts';
import { findOpenRefund } from '../settlement/refunds/refunds.store.ts';
import { executeRefund } from './execute-refund.ts';
import { type LockedDoublePayment, lockBoth } from './lock-double-payment.ts';
import { isRefundMethodOpen, refundsOfGateway } from './refund-methods.ts';
import { requestDoubleRefund } from './request-double-refund.ts';

/**
 * Requests the refund of a double payment from its gateway: the one that the buyer chose, or one that is stored now
 * because the shop refunds double payments by itself. Where its gateway cannot refund, the buyer is asked instead.
 */
export async function refundDoublePayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  paymentId: string,
): Promise<void> {
  const able = await refundsOfGateway(gateways, await findPayment(platform.db, paymentId));
  const refundId = await inTransaction(platform.db, (tx) => decide(tx, platform, paymentId, able));
  if (refundId !== undefined) await executeRefund(platform, gateways, refundId);
}

/** @returns the refund to request from the gateway, if any */
async function decide(
  tx: Executor,
  platform: TransactionalPlatform,
  paymentId: string,
  able: Capabilities['refunds'],
): Promise<string | undefined> {
  const both = await lockBoth(tx, paymentId);
  if (both === undefined) return undefined;
  const { double, later } = both;
  if (double.state === 'refunding') return double.refund_id ?? undefined;
  if (double.state !== 'open' || double.policy !== 'refund') return undefined;
  const amountCents = refundableCents(later);
  const full = amountCents === later.captured_cents;
  if (!isRefundMethodOpen('gateway', { able, full }) || !(await canRefund(tx, both))) {
    await sendQuestion(tx, platform, later);
    return undefined;
  }
  const id = await requestDoubleRefund(tx, platform, later, {
    by: 'shop',
    method: 'gateway',
    amountCents,
  });
  await notifyPaymentChange(tx, platform, later, { change: 'paid-twice-refund', amountCents });
  return id;
}

async function canRefund(tx: Executor, { later, earlier }: LockedDoublePayment): Promise<boolean> {
  const states = [later.state, earlier.state];
  if (states.includes('disputed') || states.includes('refunded') || later.owed_cents > 0)
    return false;
  for (const { id } of [later, earlier]) {
    if ((await findOpenRefund(tx, id)) !== undefined) return false;
  }
  return true;
}

/** Leaves the decision to the buyer when the shop could not carry it out. */
export async function requestBuyerDecision(
  tx: Executor,
  platform: TransactionalPlatform,
  paymentId: string,
): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  const double = await lockDoublePayment(tx, paymentId);
  if (payment === undefined || double?.state !== 'open' || double.policy !== 'refund') return;
  await sendQuestion(tx, platform, payment);
}

async function sendQuestion(
  tx: Executor,
  platform: TransactionalPlatform,
  payment: PaymentRow,
): Promise<void> {
  await changeDoublePayment(tx, payment.id, { policy: 'ask' });
  await notifyPaymentChange(tx, platform, payment, {
    change: 'paid-twice',
    amountCents: refundableCents(payment),
  });
}
