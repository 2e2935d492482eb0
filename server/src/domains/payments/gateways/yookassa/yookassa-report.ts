import type { ProviderValues } from '../provider.ts';
import type { GatewayRefund } from '../refunds.ts';
import type { GatewayReport } from '../report.ts';
import type { YookassaApi } from './yookassa-api.ts';
import { savedMethodOf } from './yookassa-methods.ts';
import type { YookassaReceiptCalls } from './yookassa-receipts.ts';
import {
  minorOf,
  orderIdOf,
  refundStates,
  stateOf,
  unknownWords,
  type YookassaPayment,
  type YookassaRefund,
} from './yookassa-wire.ts';

/** Maps a payment to a report, with its refunds and fiscal receipts, which are fetched. */
export function yookassaReports(
  { shopId, saveMethods }: ProviderValues,
  { api, receipts, live }: { api: YookassaApi; receipts: YookassaReceiptCalls; live: boolean },
) {
  return async (payment: YookassaPayment): Promise<GatewayReport> => {
    const paid = payment.status === 'succeeded';
    // There is no webhook for a failed refund: only the list shows it.
    const refunds = paid ? await api.listRefunds(payment.id) : [];
    const unclear = unknownWords(payment, refunds);
    const fiscal = paid ? await receipts.read(payment, refunds) : undefined;
    const savedMethod = saveMethods === 'on' ? savedMethodOf(payment) : undefined;
    return {
      reference: payment.id,
      secondaryReference: null,
      orderId: orderIdOf(payment) ?? '',
      merchantMatches: payment.recipient.account_id === shopId && payment.test !== live,
      state: stateOf(payment) ?? 'processing',
      capturedMinor: paid ? minorOf(payment.amount) : 0,
      capturedCurrency: paid ? payment.amount.currency : null,
      refundedMinor: payment.refunded_amount ? minorOf(payment.refunded_amount) : 0,
      refunds: refunds.map(gatewayRefundOf),
      ...fiscal,
      ...(savedMethod !== undefined && { savedMethod }),
      ...(unclear !== undefined && { unclear }),
      reason: payment.cancellation_details?.reason ?? null,
    };
  };
}

export function gatewayRefundOf({ id, status, amount }: YookassaRefund): GatewayRefund {
  return {
    reference: id,
    state: refundStates.get(status) ?? 'pending',
    amountMinor: minorOf(amount),
  };
}
