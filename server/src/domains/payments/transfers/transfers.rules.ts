import { TRANSFER_RECEIPT_S, TRANSFER_RECEIPTS_MAX } from '@sesame/contract/limits.ts';
import type { transferStates } from '@sesame/contract/transfers.ts';
import { isSettled, type PaymentState } from '../payments.rules.ts';

export interface TransferPayment {
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What became of the last receipt; null when none was sent. */
export type LastReceipt = 'waiting' | 'accepted' | 'refused' | null;

/** Where a transfer stands for its buyer. */
export function transferState(
  { state, expiresAt }: TransferPayment,
  last: LastReceipt,
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
 * How many receipts may still be sent, now that none waits. An ended transfer takes them too: the money may be on its way,
 * and money that comes late is honoured.
 */
export function receiptsLeft(
  { state, createdAt }: TransferPayment,
  { sent, last }: { readonly sent: number; readonly last: LastReceipt },
  now: Date,
): number {
  if (isSettled(state) || state === 'review' || last === 'waiting') return 0;
  if (now.getTime() >= createdAt.getTime() + TRANSFER_RECEIPT_S * 1_000) return 0;
  return Math.max(0, TRANSFER_RECEIPTS_MAX - sent);
}

/** What one operator saw arrive, and what another did: money counts when it is the same. */
export interface Sighting {
  readonly bankReference: string;
  /** Whole minor units of `currency`. */
  readonly receivedMinor: number;
  readonly currency: string;
}

export function isSameSighting(one: Sighting, other: Sighting): boolean {
  return (
    one.bankReference === other.bankReference &&
    one.receivedMinor === other.receivedMinor &&
    one.currency === other.currency
  );
}

/** As it is stored: banks write their numbers with spaces and in either case, and mean the same. */
export function bankReferenceOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
}
