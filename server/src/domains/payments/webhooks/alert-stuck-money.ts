import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import { raiseAlert } from '../../../platform/alerts.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPaidWithoutAccess } from '../records/payments.store.ts';
import { findStuckWebhookEvents } from './webhook-events.store.ts';

/** Raises alerts for webhook events not applied, and payments without access, after a quarter of an hour. */
export async function alertStuckMoney(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const at = platform.clock.now();
  const before = new Date(at.getTime() - DELIVERY_ALERT_S * 1_000);
  for (const webhook of await findStuckWebhookEvents(platform.db, before)) {
    await raiseAlert(platform.db, {
      kind: 'webhook_stuck',
      subject: `webhook:${webhook.id}`,
      detail: {
        provider: webhook.provider,
        attempts: webhook.attempts,
        last_error: webhook.last_error,
      },
      at,
    });
  }
  for (const paymentId of await findPaidWithoutAccess(platform.db, before)) {
    await raiseAlert(platform.db, { kind: 'paid_without_access', subject: paymentId, at });
  }
}
