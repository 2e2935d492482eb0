import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { syncOwnPayment as route } from '@sesame/contract/shop/payment-detail.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { followPayment } from '../../../platform/telemetry/tracing/unit.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findOwnPayment } from '../records/payment-events.store.ts';
import { buyerStatusOf, isOpen, isSettled } from '../records/payments.rules.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Syncs the caller's unpaid payment, so that a buyer who returns from the gateway's page need not wait for the webhook.
 * Gateway errors are ignored: webhooks and the reconciliation continue.
 */
export async function syncOwnPayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  own: { readonly id: string; readonly userId: string },
): Promise<AnswerOf<typeof route>> {
  const before = await findOwnPayment(platform.db, own);
  if (before === undefined) refuse('not_found');
  followPayment(before.id);
  // Without a checkout the gateway does not know the payment; a free order has no gateway.
  const canSync = !isSettled(before.state) && ['ready', 'unknown'].includes(before.checkout_state);
  if (canSync) {
    try {
      await syncPayment(platform, gateways, before);
    } catch (error) {
      platform.log.warn({ err: error, paymentId: own.id }, 'payment could not be synced');
    }
  }
  const payment = (canSync ? await findOwnPayment(platform.db, own) : before) ?? before;
  const now = platform.clock.now();
  return {
    status: buyerStatusOf(
      { state: payment.state, accessUntil: payment.access_until, isGift: payment.is_gift },
      now,
    ),
    is_pending: isOpen({ state: payment.state, expiresAt: payment.expires_at }, now),
    in_review: payment.state === 'review',
  };
}
