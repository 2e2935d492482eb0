import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment } from '../records/payments.store.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { queryOf } from './fetch-payment.ts';
import { recordGatewayUpdate } from './record-gateway-update.ts';

export interface PaymentIdEntry extends Actor {
  readonly paymentId: string;
  /** The gateway's id of the payment, as its dashboard shows it. */
  readonly gatewayPaymentId: string;
  readonly reason: string;
}

/**
 * Applies the gateway's payment whose id an operator has entered, because all its webhooks were lost. Only the gateway
 * decides what it is worth and which order it belongs to.
 */
export async function syncPaymentById(
  platform: TransactionalPlatform,
  gateways: Gateways,
  { paymentId, gatewayPaymentId, reason, operator, request }: PaymentIdEntry,
): Promise<void> {
  const payment = await findPayment(platform.db, paymentId);
  if (payment === undefined) refuse('not_found');
  const gateway = await gateways.get(payment.provider);
  if (gateway === undefined) refuse('gateway_unavailable');
  if (gateway.fetchById === undefined) refuse('payment_not_confirmable');
  const report = await gateway
    .fetchById(gatewayPaymentId, queryOf(payment))
    .catch((cause: unknown) => {
      throw new Refusal('gateway_unavailable', { cause });
    });
  if (report === undefined) refuse('gateway_payment_unknown');
  if (report.orderId !== paymentId || !report.merchantMatches) refuse('gateway_payment_foreign');
  await settlePayment(platform, {
    paymentId,
    report,
    async alongside(tx, outcome) {
      const at = platform.clock.now();
      await recordGatewayUpdate(tx, { paymentId, kind: 'synced', report, outcome, at });
      const after = await findPayment(tx, paymentId);
      await recordAuditEvent(tx, platform, {
        operator,
        action: 'payments.sync_by_id',
        subject: `payment:${paymentId}`,
        before: { state: payment.state },
        after: { state: after?.state, gateway_payment: gatewayPaymentId },
        reason,
        request,
      });
    },
  });
}
