import type { revealWebhook as route } from '@sesame/contract/console/payments/payment-detail.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { findWebhookBody } from '../records/payment-events.store.ts';
import { findPayment } from '../records/payments.store.ts';
import { redactWebhook } from './redact-webhook.rules.ts';

/** Shows an operator the body of a webhook about a payment, redacted, and records an audit event. */
export function revealWebhook(
  platform: Pick<Platform, 'db' | 'clock'>,
  input: Actor & { paymentId: string; webhookEventId: number; reason: string },
): Promise<AnswerOf<typeof route>> {
  const { paymentId, webhookEventId, reason, operator, request } = input;
  return inTransaction(platform.db, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const body = payment && (await findWebhookBody(tx, payment, webhookEventId));
    if (body === undefined) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'payments.reveal_webhook',
      subject: `payment:${paymentId}`,
      after: { webhook: webhookEventId },
      reason,
      request,
    });
    return redactWebhook(body);
  });
}
