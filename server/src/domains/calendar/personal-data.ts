import type { PersonalData } from '../../platform/personal-data.ts';
import { findAddress } from './calendar.store.ts';

export const calendarData: readonly PersonalData[] = [
  {
    name: 'calendar_address',
    read: async (db, userId) => {
      const address = await findAddress(db, userId);
      return address === undefined ? null : { created_at: address.created_at };
    },
  },
];
