import type {
  ChargeCurrency,
  RefundAccess,
  RefundMethod,
  RefundPurpose,
} from '../../../database.types.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { nextRefundCheck } from '../settlement/refunds/refunds.rules.ts';
import { insertRefund, type RefundRow } from '../settlement/refunds/refunds.store.ts';

export interface NewRefund {
  readonly requestedBy: 'operator' | 'buyer' | 'shop';
  /** Null unless an operator requested it. */
  readonly operatorId: string | null;
  readonly purpose: RefundPurpose;
  readonly method: RefundMethod;
  readonly access: RefundAccess;
  readonly amountCents: number;
  readonly amountMinor: number;
  /** Set when it differs from the currency of the charge. */
  readonly currency?: ChargeCurrency;
  readonly reason: string;
}

/**
 * Stores a refund before it is requested. Its id is the idempotency key of every call to the gateway, and the job
 * follows it up from now on.
 */
export function insertRequestedRefund(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'clock'>,
  payment: PaymentRow,
  refund: NewRefund,
): Promise<RefundRow> {
  const at = platform.clock.now();
  return insertRefund(tx, {
    id: platform.ids.uuid(),
    payment_id: payment.id,
    operator_id: refund.operatorId,
    requested_by: refund.requestedBy,
    purpose: refund.purpose,
    method: refund.method,
    access: refund.access,
    amount_cents: refund.amountCents,
    amount_minor: refund.amountMinor,
    currency: refund.currency ?? payment.charge_currency,
    reason: refund.reason,
    state: 'requested',
    gateway_reference: null,
    created_at: at,
    changed_at: at,
    try_at: nextRefundCheck(0, at),
  });
}
