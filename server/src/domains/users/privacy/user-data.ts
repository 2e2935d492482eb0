import type { PersonalData } from '../../../platform/personal-data.ts';
import * as store from './personal-data.store.ts';

/** The personal data held by this domain. */
export const userData: readonly PersonalData[] = [
  { name: 'profile', read: store.findProfile },
  { name: 'sessions', read: store.findSessionsOf },
  { name: 'devices', read: store.findDevicesOf },
  { name: 'identities', read: store.findIdentitiesOf },
  { name: 'security_events', read: store.findSecurityEventsOf },
  { name: 'second_factor', read: store.findSecondFactorOf },
  { name: 'open_links', read: store.findOpenLinksOf },
  { name: 'files', read: store.findFilesOf },
  { name: 'referral_visits', read: store.findReferralVisitsOf },
];
