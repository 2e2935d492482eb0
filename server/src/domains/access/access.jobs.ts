import type { Platform } from '../../platform/platform.ts';
import { callProvisioningWebhooks } from './deliveries/call-provisioning-webhooks.ts';
import { fulfilDeliveries } from './deliveries/fulfil-deliveries.ts';
import { watchInventory } from './inventory/watch-inventory.ts';
import {
  remindSubscription,
  remindSubscriptionQueue,
  remindSubscriptions,
} from './subscriptions/remind-subscriptions.ts';

export function accessJobs(platform: Platform): void {
  platform.jobs.schedule('fulfil-deliveries', 10, () => fulfilDeliveries(platform));
  platform.jobs.schedule('call-provisioning-webhooks', 5, () => callProvisioningWebhooks(platform));
  platform.jobs.schedule('watch-inventory', 60, () => watchInventory(platform));
  platform.jobs.schedule('remind-subscriptions', 60, () => remindSubscriptions(platform));
  platform.jobs.work(remindSubscriptionQueue, (reminder) => remindSubscription(platform, reminder));
}
