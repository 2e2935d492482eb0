import * as z from 'zod/mini';
import {
  dollarsField,
  emptyAnswer,
  idField,
  languageField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { multiline } from '../shared/multiline.ts';
import { accessStates, paymentStates } from '../shared/states.ts';
import {
  attachmentField,
  attachmentsField,
  messageField,
  messageTextField,
  senderTypes,
  ticketField,
  ticketStates,
  ticketTitleField,
} from '../shop/support.ts';
import { REASON_MAX, titledFields } from './fields.ts';
import { consoleRoutes } from './routes.ts';

/** Who has to act on a ticket: an operator, the buyer, a third party, or no one. */
export const ticketQueues = ['waiting', 'answered', 'held', 'done', 'all'] as const;

/** Priority set by operators, lowest first. Buyers do not see it. */
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** By the last message; `urgent`: by priority, then longest waiting first. */
export const ticketOrders = ['urgent', 'oldest', 'newest'] as const;
export type TicketOrder = (typeof ticketOrders)[number];

const filters = {
  /** Defaults to `waiting`. */
  queue: z.optional(z.enum(ticketQueues)),
  priority: z.optional(z.enum(ticketPriorities)),
  /** The calling operator, unassigned, or the given operator. */
  assignee: z.optional(z.union([z.enum(['me', 'unassigned']), uuidField])),
  /** Defaults to `urgent` in the queue `waiting` and to `newest` in the others. */
  order: z.optional(z.enum(ticketOrders)),
  /** A ticket number, prefixes of words in the title, or a prefix of the buyer's user name or email. */
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
};

const operatorInTicket = z.strictObject({ id: uuidField, name: z.string() });

export const consoleTicketField = z.extend(z.omit(ticketField, { is_unread: true }), {
  user: z.strictObject({ id: uuidField, username: z.string(), email: z.string() }),
  assignee: z.nullable(operatorInTicket),
  priority: z.enum(ticketPriorities),
});
export type ConsoleTicket = z.output<typeof consoleTicketField>;

/** `note`: visible to operators only. */
export const consoleMessageField = z.extend(z.omit(messageField, { senderType: true }), {
  senderType: z.enum([...senderTypes, 'note']),
});
export type ConsoleMessage = z.output<typeof consoleMessageField>;

const ofOne = z.strictObject({ id: uuidField });
const reasonField = z.optional(multiline(z.string().check(z.maxLength(REASON_MAX))));

/** Tickets in the console. Opening a buyer's ticket is recorded in the audit log, like a write. */
const routes = consoleRoutes({ tag: 'Tickets', read: 'tickets:read', write: 'tickets:write' });

export const listQueue = routes.list('listQueue', '/tickets', {
  summary:
    'Tickets of a queue, 50 at a time: waiting ones by priority and longest waiting first, others latest first',
  filters,
  cursor: { after: uuidField },
  row: consoleTicketField,
  export: { id: 'exportTickets', name: 'tickets', summary: 'Tickets of a queue as CSV' },
});

export const listAssignees = routes.get('listAssignees', '/ticket-assignees', {
  summary: 'Operators that a ticket can be assigned to: those who may reply',
  answer: z.array(operatorInTicket),
});

export const openTicket = routes.get('openTicket', '/tickets/:id', {
  summary:
    'One ticket with its newest 100 messages and notes, oldest first; recorded in the audit log',
  params: ofOne,
  query: z.strictObject({
    /** Only messages before this one. */
    before: z.optional(uuidField),
  }),
  answer: z.strictObject({ ticket: consoleTicketField, messages: z.array(consoleMessageField) }),
});

/** Only what a reply needs; the buyer's page has the rest. */
export const buyerOfTicketField = z.strictObject({
  language: languageField,
  registered_at: timestampField,
  confirmed: z.boolean(),
  blocked: z.boolean(),
  /** The newest 5. */
  payments: z.array(
    z.strictObject({
      id: uuidField,
      number: z.string(),
      created_at: timestampField,
      product_id: idField,
      ...titledFields,
      pictures: z.array(z.string()),
      total: dollarsField,
      refunded: dollarsField,
      state: z.enum(paymentStates),
    }),
  ),
  /** Active subscriptions, and those that ended last; at most 5. */
  subscriptions: z.array(
    z.strictObject({
      id: uuidField,
      product_id: idField,
      ...titledFields,
      pictures: z.array(z.string()),
      ends_at: timestampField,
      state: z.enum(accessStates),
    }),
  ),
  /** The 5 other tickets with the newest messages. */
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
    /** The partner who invited them. */
    inviter: z.nullable(z.strictObject({ id: uuidField, username: z.string() })),
    /** How many buyers they invited; 1,000 means 1,000 or more. */
    invited: z.int(),
    earned: dollarsField,
    available: dollarsField,
  }),
});
export type BuyerOfTicket = z.output<typeof buyerOfTicketField>;

export const readBuyerOfTicket = routes.get('readBuyerOfTicket', '/tickets/:id/buyer', {
  summary: 'What a reply needs about the buyer of a ticket',
  params: ofOne,
  answer: buyerOfTicketField,
});

/** Not recorded: the message id shows that the caller opened the ticket, which was recorded. */
export const followTicket = routes.get('followTicket', '/tickets/:id/messages', {
  summary: 'Messages after a given one, for polling',
  params: ofOne,
  query: z.strictObject({ after: uuidField }),
  answer: z.array(consoleMessageField),
});

export const replyToTicket = routes.post('replyToTicket', '/tickets/:id/replies', {
  summary: 'Reply to the buyer, who is notified by email and Telegram',
  params: ofOne,
  body: z.strictObject({
    /** Made by the client; a repeat is the same message. */
    id: z.optional(uuidField),
    content: messageTextField,
    attachments: attachmentsField,
    /** The last message that the operator saw. If another operator replied after it: 409 `version_conflict`. */
    seen: z.optional(uuidField),
  }),
  answer: consoleMessageField,
  status: 201,
  errors: ['ticket_state_changed', 'attachment_unknown', 'version_conflict'],
  idempotent: true,
});

export const writeToBuyer = routes.post('writeToBuyer', '/users/:id/tickets', {
  summary:
    'Open a ticket for a buyer, who is notified by email and Telegram and can answer; it waits for them',
  params: ofOne,
  body: z.strictObject({
    title: ticketTitleField,
    content: messageTextField,
    attachments: attachmentsField,
  }),
  answer: z.strictObject({ id: uuidField }),
  status: 201,
  errors: ['attachment_unknown'],
  idempotent: true,
});

export const noteOnTicket = routes.post('noteOnTicket', '/tickets/:id/notes', {
  summary: 'Add a note for operators; the state stays',
  params: ofOne,
  body: z.strictObject({ id: z.optional(uuidField), content: messageTextField }),
  answer: consoleMessageField,
  status: 201,
  idempotent: true,
});

export const assignTicket = routes.put('assignTicket', '/tickets/:id/assignee', {
  summary: 'Assign a ticket to an operator who may reply, or unassign it',
  params: ofOne,
  body: z.strictObject({ operator: z.nullable(uuidField) }),
  answer: consoleTicketField,
});

export const prioritizeTicket = routes.put('prioritizeTicket', '/tickets/:id/priority', {
  summary: 'Set the priority of a ticket',
  params: ofOne,
  body: z.strictObject({ priority: z.enum(ticketPriorities) }),
  answer: consoleTicketField,
});

const move = {
  params: ofOne,
  body: z.strictObject({ reason: reasonField }),
  answer: consoleTicketField,
  errors: ['ticket_state_changed'],
} as const;

export const holdTicket = routes.post('holdTicket', '/tickets/:id/hold', {
  ...move,
  summary: 'Put a ticket on hold until the next message or a reopen',
});

export const resolveTicket = routes.post('resolveTicket', '/tickets/:id/resolve', {
  ...move,
  summary: 'Resolve a ticket; a reply within 7 days reopens it, then it is closed',
});

export const closeTicket = routes.post('closeTicket', '/tickets/:id/close', {
  ...move,
  summary: 'Close a ticket permanently',
});

export const reopenTicket = routes.post('reopenTicket', '/tickets/:id/reopen', {
  ...move,
  summary: 'Reopen a ticket that was on hold or resolved; the last message decides its state',
});

export const listMergeTargets = routes.get('listMergeTargets', '/tickets/:id/merge-targets', {
  permission: 'tickets:write',
  summary: 'The other open tickets of the same buyer, newest message first',
  params: ofOne,
  answer: z.array(z.pick(consoleTicketField, { id: true, number: true, title: true, state: true })),
});

export const mergeTicket = routes.post('mergeTicket', '/tickets/:id/merge', {
  summary: 'Move all messages to another open ticket of the same buyer, and close this one',
  params: ofOne,
  body: z.strictObject({ into: uuidField }),
  answer: consoleTicketField,
  errors: ['ticket_not_mergeable'],
  idempotent: true,
});

export const openAttachment = routes.get('openAttachment', '/tickets/:id/attachments/:attachment', {
  summary: 'Download an attachment of a ticket',
  params: z.strictObject({ id: uuidField, attachment: uuidField }),
  file: true,
  answer: emptyAnswer,
});

export const uploadReplyAttachment = routes.post('uploadReplyAttachment', '/tickets/attachments', {
  summary: 'Upload a PNG, JPEG or PDF of at most 10 MB for a reply',
  multipart: true,
  answer: z.omit(attachmentField, { url: true }),
  status: 201,
  errors: ['attachment_type', 'attachment_too_large', 'image_unreadable'],
});
