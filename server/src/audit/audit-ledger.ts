import { CompiledQuery } from 'kysely';
import type { Executor } from '../platform/platform.ts';
import { accessInvariants } from './access-invariants.ts';
import { actInvariants } from './act-invariants.ts';
import { causeInvariants } from './cause-invariants.ts';
import type { Invariant } from './invariant.ts';
import { journalInvariants } from './journal-invariants.ts';
import { paymentInvariants } from './payment-invariants.ts';
import { promoInvariants } from './promo-invariants.ts';
import { queueInvariants } from './queue-invariants.ts';
import { referralInvariants } from './referral-invariants.ts';
import { refundInvariants } from './refund-invariants.ts';
import { ticketInvariants } from './ticket-invariants.ts';
import { transferInvariants } from './transfer-invariants.ts';

export interface Violation {
  readonly invariant: string;
  readonly rule: string;
  /** The first rows that break the rule. */
  readonly subjects: readonly string[];
}

/** Every rule of the ledgers, with the numbers they have in the threat model. */
export const invariants: readonly Invariant[] = [
  ...paymentInvariants,
  ...journalInvariants,
  ...refundInvariants,
  ...promoInvariants,
  ...accessInvariants,
  ...referralInvariants,
  ...actInvariants,
  ...ticketInvariants,
  ...transferInvariants,
  ...causeInvariants,
  ...queueInvariants,
];

const SHOWN_SUBJECTS = 20;

/**
 * Asks the database whether every rule of the ledgers holds, in one snapshot, so that an audit beside a busy shop
 * sees no half-done work; inside a transaction, in that one. Reads only.
 * @returns what is broken; empty when all is well
 */
export async function auditLedger(db: Executor, now: Date): Promise<Violation[]> {
  if (db.isTransaction) return askAll(db, now);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => askAll(tx, now));
}

async function askAll(tx: Executor, now: Date): Promise<Violation[]> {
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
