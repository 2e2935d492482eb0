import * as z from 'zod/mini';
import { dollarsField, idField, timestampField, uuidField } from '../shared/fields.ts';
import { messageTextField } from '../shop/support.ts';
import { titledFields, versionField } from './fields.ts';
import { consoleRoutes } from './routes.ts';
import { EXTENSION_DAYS_MAX } from './subscriptions.ts';
import { consoleMessageField, consoleTicketField, ticketPriorities } from './tickets.ts';

export const MACRO_NAME_MAX = 100;

/** What a refund by a macro does with the access; same values as in `refundPayment`. */
const refundAccess = z.enum(['keep', 'shorten', 'revoke']);

export const macroActionField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('extend'),
    days: z.int().check(z.gte(1), z.lte(EXTENSION_DAYS_MAX)),
  }),
  z.strictObject({ kind: z.literal('replace') }),
  z.strictObject({
    kind: z.literal('refund'),
    /** Percent of the captured amount; 100 refunds all that is left. */
    percent: z.int().check(z.gte(1), z.lte(100)),
    method: z.enum(['gateway', 'balance']),
    access: refundAccess,
  }),
  z.strictObject({ kind: z.literal('hold') }),
  z.strictObject({ kind: z.literal('resolve') }),
  z.strictObject({ kind: z.literal('priority'), priority: z.enum(ticketPriorities) }),
]);
export type MacroAction = z.output<typeof macroActionField>;
export type MacroKind = MacroAction['kind'];

/** Placeholders that every reply may use: the buyer, the ticket number and its subject. */
const always = ['username', 'number', 'service'] as const;

/** The placeholders `{…}` that a reply may use, depending on the macro's action. */
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

/**
 * Saved replies and macros, in both languages. A macro also runs an action; a saved reply is put into the composer for
 * the operator to send.
 */
const routes = consoleRoutes({ tag: 'Tickets', read: 'tickets:read', write: 'tickets:write' });

export const listMacros = routes.list('listMacros', '/macros', {
  summary: 'Macros and saved replies by name, 50 at a time',
  filters: {
    /** `reply`: only saved replies; `action`: only macros with an action. */
    kind: z.optional(z.enum(['reply', 'action'])),
    /** Defaults to `in_use`. */
    state: z.optional(z.enum(['in_use', 'archived'])),
    /** Part of the name. */
    search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MACRO_NAME_MAX))),
  },
  cursor: { after: uuidField },
  row: macroField,
});

export const readMacro = routes.get('readMacro', '/macros/:id', {
  summary: 'One macro, to edit it',
  params: ofOne,
  answer: macroField,
});

export const createMacro = routes.post('createMacro', '/macros', {
  permission: 'macros:write',
  summary:
    'Create a saved reply or macro; `text_wrong` names a placeholder that its action has no value for',
  body: draftBody,
  answer: macroField,
  status: 201,
  errors: ['text_wrong'],
  idempotent: true,
});

export const editMacro = routes.put('editMacro', '/macros/:id', {
  permission: 'macros:write',
  summary: 'Edit a macro',
  params: ofOne,
  body: z.strictObject({ ...draft, version: versionField }),
  answer: macroField,
  errors: ['text_wrong', 'version_conflict'],
  current: macroField,
});

export const archiveMacro = routes.post('archiveMacro', '/macros/:id/archive', {
  permission: 'macros:write',
  summary: 'Archive a macro, or restore it',
  params: ofOne,
  body: z.strictObject({ version: versionField, archived: z.boolean() }),
  answer: macroField,
  errors: ['version_conflict'],
  current: macroField,
});

/** The target of an action: one of the buyer's subscriptions or payments. */
const targetField = z.strictObject({
  id: uuidField,
  ...titledFields,
  /** End of a subscription, or start of a payment. */
  at: timestampField,
  /** Refundable rest of a payment in dollars; null for a subscription. */
  left: z.nullable(dollarsField),
});
export type MacroTarget = z.output<typeof targetField>;

/** What the action will change, as values; the screen has the texts. */
const effectField = z.nullable(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('extend'),
      days: z.int(),
      from: timestampField,
      until: timestampField,
    }),
    z.strictObject({
      kind: z.literal('replace'),
      /** How many items would be replaced; 0 while nothing was delivered. */
      items: z.int(),
      /** Services whose inventory has no other item to give; with any, the macro cannot be run. */
      lacking: z.array(z.strictObject({ id: idField, ...titledFields })),
    }),
    z.strictObject({
      kind: z.literal('refund'),
      amount: dollarsField,
      method: z.enum(['gateway', 'balance']),
      access: refundAccess,
    }),
    z.strictObject({ kind: z.literal('hold') }),
    z.strictObject({ kind: z.literal('resolve') }),
    z.strictObject({ kind: z.literal('priority'), priority: z.enum(ticketPriorities) }),
  ]),
);

export const macroPreviewField = z.strictObject({
  macro: macroField,
  /** Targets to choose from; empty when the action needs none or none exists. */
  targets: z.array(targetField),
  /** The chosen target; defaults to the subject of the ticket. */
  target: z.nullable(targetField),
  /** Null for a saved reply, or without a target. */
  effect: effectField,
  /** In the buyer's language. */
  answer: z.string(),
  language: z.enum(['en', 'ru']),
  /** Placeholders without a value, which would be sent unchanged. */
  missing: z.array(z.string()),
  /** Whether the operator's role permits the action. */
  permitted: z.boolean(),
  /** Hash of this preview; if running would do anything else, the answer is `version_conflict`. */
  seen: z.string(),
});
export type MacroPreview = z.output<typeof macroPreviewField>;

export const previewMacro = routes.get('previewMacro', '/tickets/:id/macros/:macro', {
  summary: 'Preview a macro in a ticket, without running it',
  params: z.strictObject({ id: uuidField, macro: uuidField }),
  query: z.strictObject({ target: z.optional(uuidField) }),
  answer: macroPreviewField,
});

export const previewReply = routes.get('previewReply', '/users/:id/macros/:macro', {
  summary: 'A saved reply as the buyer would read it in a new ticket',
  params: z.strictObject({ id: uuidField, macro: uuidField }),
  answer: z.pick(macroPreviewField, { answer: true, language: true, missing: true }),
});

/**
 * Runs the action and sends the reply in one transaction. The action needs the permission of its route, and a
 * confirmation if that route does. A gateway refund is recorded with the reply and requested by a job.
 */
export const runMacro = routes.post('runMacro', '/tickets/:id/macros/:macro', {
  summary: 'Run a macro and send its reply',
  params: z.strictObject({ id: uuidField, macro: uuidField }),
  body: z.strictObject({
    /** Id of the message, made by the client; a repeat has no effect. */
    id: uuidField,
    target: z.optional(uuidField),
    seen: z.string().check(z.maxLength(64)),
  }),
  answer: z.strictObject({ ticket: consoleTicketField, message: consoleMessageField }),
  errors: [
    'ticket_state_changed',
    'version_conflict',
    'confirmation_required',
    'text_wrong',
    'days_limited',
    'inventory_empty',
    'payment_not_refundable',
    'refund_open',
    'refund_too_large',
    'refund_method_closed',
  ],
  idempotent: true,
});
