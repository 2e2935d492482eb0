import * as z from 'zod/mini';
import {
  dollarsField,
  emptyAnswer,
  idField,
  languageField,
  timestampField,
  uuidField,
} from './fields.ts';
import { multiline } from './multiline.ts';
import { paymentStates } from './operator-payment-list.ts';
import { defineRoute } from './route.ts';
import {
  attachmentField,
  attachmentsField,
  messageField,
  messageTextField,
  senderTypes,
  ticketField,
  ticketStates,
} from './support.ts';

/** Tickets as the console sees them. Opening somebody's ticket is recorded like a write. */
const BASE = '/api-admin/api/v1/tickets';

/** Where a ticket waits: for us, for the buyer, for somebody else, or for nobody any more. */
export const ticketQueues = ['waiting', 'answered', 'held', 'done', 'all'] as const;

/** How much it presses, as operators judge, the least first. Buyers do not see it. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** By the last message; `urgent`: by priority, and of those that press alike the longest waiting first. */
export const ticketOrders = ['urgent', 'oldest', 'newest'] as const;
export type TicketOrder = (typeof ticketOrders)[number];

const filters = {
  /** `waiting` when left out. */
  queue: z.optional(z.enum(ticketQueues)),
  priority: z.optional(z.enum(ticketPriorities)),
  /** Of the operator who asks, of nobody, or of this operator. */
  assignee: z.optional(z.union([z.enum(['me', 'nobody']), uuidField])),
  /** When left out, `urgent` in the queue of those who wait for us and `newest` in every other. */
  order: z.optional(z.enum(ticketOrders)),
  /** The number of a ticket, how words of its title begin, or how the buyer's user name or e-mail begins. */
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
};

const operatorInTicket = z.strictObject({ id: uuidField, name: z.string() });

export const operatorTicketField = z.extend(z.omit(ticketField, { is_unread: true }), {
  user: z.strictObject({ id: uuidField, username: z.string(), email: z.string() }),
  assignee: z.nullable(operatorInTicket),
  priority: z.enum(ticketPriorities),
});
export type OperatorTicket = z.output<typeof operatorTicketField>;

/** `note`: for operators alone; no buyer ever sees it. */
export const operatorMessageField = z.extend(z.omit(messageField, { senderType: true }), {
  senderType: z.enum([...senderTypes, 'note']),
});
export type OperatorMessage = z.output<typeof operatorMessageField>;

const ofOne = z.strictObject({ id: uuidField });
const reasonField = z.optional(multiline(z.string().check(z.maxLength(500))));
const reading = {
  tag: 'Tickets',
  auth: 'operator',
  permission: 'tickets:read',
  limit: 'operatorRead',
} as const;
const writing = {
  tag: 'Tickets',
  auth: 'operator',
  permission: 'tickets:write',
  limit: 'operatorWrite',
} as const;

export const listQueue = defineRoute({
  ...reading,
  id: 'listQueue',
  method: 'GET',
  path: BASE,
  summary:
    'Tickets of a queue, 50 at a time: waiting ones by priority and longest waiting first, others latest first',
  query: z.strictObject({
    ...filters,
    /** The last row of the page before. */
    after: z.optional(uuidField),
  }),
  answer: z.array(operatorTicketField),
});

/** All that suit the filters; what was said is not in it. */
export const exportTickets = defineRoute({
  ...reading,
  id: 'exportTickets',
  confirmed: true,
  method: 'GET',
  path: '/api-admin/api/v1/tickets-export',
  summary: 'Tickets of a queue as CSV',
  limit: 'operatorWrite',
  query: z.strictObject(filters),
  file: true,
  answer: emptyAnswer,
});

export const listAssignees = defineRoute({
  ...reading,
  id: 'listAssignees',
  method: 'GET',
  path: '/api-admin/api/v1/ticket-assignees',
  summary: 'Operators who may be given a ticket: those who can answer in it',
  answer: z.array(operatorInTicket),
});

export const openTicket = defineRoute({
  ...reading,
  id: 'openTicket',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: 'One ticket with its newest 100 messages and notes, oldest first; this is recorded',
  params: ofOne,
  query: z.strictObject({
    /** A message of it: only what came before that. */
    before: z.optional(uuidField),
  }),
  answer: z.strictObject({ ticket: operatorTicketField, messages: z.array(operatorMessageField) }),
});

/** Dates and sums are what an answer needs; everything else of the buyer is on their own page. */
export const buyerOfTicketField = z.strictObject({
  language: languageField,
  registered_at: timestampField,
  confirmed: z.boolean(),
  blocked: z.boolean(),
  /** The newest 5. */
  payments: z.array(
    z.strictObject({
      id: uuidField,
      created_at: timestampField,
      product_id: idField,
      title: z.string(),
      pictures: z.array(z.string()),
      total: dollarsField,
      refunded: dollarsField,
      state: z.enum(paymentStates),
    }),
  ),
  /** Those that run, and those that ended last; 5 at most. */
  subscriptions: z.array(
    z.strictObject({
      id: uuidField,
      product_id: idField,
      title: z.string(),
      pictures: z.array(z.string()),
      ends_at: timestampField,
      running: z.boolean(),
    }),
  ),
  /** The 5 others that were written into last. */
  tickets: z.array(
    z.strictObject({
      id: uuidField,
      number: z.int(),
      title: z.string(),
      state: z.enum(ticketStates),
      updated_at: timestampField,
    }),
  ),
  referral: z.strictObject({
    /** Who invited them. */
    inviter: z.nullable(z.strictObject({ id: uuidField, username: z.string() })),
    /** How many they invited; 1,000 stands for as many or more. */
    invited: z.int(),
    earned: dollarsField,
    available: dollarsField,
  }),
});
export type BuyerOfTicket = z.output<typeof buyerOfTicketField>;

export const readBuyerOfTicket = defineRoute({
  ...reading,
  id: 'readBuyerOfTicket',
  method: 'GET',
  path: `${BASE}/:id/buyer`,
  summary: 'What an operator needs to know of the owner of a ticket to answer it',
  params: ofOne,
  answer: buyerOfTicketField,
});

/** Who names a message has read the ticket, which is on record. */
export const followTicket = defineRoute({
  ...reading,
  id: 'followTicket',
  method: 'GET',
  path: `${BASE}/:id/messages`,
  summary: 'What came after a message of an open ticket, for polls',
  params: ofOne,
  query: z.strictObject({ after: uuidField }),
  answer: z.array(operatorMessageField),
});

export const replyToTicket = defineRoute({
  ...writing,
  id: 'replyToTicket',
  method: 'POST',
  path: `${BASE}/:id/replies`,
  summary: 'Answer the buyer, who is told by mail and Telegram; the ticket waits for them',
  params: ofOne,
  body: z.strictObject({
    /** Made by the client: the same one again is the same message. */
    id: z.optional(uuidField),
    content: messageTextField,
    attachments: attachmentsField,
    /** The last message that the operator saw. Another operator's answer after it: 409 `changed_meanwhile`. */
    seen: z.optional(uuidField),
  }),
  answer: operatorMessageField,
  status: 201,
  errors: ['ticket_moved', 'attachment_unknown', 'changed_meanwhile'],
  idempotent: true,
});

export const noteOnTicket = defineRoute({
  ...writing,
  id: 'noteOnTicket',
  method: 'POST',
  path: `${BASE}/:id/notes`,
  summary: 'Leave a note that only operators see; the state stays',
  params: ofOne,
  body: z.strictObject({ id: z.optional(uuidField), content: messageTextField }),
  answer: operatorMessageField,
  status: 201,
  idempotent: true,
});

export const assignTicket = defineRoute({
  ...writing,
  id: 'assignTicket',
  method: 'PUT',
  path: `${BASE}/:id/assignee`,
  summary: 'Give a ticket to an operator who can answer in it, or to nobody',
  params: ofOne,
  body: z.strictObject({ operator: z.nullable(uuidField) }),
  answer: operatorTicketField,
});

export const prioritizeTicket = defineRoute({
  ...writing,
  id: 'prioritizeTicket',
  method: 'PUT',
  path: `${BASE}/:id/priority`,
  summary: 'Say how much a ticket presses',
  params: ofOne,
  body: z.strictObject({ priority: z.enum(ticketPriorities) }),
  answer: operatorTicketField,
});

const move = {
  ...writing,
  method: 'POST',
  params: ofOne,
  body: z.strictObject({ reason: reasonField }),
  answer: operatorTicketField,
  errors: ['ticket_moved'],
} as const;

export const holdTicket = defineRoute({
  ...move,
  id: 'holdTicket',
  path: `${BASE}/:id/hold`,
  summary: 'Put it on hold until somebody writes or it is reopened',
});

export const resolveTicket = defineRoute({
  ...move,
  id: 'resolveTicket',
  path: `${BASE}/:id/resolve`,
  summary: 'Say that it is settled; a reply within 7 days reopens it, then it closes',
});

export const closeTicket = defineRoute({
  ...move,
  id: 'closeTicket',
  path: `${BASE}/:id/close`,
  summary: 'Close it for good',
});

export const reopenTicket = defineRoute({
  ...move,
  id: 'reopenTicket',
  path: `${BASE}/:id/reopen`,
  summary: 'Take up one that was on hold or resolved; whoever wrote last decides who is waited for',
});

export const openAttachment = defineRoute({
  ...reading,
  id: 'openAttachment',
  method: 'GET',
  path: `${BASE}/:id/attachments/:attachment`,
  summary: 'The bytes of an attachment in a ticket, as a file',
  params: z.strictObject({ id: uuidField, attachment: uuidField }),
  file: true,
  answer: emptyAnswer,
});

export const uploadReplyAttachment = defineRoute({
  ...writing,
  id: 'uploadReplyAttachment',
  method: 'POST',
  path: `${BASE}/attachments`,
  summary: 'Send a PNG, JPEG or PDF of at most 10 MB for an answer',
  multipart: true,
  answer: z.omit(attachmentField, { url: true }),
  status: 201,
  errors: ['attachment_type', 'attachment_too_large', 'image_unreadable'],
});
