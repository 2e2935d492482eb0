import type { PersonalData } from '../../platform/personal-data.ts';
import { findPaymentsOf, findRedemptionsOf } from './personal-data.store.ts';

export const paymentData: readonly PersonalData[] = [
  { name: 'payments', read: findPaymentsOf },
  { name: 'promo_codes', read: findRedemptionsOf },
];
