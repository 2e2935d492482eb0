import * as z from 'zod/mini';
import { idInQuery, timestampField, uuidField } from '../shared/fields.ts';
import { consoleRoutes } from './routes.ts';

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

/** The audit log of the console. */
const routes = consoleRoutes({ tag: 'Audit', read: 'audit:read' });

export const listAuditEvents = routes.list('listAuditEvents', '/audit-events', {
  summary: 'Audit events, newest first, 50 at a time',
  filters,
  cursor: { before: idInQuery },
  row: auditEventField,
  export: { id: 'exportAuditEvents', name: 'audit', summary: 'The audit log as CSV' },
});

export const readAuditEvent = routes.get('readAuditEvent', '/audit-events/:id', {
  summary: 'One audit event with its changes',
  params: z.strictObject({ id: idInQuery }),
  answer: z.extend(auditEventField, {
    before: z.unknown(),
    after: z.unknown(),
    /** The hash that links the chain, in hex. */
    hash: z.string(),
  }),
});

/** Values for the filters of the audit log. */
export const listAuditFilters = routes.get('listAuditFilters', '/audit-filters', {
  summary: 'Operators and actions that occur in the audit log',
  answer: z.strictObject({
    operators: z.array(z.strictObject({ id: uuidField, name: z.string() })),
    actions: z.array(z.string()),
  }),
});

/** Reads the whole audit log: each event must match its hash and name the hash of the one before. */
export const verifyAuditLog = routes.post('verifyAuditLog', '/audit-verification', {
  permission: 'audit:read',
  summary: 'Verify the hash chain of the audit log',
  answer: z.strictObject({
    events: z.int(),
    /** Ids of the first broken audit events; empty when the chain is intact. */
    broken: z.array(z.int()),
  }),
});
