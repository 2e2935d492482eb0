import type { PersonalData } from '../../platform/personal-data.ts';
import { findBalances } from '../ledger/index.ts';
import { findPayoutsOf } from './payouts/payouts.store.ts';
import * as store from './personal-data.store.ts';

/** Referred buyers appear in figures and earnings only; their identities are their own personal data. */
export const referralData: readonly PersonalData[] = [
  { name: 'partner', read: store.findPartnerOf },
  { name: 'partner_balance', read: findBalances },
  { name: 'commissions', read: store.findCommissionsOf },
  { name: 'commissions_by_day', read: store.findCommissionDaysOf },
  { name: 'earned_days', read: store.findEarnedDaysOf },
  { name: 'payouts', read: findPayoutsOf },
  { name: 'referral_flags', read: store.findFlagsOf },
];
