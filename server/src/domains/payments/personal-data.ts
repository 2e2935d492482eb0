import type { PersonalData } from '../../platform/personal-data.ts';
import { findCreditsOf } from '../ledger/index.ts';
import {
  findGiftsOf,
  findPaymentsOf,
  findPersonalCodesOf,
  findRedemptionsOf,
  findSavedMethodsOf,
  findWebhooksOf,
} from './personal-data.store.ts';

export const paymentData: readonly PersonalData[] = [
  { name: 'payments', read: findPaymentsOf },
  { name: 'payment_webhooks', read: findWebhooksOf },
  { name: 'saved_payment_methods', read: findSavedMethodsOf },
  { name: 'gifts', read: findGiftsOf },
  { name: 'promo_codes', read: findRedemptionsOf },
  { name: 'personal_promo_codes', read: findPersonalCodesOf },
  { name: 'refunds_to_balance', read: findCreditsOf },
];
