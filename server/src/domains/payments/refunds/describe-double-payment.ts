import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { DoublePayment, DoublePaymentAnswer } from '@sesame/contract/shop/double-payments.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { readAccessOfPayment } from '../../access/index.ts';
import {
  type DoublePaymentOf,
  findDoublePaymentOf,
} from '../double-payments/double-payments.store.ts';
import { refundableCents } from '../plan-changes/credit.rules.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { whyUnanswerable } from '../records/double-payment.rules.ts';
import { findPayment, type PaymentRow } from '../records/payments.store.ts';
import { findOpenRefund } from '../settlement/refunds/refunds.store.ts';
import { previewRefund } from './preview-refund.ts';
import { isRefundMethodOpen, refundsOfGateway } from './refund-methods.ts';

/**
 * What the buyer sees of a payment that doubles another one, or is doubled: the amounts and dates of both answers,
 * and which answers are possible.
 * @returns null for any other payment
 */
export async function describeDoublePayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  paymentId: string,
): Promise<DoublePayment | null> {
  const double = await findDoublePaymentOf(platform.db, paymentId);
  const later = double && (await findPayment(platform.db, double.payment_id));
  if (double === undefined || later === undefined) return null;
  const isLater = later.id === paymentId;
  const access = await readAccessOfPayment(platform.db, later.id, platform.clock.now());
  const answers = await answersOf(platform, gateways, double, later);
  return {
    id: later.id,
    other: isLater
      ? { id: double.earlier_payment_id, number: double.earlier_number }
      : { id: later.id, number: double.later_number },
    state: double.state,
    amount: dollarsFromCents(refundableCents(later)),
    until: access?.subscription_until ?? null,
    until_refunded: answers.length > 0 ? await untilRefunded(platform, later.id) : null,
    answers,
  };
}

async function answersOf(
  { db }: Pick<TransactionalPlatform, 'db'>,
  gateways: Gateways,
  double: DoublePaymentOf,
  later: PaymentRow,
): Promise<DoublePaymentAnswer[]> {
  const { later_state: state, earlier_state: other } = double;
  if (whyUnanswerable(double, [state, other]) !== undefined) return [];
  const open = [
    await findOpenRefund(db, later.id),
    await findOpenRefund(db, double.earlier_payment_id),
  ];
  if (open.some((refund) => refund !== undefined)) return [];
  const able = await refundsOfGateway(gateways, later);
  const full = later.refunded_cents === 0;
  return ['keep', isRefundMethodOpen('gateway', { able, full }) ? 'refund' : 'balance'];
}

/** Booked and rolled back, so that the date cannot differ from the refund itself. */
async function untilRefunded(
  platform: TransactionalPlatform,
  paymentId: string,
): Promise<string | null> {
  try {
    const { after } = await previewRefund(platform, {
      ...{ paymentId, method: 'balance', access: 'revoke', cents: 'all' },
    });
    const { access } = after;
    return access === null || access.subscription_state === 'ended'
      ? null
      : access.subscription_until;
  } catch (error) {
    // Another refund began at this moment; the next poll shows it.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
