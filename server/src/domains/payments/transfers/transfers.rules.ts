import { TRANSFER_PROOF_S, TRANSFER_PROOFS_MAX } from '@sesame/contract/shared/limits.ts';
import type { transferStates } from '@sesame/contract/shop/transfers.ts';
import { centsOfCharge } from '../records/charged-amount.rules.ts';
import { isSettled, type PaymentState } from '../records/payments.rules.ts';

export interface TransferPayment {
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The state of the last proof of payment; null when none was sent. */
export type LastProof = 'waiting' | 'accepted' | 'refused' | null;

/** The state of a transfer as its buyer sees it. */
export function transferState(
  { state, expiresAt }: TransferPayment,
  last: LastProof,
  now: Date,
): (typeof transferStates)[number] {
  if (state === 'refunded') return 'refunded';
  if (isSettled(state)) return 'paid';
  if (state === 'review') return 'review';
  if (last === 'waiting') return 'checking';
  if (state !== 'pending' || expiresAt <= now) return 'ended';
  return last === 'refused' ? 'refused' : 'waiting';
}

/**
 * How many more proofs of payment can be sent; 0 while one waits. An ended transfer accepts them too, because the money
 * may be on its way and late payments are honored.
 */
export function proofsLeft(
  { state, createdAt }: TransferPayment,
  { sent, last }: { readonly sent: number; readonly last: LastProof },
  now: Date,
): number {
  if (isSettled(state) || state === 'review' || last === 'waiting') return 0;
  if (now.getTime() >= createdAt.getTime() + TRANSFER_PROOF_S * 1_000) return 0;
  return Math.max(0, TRANSFER_PROOFS_MAX - sent);
}

/** The money that an operator saw arrive; two operators agree when all fields are equal. */
export interface TransferStatement {
  readonly bankReference: string;
  /** In minor units of `currency`. */
  readonly receivedMinor: number;
  readonly currency: string;
}

export function isSameStatement(one: TransferStatement, other: TransferStatement): boolean {
  return (
    one.bankReference === other.bankReference &&
    one.receivedMinor === other.receivedMinor &&
    one.currency === other.currency
  );
}

/**
 * The amount in cents that counts towards the second-person limit: the order, or the received amount if larger, because
 * a surplus can be refunded to the balance. Money in another currency is held for review and never accepted directly.
 */
export function movedCents(
  payment: {
    readonly charge_minor: number;
    readonly charge_currency: string;
    readonly total_cents: number;
  },
  { currency, receivedMinor }: Pick<TransferStatement, 'currency' | 'receivedMinor'>,
): number {
  if (currency !== payment.charge_currency) return payment.total_cents;
  return Math.max(payment.total_cents, centsOfCharge(payment, receivedMinor));
}

/** Normalizes a bank reference, which banks write with varying spaces and case. */
export function normalizeBankReference(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
}
