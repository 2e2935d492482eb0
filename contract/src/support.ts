import * as z from 'zod/mini';
import { emptyAnswer, idField, timestampField, uuidField } from './fields.ts';
import {
  MESSAGE_ATTACHMENTS_MAX,
  OFFSET_MAX,
  PAGE_MAX,
  TICKET_TEXT_MAX,
  TICKET_TITLE_MAX,
} from './limits.ts';
import { multiline } from './multiline.ts';
import { defineRoute } from './route.ts';

const BASE = '/api-support/api/v1';

/**
 * - `new`: nobody of the shop has taken it up; then the last message that the buyer sees decides: `waiting_operator`
 *   after theirs, `waiting_user` after an operator's.
 * - `on_hold`: the shop waits for somebody else.
 * - `resolved`: a reply of the buyer before `reply_until` reopens it.
 * - `closed`: for good.
 */
export const ticketStates = [
  'new',
  'waiting_operator',
  'waiting_user',
  'on_hold',
  'resolved',
  'closed',
] as const;
export type TicketState = (typeof ticketStates)[number];

export const senderTypes = ['user', 'admin'] as const;
export const attachmentTypes = ['image/webp', 'application/pdf'] as const;

/** As people count: one for each code point, whatever it takes in memory. There is something to see in it. */
const writtenText = (max: number) =>
  z.string().check(
    z.maxLength(2 * max),
    z.refine((text) => [...text].length <= max, { abort: true }),
    z.regex(/[^\s\p{Z}\p{Cc}\p{Cf}]/u),
  );
export const ticketTitleField = writtenText(TICKET_TITLE_MAX);
export const messageTextField = multiline(writtenText(TICKET_TEXT_MAX));

export const attachmentField = z.strictObject({
  id: uuidField,
  /** As the sender called the file; that of a picture ends in `.webp`. */
  name: z.string(),
  /** Pictures are drawn anew as WebP; a PDF stays as it was and is only ever saved, never shown. */
  type: z.enum(attachmentTypes),
  size_bytes: z.int(),
  /** Asked for with the same bearer token as everything else; the answer is the file. */
  url: z.string(),
});
export type Attachment = z.output<typeof attachmentField>;

/** As `uploadAttachment` answered them, in the order in which they show. */
export const attachmentsField = z.optional(
  z.array(uuidField).check(z.maxLength(MESSAGE_ATTACHMENTS_MAX)),
);

/** What a ticket is about; its words are those of the day it was opened. */
export const ticketSubjectField = z.strictObject({
  kind: z.enum(['payment', 'subscription']),
  id: uuidField,
  title: z.string(),
});

export const ticketField = z.strictObject({
  id: uuidField,
  /** For people: "No. 4217". */
  number: z.int(),
  title: z.string(),
  state: z.enum(ticketStates),
  created_at: timestampField,
  /** Of the last message. */
  updated_at: timestampField,
  last_message: z.strictObject({
    senderType: z.enum(senderTypes),
    /** Its first 140 characters. */
    excerpt: z.string(),
  }),
  /** Somebody of the shop wrote and `markTicketRead` has not said that the buyer saw it. */
  is_unread: z.boolean(),
  subject: z.nullable(ticketSubjectField),
  /** A resolved ticket can be answered before that. Null in every other state: always, or never when closed. */
  reply_until: z.nullable(timestampField),
});
export type Ticket = z.output<typeof ticketField>;

export const messageField = z.strictObject({
  /** What the client called it, or what the server did. */
  id: uuidField,
  username: z.string(),
  content: z.string(),
  senderType: z.enum(senderTypes),
  created_at: timestampField,
  attachments: z.array(attachmentField),
});
export type Message = z.output<typeof messageField>;

const numberInQuery = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );

export const getSupportConfig = defineRoute({
  id: 'getSupportConfig',
  method: 'GET',
  path: `${BASE}/config/`,
  tag: 'Support',
  summary: 'The help chat address, empty when the shop has none, and the origins',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  answer: z.strictObject({
    help_url: z.string(),
    origins: z.array(z.strictObject({ id: idField, title: z.string() })),
  }),
});

export const listTickets = defineRoute({
  id: 'listTickets',
  method: 'GET',
  path: `${BASE}/ticket/paginated`,
  tag: 'Support',
  summary: 'Own tickets, the last written into first, 10 at a time unless asked otherwise',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  query: z.strictObject({
    limit: z.optional(numberInQuery(1, PAGE_MAX)),
    offset: z.optional(numberInQuery(0, OFFSET_MAX)),
  }),
  answer: z.strictObject({ items: z.array(ticketField), total: z.int() }),
});

export const getTicket = defineRoute({
  id: 'getTicket',
  method: 'GET',
  path: `${BASE}/ticket`,
  tag: 'Support',
  summary: 'One own ticket',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  query: z.strictObject({ ticket_id: uuidField }),
  answer: ticketField,
});

export const createTicket = defineRoute({
  id: 'createTicket',
  method: 'POST',
  path: `${BASE}/ticket/`,
  tag: 'Support',
  summary: 'Open a ticket with its first message',
  auth: 'user',
  limit: 'ticketCreate',
  body: z
    .strictObject({
      title: ticketTitleField,
      header_message: messageTextField,
      attachments: attachmentsField,
      /** An own payment or an own subscription that it is about; not both. */
      payment: z.optional(uuidField),
      subscription: z.optional(uuidField),
    })
    .check(z.refine(({ payment, subscription }) => !(payment && subscription))),
  answer: z.strictObject({ id: uuidField }),
  status: 201,
  errors: ['too_many_open_tickets', 'attachment_unknown'],
  idempotent: true,
});

export const markTicketRead = defineRoute({
  id: 'markTicketRead',
  method: 'POST',
  path: `${BASE}/ticket/read`,
  tag: 'Support',
  summary: 'Say that the buyer saw the messages of a ticket up to this one',
  auth: 'user',
  limit: 'write',
  body: z.strictObject({ ticket: uuidField, message: uuidField }),
  answer: emptyAnswer,
});

/**
 * Oldest first, 100 at most. Without `after` and `before` the newest ones. `after` answers only what came after that
 * message, which is next to nothing for a poll; `before` goes back. Neither may be an unknown message: 404.
 */
export const listMessages = defineRoute({
  id: 'listMessages',
  method: 'GET',
  path: `${BASE}/message/by-ticket`,
  tag: 'Support',
  summary: 'The messages of an own ticket, oldest first',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  query: z
    .strictObject({
      ticket_id: uuidField,
      after: z.optional(uuidField),
      before: z.optional(uuidField),
    })
    .check(z.refine(({ after, before }) => !(after && before))),
  answer: z.array(messageField),
});

/** Answers `ticket_closed` where a new ticket has to be opened instead. */
export const sendMessage = defineRoute({
  id: 'sendMessage',
  method: 'POST',
  path: `${BASE}/message/`,
  tag: 'Support',
  summary: 'Write into an own ticket',
  auth: 'user',
  limit: 'ticketMessage',
  body: z.strictObject({
    /** Made by the client: the same one again is the same message, and its answer is the one that is kept. */
    id: z.optional(uuidField),
    content: messageTextField,
    ticket: uuidField,
    attachments: attachmentsField,
    /** Old clients say who they are. Nobody listens: who writes is known by the token. */
    senderType: z.optional(z.unknown()),
  }),
  answer: messageField,
  status: 201,
  errors: ['ticket_closed', 'attachment_unknown'],
  idempotent: true,
});

/**
 * To be named in a message within a day, by the same person; then it belongs to that message. More than 20 that wait for
 * one are 429.
 */
export const uploadAttachment = defineRoute({
  id: 'uploadAttachment',
  method: 'POST',
  path: `${BASE}/attachment/`,
  tag: 'Support',
  summary: 'Send a PNG, JPEG or PDF of at most 10 MB for a message',
  auth: 'user',
  limit: 'attachment',
  multipart: true,
  answer: attachmentField,
  status: 201,
  errors: ['attachment_type', 'attachment_too_large', 'image_unreadable'],
});

export const downloadAttachment = defineRoute({
  id: 'downloadAttachment',
  method: 'GET',
  path: `${BASE}/attachment/:id`,
  tag: 'Support',
  summary: 'The bytes of an attachment in an own ticket, or of an own upload, as a file',
  auth: 'user',
  viewable: true,
  limit: 'attachmentRead',
  params: z.strictObject({ id: uuidField }),
  file: true,
  answer: emptyAnswer,
});
