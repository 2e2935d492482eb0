import type { PersonalData } from '../../platform/personal-data.ts';
import { findSubscriptionsOf } from './personal-data.store.ts';

/** Links are left out: the dashboard shows them, and they are data of the services, not of the person. */
export const accessData: readonly PersonalData[] = [
  { name: 'subscriptions', read: findSubscriptionsOf },
];
