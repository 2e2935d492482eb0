import type { PersonalData } from '../../platform/personal-data.ts';
import { findAttachmentsOf, findTicketsOf } from './personal-data.store.ts';

export const supportData: readonly PersonalData[] = [
  { name: 'tickets', read: findTicketsOf },
  { name: 'ticket_attachments', read: findAttachmentsOf },
];
