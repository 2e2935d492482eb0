import type { PersonalData } from '../../platform/personal-data.ts';
import { findDismissalsOf } from './announcements.store.ts';

export const announcementData: readonly PersonalData[] = [
  { name: 'announcements_closed', read: findDismissalsOf },
];
