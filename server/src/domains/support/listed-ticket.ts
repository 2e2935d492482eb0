import type { TicketState } from '@sesame/contract/shop/support.ts';

/** A ticket as selected by list queries. */
export interface ListedTicket {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly state: TicketState;
  readonly created_at: Date;
  readonly last_at: Date;
  readonly last_sender: 'user' | 'admin';
  readonly last_excerpt: string;
  readonly is_unread: boolean;
  readonly payment_id: string | null;
  readonly subscription_id: string | null;
  readonly subject_title: string | null;
  readonly subject_title_ru: string;
  readonly resolved_at: Date | null;
  readonly merged_into: { readonly id: string; readonly number: number } | null;
}
