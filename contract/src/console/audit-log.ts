import * as z from 'zod/mini';
import { emptyAnswer, idInQuery, timestampField, uuidField } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** The audit log of the console. */
const BASE = '/api-admin/api/v1/audit-events';

const filters = {
  operator: z.optional(uuidField),
  /** One action, `payouts.paid`, or a whole section, `payouts.`. */
  action: z.optional(z.string().check(z.regex(/^[a-z_]+\.[a-z_]*$/), z.maxLength(80))),
  /** Prefix of the subject: `payment:`, or a full id. */
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Inclusive. */
  since: z.optional(timestampField),
  /** Exclusive. */
  until: z.optional(timestampField),
};

export const auditEventField = z.strictObject({
  id: z.int(),
  at: timestampField,
  operator: z.strictObject({ id: uuidField, name: z.string(), email: z.string() }),
  action: z.string(),
  subject: z.string(),
  reason: z.nullable(z.string()),
  ip: z.string(),
});
export type AuditEvent = z.output<typeof auditEventField>;

const reading = { tag: 'Audit', auth: 'operator', permission: 'audit:read' } as const;

export const listAuditEvents = defineRoute({
  ...reading,
  id: 'listAuditEvents',
  method: 'GET',
  path: BASE,
  summary: 'Audit events, newest first, 50 at a time',
  limit: 'operatorRead',
  query: z.strictObject({
    ...filters,
    /** The id of the last row of the previous page. */
    before: z.optional(idInQuery),
  }),
  answer: z.array(auditEventField),
});

export const readAuditEvent = defineRoute({
  ...reading,
  id: 'readAuditEvent',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: 'One audit event with its changes',
  limit: 'operatorRead',
  params: z.strictObject({ id: idInQuery }),
  answer: z.extend(auditEventField, {
    before: z.unknown(),
    after: z.unknown(),
    /** The hash that links the chain, in hex. */
    hash: z.string(),
  }),
});

/** Values for the filters of the audit log. */
export const listAuditFilters = defineRoute({
  ...reading,
  id: 'listAuditFilters',
  method: 'GET',
  path: '/api-admin/api/v1/audit-filters',
  summary: 'Operators and actions that occur in the audit log',
  limit: 'operatorRead',
  answer: z.strictObject({
    operators: z.array(z.strictObject({ id: uuidField, name: z.string() })),
    actions: z.array(z.string()),
  }),
});

/** Reads the whole audit log: each event must match its hash and name the hash of the one before. */
export const verifyAuditLog = defineRoute({
  ...reading,
  id: 'verifyAuditLog',
  method: 'POST',
  path: '/api-admin/api/v1/audit-verification',
  summary: 'Verify the hash chain of the audit log',
  limit: 'operatorWrite',
  answer: z.strictObject({
    events: z.int(),
    /** Ids of the first broken audit events; empty when the chain is intact. */
    broken: z.array(z.int()),
  }),
});

/** All that match the filters, newest first. */
export const exportAuditEvents = defineRoute({
  ...reading,
  id: 'exportAuditEvents',
  confirmed: true,
  method: 'GET',
  path: '/api-admin/api/v1/audit-events-export',
  summary: 'The audit log as CSV',
  limit: 'operatorWrite',
  query: z.strictObject(filters),
  file: true,
  answer: emptyAnswer,
});
