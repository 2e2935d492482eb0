import type { Executor, Platform } from '../../../platform/platform.ts';
import type { ChargeCurrency } from '../../../tables/gateways.ts';
import type { RefundAccess, RefundPurpose, RefundWay } from '../../../tables/payments.ts';
import type { DoneBy } from '../../operators/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import { nextLook } from './refunds.rules.ts';
import { insertRefund, type RefundRow } from './refunds.store.ts';

export interface WrittenRefund extends Pick<DoneBy, 'operator'> {
  readonly purpose: RefundPurpose;
  readonly way: RefundWay;
  readonly access: RefundAccess;
  readonly amountCents: number;
  readonly amountMinor: number;
  /** Given when it is not what the payment was to be charged in. */
  readonly currency?: ChargeCurrency;
  readonly reason: string;
}

/** Writes a refund down before anything happens. Its id is the key of every call about it; the job follows it from here. */
export function writeRefund(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock'>,
  payment: PaymentRow,
  refund: WrittenRefund,
): Promise<RefundRow> {
  const at = platform.clock.now();
  return insertRefund(tx, {
    id: platform.ids.uuid(),
    payment_id: payment.id,
    operator_id: refund.operator.id,
    purpose: refund.purpose,
    way: refund.way,
    access: refund.access,
    amount_cents: refund.amountCents,
    amount_minor: refund.amountMinor,
    currency: refund.currency ?? payment.charge_currency,
    reason: refund.reason,
    state: 'requested',
    gateway_reference: null,
    created_at: at,
    changed_at: at,
    try_at: nextLook(0, at),
  });
}
