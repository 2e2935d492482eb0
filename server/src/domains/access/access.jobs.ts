import type { Platform } from '../../platform/platform.ts';
import { askWebhooks } from './ask-webhooks.ts';
import { fulfilDeliveries } from './fulfil-deliveries.ts';
import { remindSubscriptions } from './remind-subscriptions.ts';
import { watchStock } from './watch-stock.ts';

export function accessJobs(platform: Platform): void {
  platform.jobs.schedule('fulfil-deliveries', 10, () => fulfilDeliveries(platform));
  platform.jobs.schedule('ask-webhooks', 5, () => askWebhooks(platform));
  platform.jobs.schedule('watch-stock', 60, () => watchStock(platform));
  platform.jobs.schedule('remind-subscriptions', 60, () => remindSubscriptions(platform));
}
