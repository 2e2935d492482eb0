import type { PersonalData } from '../../platform/personal-data.ts';
import { findSubscriptionsOf } from './personal-data.store.ts';

/** The links themselves are on the dashboard; they belong to the services, not to the person. */
export const accessData: readonly PersonalData[] = [
  { name: 'subscriptions', read: findSubscriptionsOf },
];
