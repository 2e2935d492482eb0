import { CompiledQuery } from 'kysely';
import type { Executor } from '../platform/platform.ts';
import { accessInvariants } from './access-invariants.ts';
import { auditLogInvariants } from './audit-log-invariants.ts';
import { causeInvariants } from './cause-invariants.ts';
import { giftInvariants } from './gift-invariants.ts';
import type { Invariant } from './invariant.ts';
import { journalInvariants } from './journal-invariants.ts';
import { paymentInvariants } from './payment-invariants.ts';
import { planChangeInvariants } from './plan-change-invariants.ts';
import { promoInvariants } from './promo-invariants.ts';
import { queueInvariants } from './queue-invariants.ts';
import { referralInvariants } from './referral-invariants.ts';
import { refundInvariants } from './refund-invariants.ts';
import { renewalInvariants } from './renewal-invariants.ts';
import { ticketInvariants } from './ticket-invariants.ts';
import { transferInvariants } from './transfer-invariants.ts';

export interface Violation {
  readonly invariant: string;
  readonly rule: string;
  /** The first rows that break the rule, at most `SHOWN_SUBJECTS`. */
  readonly subjects: readonly string[];
}

/** All invariants of the ledger verification. */
export const invariants: readonly Invariant[] = [
  ...paymentInvariants,
  ...journalInvariants,
  ...refundInvariants,
  ...planChangeInvariants,
  ...renewalInvariants,
  ...promoInvariants,
  ...accessInvariants,
  ...giftInvariants,
  ...referralInvariants,
  ...auditLogInvariants,
  ...ticketInvariants,
  ...transferInvariants,
  ...causeInvariants,
  ...queueInvariants,
];

const SHOWN_SUBJECTS = 20;

/**
 * Runs all invariants in one read-only snapshot, so that verifying a busy shop sees no half-done work. Inside a
 * transaction it uses that transaction.
 * @returns the violations; empty when all rules hold
 */
export async function verifyLedger(db: Executor, now: Date): Promise<Violation[]> {
  if (db.isTransaction) return findViolations(db, now);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => findViolations(tx, now));
}

async function findViolations(tx: Executor, now: Date): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { id, rule, sql } of invariants) {
    const { rows } = await tx.executeQuery<{ subject: string }>(
      CompiledQuery.raw(
        `select subject from (${sql}) broken limit ${SHOWN_SUBJECTS}`,
        sql.includes('$1') ? [now] : [],
      ),
    );
    if (rows.length === 0) continue;
    violations.push({ invariant: id, rule, subjects: rows.map(({ subject }) => subject) });
  }
  return violations;
}
