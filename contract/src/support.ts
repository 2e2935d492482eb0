import * as z from 'zod/mini';
import { idField, timestampField, uuidField } from './fields.ts';
import { OFFSET_MAX, PAGE_MAX, TICKET_TEXT_MAX, TICKET_TITLE_MAX } from './limits.ts';
import { defineRoute } from './route.ts';

const BASE = '/api-support/api/v1';

const ticketField = z.strictObject({ id: uuidField, title: z.string() });
const messageField = z.strictObject({
  id: uuidField,
  username: z.string(),
  content: z.string(),
  senderType: z.enum(['user', 'admin']),
  created_at: timestampField,
});
const messageText = z.string().check(z.minLength(1), z.maxLength(TICKET_TEXT_MAX));
const numberInQuery = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.pipe(z.transform(Number), z.int().check(z.lte(max))),
  );

export const getSupportConfig = defineRoute({
  id: 'getSupportConfig',
  method: 'GET',
  path: `${BASE}/config/`,
  tag: 'Support',
  summary: 'The help chat address and the origins',
  auth: 'user',
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
  summary: 'Own tickets, newest first',
  auth: 'user',
  limit: 'poll',
  query: z.strictObject({
    limit: z.optional(numberInQuery(PAGE_MAX)),
    offset: z.optional(numberInQuery(OFFSET_MAX)),
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
  body: z.strictObject({
    title: z.string().check(z.minLength(1), z.maxLength(TICKET_TITLE_MAX)),
    header_message: messageText,
  }),
  answer: z.strictObject({ id: uuidField }),
  status: 201,
  idempotent: true,
});

export const listMessages = defineRoute({
  id: 'listMessages',
  method: 'GET',
  path: `${BASE}/message/by-ticket`,
  tag: 'Support',
  summary: 'The messages of an own ticket, oldest first',
  auth: 'user',
  limit: 'poll',
  query: z.strictObject({ ticket_id: uuidField }),
  answer: z.array(messageField),
});

export const sendMessage = defineRoute({
  id: 'sendMessage',
  method: 'POST',
  path: `${BASE}/message/`,
  tag: 'Support',
  summary: 'Write into an own ticket',
  auth: 'user',
  limit: 'ticketMessage',
  body: z.strictObject({ content: messageText, ticket: uuidField }),
  answer: messageField,
  status: 201,
  idempotent: true,
});
