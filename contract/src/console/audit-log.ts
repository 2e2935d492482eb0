import * as z from 'zod/mini';
import { idInQuery, timestampField, uuidField } from '../shared/fields.ts';
import { consoleRoutes } from './routes.ts';
import { subjectField } from './search-fields.ts';

/** Every action that the audit log can hold, by the section of the shop that it belongs to. */
const auditActions = {
  alerts: ['change', 'link_telegram', 'reopen', 'resolve', 'test', 'unlink_telegram'],
  announcements: ['archive', 'create', 'edit', 'end', 'upload_image'],
  bulk: ['start', 'stop'],
  campaigns: ['set_cost'],
  credits: ['release'],
  deliveries: ['assign', 'retry', 'substitute'],
  exports: ['download'],
  gateways: ['change_provider', 'check_provider'],
  inventory: ['edit', 'find', 'import', 'rename_file', 'retire', 'reveal'],
  macros: ['archive', 'create', 'edit', 'restore'],
  methods: [
    'change_rate',
    'check_test',
    'create',
    'edit',
    'order',
    'refund_test',
    'switch',
    'test',
  ],
  operators: ['upsert'],
  payments: [
    'confirm',
    'confirm_approve',
    'confirm_refuse',
    'dismiss_double',
    'dispute_accept',
    'dispute_evidence',
    'dispute_lost',
    'dispute_opened',
    'dispute_won',
    'download_evidence',
    'refund',
    'refund_not_paid_back',
    'refund_paid_back',
    'repay',
    'request_confirmation',
    'reveal_webhook',
    'review_accept',
    'review_record',
    'review_return',
    'revoke_gift',
    'send_receipt',
    'sync',
    'sync_by_id',
  ],
  payouts: ['approved', 'not_sent', 'paid', 'rejected', 'send'],
  products: [
    'apply_prices',
    'archive',
    'cancel_prices',
    'create',
    'duplicate',
    'edit',
    'move',
    'plan_prices',
    'restore',
    'upload_picture',
  ],
  promos: ['create', 'create_batch', 'edit', 'pause', 'release_redemption', 'resume'],
  referrals: [
    'apply_rules',
    'approve_rules',
    'change_rules',
    'request_rules',
    'resolve_flag',
    'verify',
    'void',
    'withdraw_rules',
  ],
  services: ['create', 'edit', 'upload_picture'],
  session: [
    'change_password',
    'confirm',
    'end',
    'end_others',
    'open',
    'rename',
    'renew_recovery_codes',
  ],
  settings: [
    'change',
    'change_brand',
    'change_connection',
    'change_first_run',
    'change_logo',
    'change_opening',
    'test_connection',
    'test_rate',
  ],
  subscriptions: [
    'extend',
    'grant',
    'move',
    'replace_credential',
    'restore',
    'retry_renewal',
    'revoke',
    'shorten',
    'stop_renewal',
  ],
  system: [
    'backup',
    'check_backup',
    'discard_dead_job',
    'retry_dead_job',
    'run_job',
    'send_mails',
    'test_backup_folder',
  ],
  team: ['accept_invitation', 'disable', 'enable', 'invite', 'reset_access', 'role', 'withdraw'],
  texts: ['draft', 'drop', 'publish', 'roll_back', 'test'],
  tickets: [
    'assign',
    'close',
    'hold',
    'macro',
    'merge',
    'note',
    'open_for_buyer',
    'prioritize',
    'read',
    'reopen',
    'reply',
    'resolve',
  ],
  transfers: ['accept', 'open_proof', 'refuse', 'see'],
  users: [
    'add_note',
    'block',
    'cancel_deletion',
    'change_note',
    'delete_note',
    'end_session',
    'end_sessions',
    'erase',
    'export',
    'force_reset',
    'impersonate',
    'remove_second_factor',
    'resend_confirmation',
    'unblock',
  ],
} as const;

export type AuditSection = keyof typeof auditActions;
export type AuditVerb = (typeof auditActions)[AuditSection][number];
/** `<section>.<verb>`, as in `tickets.reply`. */
export type AuditAction = {
  [Section in AuditSection]: `${Section}.${(typeof auditActions)[Section][number]}`;
}[AuditSection];

const filters = {
  operator: z.optional(uuidField),
  /** One action, `payouts.paid`, or a whole section, `payouts.`. */
  action: z.optional(z.string().check(z.regex(/^[a-z_]+\.[a-z_]*$/), z.maxLength(80))),
  /** Prefix of the subject: `payment:`, or a full id. */
  subject: z.optional(subjectField),
  /** A buyer: what was done to them, their payments, subscriptions, tickets and payouts. */
  buyer: z.optional(uuidField),
  /** Inclusive. */
  since: z.optional(timestampField),
  /** Exclusive. */
  until: z.optional(timestampField),
};

export const auditEventField = z.strictObject({
  id: z.int(),
  at: timestampField,
  operator: z.strictObject({ id: uuidField, name: z.string(), email: z.string() }),
  /** An `AuditAction`; a newer or older server may have others. */
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
