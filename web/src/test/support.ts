import type { Message, Ticket } from '@sesame/contract/shop/support.ts';

/** Answers of the helpdesk. Tests override the fields they need. */

export const TICKET_ID = '0199f000-0000-4000-8000-000000000001';

export function ticket(over: Partial<Ticket> = {}): Ticket {
  return {
    id: TICKET_ID,
    number: 4217,
    title: 'Payment sent, status is “Not paid”',
    state: 'waiting_user',
    created_at: '2025-11-24T14:05:00.000Z',
    updated_at: '2025-11-24T14:32:00.000Z',
    last_message: { senderType: 'admin', excerpt: 'We found the transfer.' },
    is_unread: false,
    subject: null,
    reply_until: null,
    ...over,
  };
}

export function message(number: number, over: Partial<Message> = {}): Message {
  return {
    id: `0199f100-0000-4000-8000-${String(number).padStart(12, '0')}`,
    username: 'alice',
    content: `Message ${number}`,
    senderType: 'user',
    created_at: '2025-11-24T14:05:00.000Z',
    attachments: [],
    ...over,
  };
}
