import * as z from 'zod/mini';
import { emptyAnswer, idField, timestampField, uuidField } from '../shared/fields.ts';
import {
  MESSAGE_ATTACHMENTS_MAX,
  OFFSET_MAX,
  PAGE_MAX,
  TICKET_SEARCH_MAX,
  TICKET_TEXT_MAX,
  TICKET_TITLE_MAX,
  WRITTEN,
} from '../shared/limits.ts';
import { multiline } from '../shared/multiline.ts';
import { defineRoutes } from '../shared/route.ts';

const routes = defineRoutes({ tag: 'Support', base: '/api-support/api/v1' });

/**
 * - `new`: neither answered by an operator nor assigned to one. Afterwards the last visible message decides:
 *   `waiting_operator` after the buyer's, `waiting_user` after an operator's.
 * - `on_hold`: the shop waits for a third party.
 * - `resolved`: a reply of the buyer before `reply_until` reopens it.
 * - `closed`: permanently.
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

/** Length is counted in code points, and the text must not be blank. */
const writtenText = (max: number) =>
  z.string().check(
    z.maxLength(2 * max),
    z.refine((text) => [...text].length <= max, { abort: true }),
    z.regex(WRITTEN),
  );
export const ticketTitleField = writtenText(TICKET_TITLE_MAX);
export const messageTextField = multiline(writtenText(TICKET_TEXT_MAX));

export const attachmentField = z.strictObject({
  id: uuidField,
  /** The file name given by the sender; pictures end in `.webp`. */
  name: z.string(),
  /** Pictures are re-encoded as WebP; a PDF is stored unchanged and only offered as a download. */
  type: z.enum(attachmentTypes),
  size_bytes: z.int(),
  /** Needs the bearer token like every call; answers the file. */
  url: z.string(),
});
export type Attachment = z.output<typeof attachmentField>;

/** As answered by `uploadAttachment`, in display order. */
export const attachmentsField = z.optional(
  z.array(uuidField).check(z.maxLength(MESSAGE_ATTACHMENTS_MAX)),
);

/** The subject of a ticket; its text is the one at the time the ticket was opened. */
export const ticketSubjectField = z.strictObject({
  kind: z.enum(['payment', 'subscription']),
  id: uuidField,
  title: z.string(),
  title_ru: z.string(),
});

export const ticketField = z.strictObject({
  id: uuidField,
  /** The number shown to people: "No. 4217". */
  number: z.int(),
  title: z.string(),
  state: z.enum(ticketStates),
  created_at: timestampField,
  /** Time of the last message. */
  updated_at: timestampField,
  last_message: z.strictObject({
    senderType: z.enum(senderTypes),
    /** Its first 140 characters. */
    excerpt: z.string(),
  }),
  /** An operator wrote and `markTicketRead` has not marked it as read. */
  is_unread: z.boolean(),
  subject: z.nullable(ticketSubjectField),
  /** Until when a resolved ticket can be answered. Null in every other state: always, or never when closed. */
  reply_until: z.nullable(timestampField),
  /** The ticket that this one was merged into, which has its messages; absent when it was not merged. */
  merged_into: z.optional(z.strictObject({ id: uuidField, number: z.int() })),
});
export type Ticket = z.output<typeof ticketField>;

export const messageField = z.strictObject({
  /** The client's id, or one from the server. */
  id: uuidField,
  username: z.string(),
  content: z.string(),
  senderType: z.enum(senderTypes),
  created_at: timestampField,
  attachments: z.array(attachmentField),
  /** The number of the ticket that it was written in, if that was merged into this one. */
  merged_from: z.optional(z.int()),
});
export type Message = z.output<typeof messageField>;

const numberInQuery = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );

export const getSupportConfig = routes.read('getSupportConfig', '/config/', {
  summary: 'The help chat address, empty when the shop has none, and the services',
  answer: z.strictObject({
    help_url: z.string(),
    origins: z.array(z.strictObject({ id: idField, title: z.string(), title_ru: z.string() })),
  }),
});

export const listTickets = routes.read('listTickets', '/ticket/paginated', {
  summary: 'Tickets of the user, last message first, 10 at a time by default',
  query: z.strictObject({
    limit: z.optional(numberInQuery(1, PAGE_MAX)),
    offset: z.optional(numberInQuery(0, OFFSET_MAX)),
    /** Only tickets with this number, or with this text in the title or a message. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(TICKET_SEARCH_MAX))),
  }),
  answer: z.strictObject({ items: z.array(ticketField), total: z.int() }),
});

export const getTicket = routes.read('getTicket', '/ticket', {
  summary: 'One ticket of the user',
  query: z.strictObject({ ticket_id: uuidField }),
  answer: ticketField,
});

export const createTicket = routes.post('createTicket', '/ticket/', {
  summary: 'Open a ticket with its first message',
  limit: 'ticketCreate',
  body: z
    .strictObject({
      title: ticketTitleField,
      header_message: messageTextField,
      attachments: attachmentsField,
      /** A payment or a subscription of the user that it is about; not both. */
      payment: z.optional(uuidField),
      subscription: z.optional(uuidField),
    })
    .check(z.refine(({ payment, subscription }) => !(payment && subscription))),
  answer: z.strictObject({ id: uuidField }),
  status: 201,
  errors: ['too_many_open_tickets', 'attachment_unknown'],
  idempotent: true,
});

export const markTicketRead = routes.post('markTicketRead', '/ticket/read', {
  summary: 'Mark the messages of a ticket as read up to this one',
  body: z.strictObject({ ticket: uuidField, message: uuidField }),
  answer: emptyAnswer,
});

/**
 * Oldest first, at most 100. Without `after` and `before`: the newest ones. `after` answers only newer messages, for
 * cheap polls; `before` pages back. An unknown message answers 404.
 */
export const listMessages = routes.read('listMessages', '/message/by-ticket', {
  summary: 'Messages of a ticket of the user, oldest first',
  query: z
    .strictObject({
      ticket_id: uuidField,
      after: z.optional(uuidField),
      before: z.optional(uuidField),
    })
    .check(z.refine(({ after, before }) => !(after && before))),
  answer: z.array(messageField),
});

/** Answers `ticket_closed` when a new ticket has to be opened instead. */
export const sendMessage = routes.post('sendMessage', '/message/', {
  summary: 'Send a message in a ticket of the user',
  limit: 'ticketMessage',
  body: z.strictObject({
    /** Made by the client; a repeat gets the stored message and answer. */
    id: z.optional(uuidField),
    content: messageTextField,
    ticket: uuidField,
    attachments: attachmentsField,
    /** Old clients send this. It is ignored; the token identifies the sender. */
    senderType: z.optional(z.unknown()),
  }),
  answer: messageField,
  status: 201,
  errors: ['ticket_closed', 'attachment_unknown'],
  idempotent: true,
});

/**
 * The same buyer has to attach it to a message within a day; then it belongs to that message. More than 20 unattached
 * uploads are 429.
 */
export const uploadAttachment = routes.post('uploadAttachment', '/attachment/', {
  summary: 'Upload a PNG, JPEG or PDF of at most 10 MB for a message',
  limit: 'attachment',
  multipart: true,
  answer: attachmentField,
  status: 201,
  errors: ['attachment_type', 'attachment_too_large', 'image_unreadable'],
});

export const downloadAttachment = routes.read('downloadAttachment', '/attachment/:id', {
  summary: 'Download an attachment of a ticket, or an upload, of the user',
  limit: 'attachmentRead',
  params: z.strictObject({ id: uuidField }),
  file: true,
  answer: emptyAnswer,
});
