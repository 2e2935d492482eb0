import type { Platform } from '../../platform/platform.ts';
import { callWebhookQueue, fulfilDeliveryQueue } from './deliveries/delivery-queues.ts';
import { fulfilDeliveries, fulfilDelivery } from './deliveries/fulfil-deliveries.ts';
import { provisionDelivery } from './deliveries/provision-delivery.ts';
import {
  notifyItemChanged,
  notifyItemChangedQueue,
} from './inventory/edits/notify-item-changed.ts';
import { watchInventory } from './inventory/watch-inventory.ts';
import {
  remindSubscription,
  remindSubscriptionQueue,
  remindSubscriptions,
} from './subscriptions/remind-subscriptions.ts';
import { deleteOldReminders } from './subscriptions/reminders.store.ts';

/** A reminder is looked up until two days after the end that it announced. */
const REMINDER_RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

export function accessJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.schedule('fulfil-deliveries', 10, () => fulfilDeliveries(platform));
  jobs.work(fulfilDeliveryQueue, ({ delivery }) => fulfilDelivery(platform, delivery));
  jobs.work(callWebhookQueue, ({ delivery }) => provisionDelivery(platform, delivery));
  jobs.work(notifyItemChangedQueue, (change) => notifyItemChanged(platform, change));
  jobs.schedule('watch-inventory', 60, () => watchInventory(platform));
  jobs.schedule('remind-subscriptions', 60, () => remindSubscriptions(platform));
  jobs.work(remindSubscriptionQueue, (reminder) => remindSubscription(platform, reminder));
  jobs.schedule('delete-old-reminders', 86_400, () =>
    deleteOldReminders(
      platform.db,
      new Date(platform.clock.now().getTime() - REMINDER_RETENTION_MS),
    ),
  );
}
