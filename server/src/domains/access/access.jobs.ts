import type { Platform } from '../../platform/platform.ts';
import { fulfilDeliveries } from './fulfil-deliveries.ts';

export function accessJobs(platform: Platform): void {
  platform.jobs.schedule('fulfil-deliveries', 10, () => fulfilDeliveries(platform));
}
