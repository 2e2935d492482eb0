import * as z from 'zod/mini';
import { timestampField, uuidField } from './fields.ts';
import { versionField } from './operator-fields.ts';
import { EXTENSION_DAYS_MAX } from './operator-subscriptions.ts';
import { operatorMessageField, operatorTicketField, ticketPriorities } from './operator-support.ts';
import { defineRoute } from './route.ts';
import { messageTextField } from './support.ts';

/**
 * Answers that are kept ready, in both languages. A macro with an action does one thing besides answering; one without is a
 * canned reply, put into the composer to be sent by hand.
 */
const BASE = '/api-admin/api/v1/macros';
const OF_TICKET = '/api-admin/api/v1/tickets/:id/macros';

export const MACRO_NAME_MAX = 100;

/** What a refund by a macro does with the access; the words are those of `refundPayment`. */
const refundAccess = z.enum(['keep', 'shorten', 'revoke']);

export const macroActionField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('extend'),
    days: z.int().check(z.gte(1), z.lte(EXTENSION_DAYS_MAX)),
  }),
  z.strictObject({ kind: z.literal('reissue') }),
  z.strictObject({
    kind: z.literal('refund'),
    /** Of what was paid; 100 is all that is left of it. */
    percent: z.int().check(z.gte(1), z.lte(100)),
    way: z.enum(['gateway', 'balance']),
    access: refundAccess,
  }),
  z.strictObject({ kind: z.literal('hold') }),
  z.strictObject({ kind: z.literal('resolve') }),
  z.strictObject({ kind: z.literal('priority'), priority: z.enum(ticketPriorities) }),
]);
export type MacroAction = z.output<typeof macroActionField>;
export type MacroKind = MacroAction['kind'];

/** What every answer may name: whom it is to, the number of the ticket, and what it is about. */
const always = ['username', 'number', 'service'] as const;

/** What `{…}` may stand for in an answer, by what the macro does. */
export function macroPlaceholders(action: MacroAction | null): readonly string[] {
  if (action?.kind === 'extend') return [...always, 'days', 'until'];
  if (action?.kind === 'refund') return [...always, 'amount'];
  return always;
}

const draft = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MACRO_NAME_MAX)),
  action: z.nullable(macroActionField),
  body: messageTextField,
  body_ru: messageTextField,
};
const draftBody = z.strictObject(draft);
export type MacroDraft = z.output<typeof draftBody>;

export const macroField = z.strictObject({
  ...draft,
  id: uuidField,
  version: versionField,
  archived: z.boolean(),
  updated_at: timestampField,
});
export type Macro = z.output<typeof macroField>;

const ofOne = z.strictObject({ id: uuidField });
const reading = {
  tag: 'Tickets',
  auth: 'operator',
  permission: 'tickets:read',
  limit: 'operatorRead',
} as const;
const writing = {
  tag: 'Tickets',
  auth: 'operator',
  permission: 'macros:write',
  limit: 'operatorWrite',
} as const;

export const listMacros = defineRoute({
  ...reading,
  id: 'listMacros',
  method: 'GET',
  path: BASE,
  summary: 'Macros and canned replies by name, 50 at a time',
  query: z.strictObject({
    /** `reply`: those that only answer. */
    kind: z.optional(z.enum(['reply', 'act'])),
    /** `in_use` when left out. */
    state: z.optional(z.enum(['in_use', 'archived'])),
    /** Part of the name. */
    search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MACRO_NAME_MAX))),
    /** The macro that the page before ended with. */
    after: z.optional(uuidField),
  }),
  answer: z.array(macroField),
});

export const readMacro = defineRoute({
  ...reading,
  id: 'readMacro',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: 'One macro, to edit it',
  params: ofOne,
  answer: macroField,
});

export const createMacro = defineRoute({
  ...writing,
  id: 'createMacro',
  method: 'POST',
  path: BASE,
  summary:
    'Keep an answer ready; `text_wrong` names a placeholder that its action has no value for',
  body: draftBody,
  answer: macroField,
  status: 201,
  errors: ['text_wrong'],
  idempotent: true,
});

export const editMacro = defineRoute({
  ...writing,
  id: 'editMacro',
  method: 'PUT',
  path: `${BASE}/:id`,
  summary: 'Replace what a macro does and says',
  params: ofOne,
  body: z.strictObject({ ...draft, version: versionField }),
  answer: macroField,
  errors: ['text_wrong', 'changed_meanwhile'],
  current: macroField,
});

export const archiveMacro = defineRoute({
  ...writing,
  id: 'archiveMacro',
  method: 'POST',
  path: `${BASE}/:id/archive`,
  summary: 'Put a macro away, or take it out again',
  params: ofOne,
  body: z.strictObject({ version: versionField, archived: z.boolean() }),
  answer: macroField,
  errors: ['changed_meanwhile'],
  current: macroField,
});

/** What can be acted upon: a subscription of the buyer, or a payment of theirs. */
const targetField = z.strictObject({
  id: uuidField,
  title: z.string(),
  /** Of a subscription its end, of a payment its beginning. */
  at: timestampField,
  /** What is left of a payment, in dollars; null of a subscription. */
  left: z.nullable(z.number()),
});
export type MacroTarget = z.output<typeof targetField>;

/** What it will do, as values; the screen has the words. */
const effectField = z.nullable(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('extend'),
      days: z.int(),
      from: timestampField,
      until: timestampField,
    }),
    z.strictObject({ kind: z.literal('reissue') }),
    z.strictObject({
      kind: z.literal('refund'),
      amount: z.number(),
      way: z.enum(['gateway', 'balance']),
      access: refundAccess,
    }),
    z.strictObject({ kind: z.literal('hold') }),
    z.strictObject({ kind: z.literal('resolve') }),
    z.strictObject({ kind: z.literal('priority'), priority: z.enum(ticketPriorities) }),
  ]),
);

export const macroPreviewField = z.strictObject({
  macro: macroField,
  /** Among which to choose; empty where nothing has to be chosen, or nothing is there. */
  targets: z.array(targetField),
  /** The chosen one: the ticket's own subject when nothing was said. */
  target: z.nullable(targetField),
  /** Null of a canned reply, and while there is nothing to act upon. */
  effect: effectField,
  /** In the buyer's language. */
  answer: z.string(),
  language: z.enum(['en', 'ru']),
  /** Placeholders that have no value here and would stand in the answer as they are. */
  missing: z.array(z.string()),
  /** Whether the operator's own role may do the action. */
  permitted: z.boolean(),
  /** What was seen: running it as anything else is `changed_meanwhile`. */
  seen: z.string(),
});
export type MacroPreview = z.output<typeof macroPreviewField>;

export const previewMacro = defineRoute({
  ...reading,
  id: 'previewMacro',
  method: 'GET',
  path: `${OF_TICKET}/:macro`,
  summary: 'What a macro would do and say in a ticket; nothing happens',
  params: z.strictObject({ id: uuidField, macro: uuidField }),
  query: z.strictObject({ target: z.optional(uuidField) }),
  answer: macroPreviewField,
});

/**
 * Acts and answers together or not at all. The action needs the permission of its own route, and a confirmation where that
 * one does. A refund by a gateway is written down with the answer and asked for by a job.
 */
export const runMacro = defineRoute({
  tag: 'Tickets',
  auth: 'operator',
  permission: 'tickets:write',
  limit: 'operatorWrite',
  id: 'runMacro',
  method: 'POST',
  path: `${OF_TICKET}/:macro`,
  summary: 'Do what a macro does and send its answer',
  params: z.strictObject({ id: uuidField, macro: uuidField }),
  body: z.strictObject({
    /** Made by the client, of the message: the same one again does nothing again. */
    id: uuidField,
    target: z.optional(uuidField),
    seen: z.string().check(z.maxLength(64)),
  }),
  answer: z.strictObject({ ticket: operatorTicketField, message: operatorMessageField }),
  errors: [
    'ticket_moved',
    'changed_meanwhile',
    'confirmation_required',
    'text_wrong',
    'payment_not_refundable',
    'refund_open',
    'refund_too_large',
    'refund_way_closed',
  ],
  idempotent: true,
});
