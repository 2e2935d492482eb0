import type { PersonalData } from '../../platform/personal-data.ts';
import { findAgreementsOf } from './personal-data.store.ts';

export const renewalData: readonly PersonalData[] = [
  { name: 'automatic_renewals', read: findAgreementsOf },
];
