import type { ConsoleTicket } from '@sesame/contract/console/tickets.ts';
import type { Ticket } from '@sesame/contract/shop/support.ts';
import type { ListedTicket } from './listed-ticket.ts';
import type { QueuedTicket } from './queue/queue.store.ts';
import { replyDeadline } from './tickets.rules.ts';

/** A ticket as shown to its owner. */
export function serializeTicket(row: ListedTicket): Ticket {
  return { ...shared(row), is_unread: row.is_unread };
}

/** A ticket as shown to operators. */
export function serializeQueuedTicket(row: QueuedTicket): ConsoleTicket {
  return {
    ...shared(row),
    priority: row.priority,
    user: { id: row.user_id, username: row.username, email: row.email },
    assignee:
      row.assignee_id === null || row.assignee_name === null
        ? null
        : { id: row.assignee_id, name: row.assignee_name },
  };
}

function shared(row: Omit<ListedTicket, 'is_unread'>): Omit<Ticket, 'is_unread'> {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    state: row.state,
    created_at: row.created_at.toISOString(),
    updated_at: row.last_at.toISOString(),
    last_message: { senderType: row.last_sender, excerpt: row.last_excerpt },
    subject: subjectOf(row),
    reply_until: replyDeadline(row)?.toISOString() ?? null,
    ...(row.merged_into !== null && { merged_into: row.merged_into }),
  };
}

function subjectOf(row: Omit<ListedTicket, 'is_unread'>): Ticket['subject'] {
  const { payment_id: payment, subscription_id: subscription } = row;
  if (row.subject_title === null) return null;
  const titles = { title: row.subject_title, title_ru: row.subject_title_ru };
  if (payment !== null) return { kind: 'payment', id: payment, ...titles };
  return subscription === null ? null : { kind: 'subscription', id: subscription, ...titles };
}
