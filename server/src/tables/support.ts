import type { MacroAction } from '@sesame/contract/console/macros.ts';
import type { TicketPriority } from '@sesame/contract/console/tickets.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import type { ColumnType, Generated } from 'kysely';

/** Tickets, saved replies and macros. */
export interface TablesOfSupport {
  tickets: TicketsTable;
  ticket_transitions: TicketTransitionsTable;
  ticket_messages: TicketMessagesTable;
  ticket_attachments: TicketAttachmentsTable;
  macros: MacrosTable;
}

interface TicketsTable {
  id: string;
  number: ColumnType<number, never, never>;
  user_id: ColumnType<string, string, never>;
  title: ColumnType<string, string, never>;
  state: TicketState;
  priority: Generated<TicketPriority>;
  assignee_id: ColumnType<string | null, undefined, string | null>;
  payment_id: ColumnType<string | null, string | null, never>;
  subscription_id: ColumnType<string | null, string | null, never>;
  /** The title of the payment or subscription at that time. */
  subject_title: ColumnType<string | null, string | null, never>;
  created_at: ColumnType<Date, Date, never>;
  resolved_at: ColumnType<Date | null, undefined, Date | null>;
  /** The last message that is visible to the buyer. */
  last_seq: number;
  last_at: Date;
  last_sender: 'user' | 'admin';
  last_excerpt: string;
  /** The last answer of an operator. */
  answer_seq: ColumnType<number | null, undefined, number>;
  /** The last message that the buyer has read. */
  read_seq: ColumnType<number, undefined, number>;
}

interface TicketTransitionsTable {
  from_state: TicketState;
  to_state: TicketState;
}

interface TicketMessagesTable {
  ticket_id: string;
  id: string;
  seq: ColumnType<number, never, never>;
  /** `note`: visible only to operators. */
  sender: ColumnType<'user' | 'admin' | 'note', 'user' | 'admin' | 'note', never>;
  operator_id: ColumnType<string | null, string | null, never>;
  content: ColumnType<string, string, never>;
  created_at: ColumnType<Date, Date, never>;
}

interface TicketAttachmentsTable {
  id: string;
  user_id: ColumnType<string | null, string | null, never>;
  operator_id: ColumnType<string | null, string | null, never>;
  file: string;
  name: string;
  type: 'image/webp' | 'application/pdf';
  size_bytes: number;
  created_at: Date;
  ticket_id: ColumnType<string | null, undefined, string>;
  message_id: ColumnType<string | null, undefined, string>;
  position: Generated<number>;
  removed_at: ColumnType<Date | null, undefined, Date>;
}

interface MacrosTable {
  id: ColumnType<string, string, never>;
  name: string;
  /** Kind of the macro's action, as in the contract; null for a saved reply. */
  action: ColumnType<MacroAction | null, string | null, string | null>;
  body: string;
  body_ru: string;
  version: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  archived_at: ColumnType<Date | null, undefined, Date | null>;
}
