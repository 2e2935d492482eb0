import type { Invariant } from './invariant.ts';

/** The audit log is complete, in order and unchanged. */
export const auditLogInvariants: readonly Invariant[] = [
  {
    id: 'A1 hash',
    rule: 'Every audit event matches its hash.',
    sql: "select id::text as subject from broken_audit_events where broken = 'hash'",
  },
  {
    id: 'A1 chain',
    rule: 'Audit events are numbered from 1 without a gap, and each contains the hash of the previous one.',
    sql: "select id::text as subject from broken_audit_events where broken = 'chain'",
  },
];
