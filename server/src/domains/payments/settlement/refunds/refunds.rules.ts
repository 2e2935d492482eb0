import { refundOutcomes } from '@sesame/contract/console/payments/payments.ts';
import type { RefundState } from '../../gateways/refunds.ts';
import type { KnownRefund } from '../settlement.rules.ts';

interface Captured {
  readonly captured_minor: number;
  readonly captured_cents: number;
  readonly returned_minor: number;
  readonly refunded_cents: number;
}

/**
 * Converts a refund in cents to minor units of the captured currency. Calculated as the difference of two cumulative
 * amounts, so that parts add up to the whole; never more than the gateway still holds.
 */
export function refundMinor(payment: Captured, cents: number): number {
  const from = minorUpTo(payment, payment.refunded_cents);
  const to = minorUpTo(payment, payment.refunded_cents + cents);
  return Math.min(to - from, payment.captured_minor - payment.returned_minor);
}

function minorUpTo({ captured_minor: minor, captured_cents: whole }: Captured, cents: number) {
  return Number((BigInt(cents) * BigInt(minor)) / BigInt(whole));
}

/**
 * Whether the refund still fits. Refunds on the gateway's dashboard may have used up the captured or the owed amount
 * meanwhile.
 */
export function refundFits(
  payment: Captured & { readonly owed_minor: number },
  requested: {
    readonly purpose: 'refund' | 'repay' | 'return';
    readonly amount_cents: number;
    readonly amount_minor: number;
  },
): boolean {
  if (requested.purpose === 'return') return true;
  if (requested.purpose === 'repay') return requested.amount_minor <= payment.owed_minor;
  return requested.amount_cents <= payment.captured_cents - payment.refunded_cents;
}

interface ReportedRefund {
  readonly reference: string;
  readonly state: RefundState;
  readonly amountMinor: number;
}

/** The reported refunds that are not booked yet. */
function freshRefunds(
  refunds: readonly ReportedRefund[],
  known: readonly KnownRefund[],
): readonly ReportedRefund[] {
  return refunds.filter(
    ({ state, reference }) =>
      state !== 'failed' &&
      !known.some((one) => one.reference === reference && (one.counted || one.failed)),
  );
}

/**
 * Finds the requested refund among the `deltaMinor` that the gateway has returned since the last booking: by its
 * reference, else by its amount; if the gateway lists no refunds, by the total alone.
 * @returns undefined when it is not among them; the reference is null where the gateway has none
 */
export function matchRequestedRefund(
  requested: { readonly gateway_reference: string | null; readonly amount_minor: number },
  reported: {
    readonly deltaMinor: number;
    readonly refunds: readonly ReportedRefund[];
    readonly known: readonly KnownRefund[];
  },
): { readonly reference: string | null } | undefined {
  if (requested.amount_minor > reported.deltaMinor) return undefined;
  const fresh = freshRefunds(reported.refunds, reported.known);
  if (fresh.length === 0) return { reference: requested.gateway_reference };
  return fresh.find(({ reference, amountMinor }) =>
    requested.gateway_reference === null
      ? amountMinor === requested.amount_minor
      : reference === requested.gateway_reference,
  );
}

/** The refunds that make up the returned total: all that did not fail if they fit into it, else the succeeded ones. */
export function countedRefunds(
  refunds: readonly ReportedRefund[],
  returnedMinor: number,
): ReadonlySet<string> {
  const active = refunds.filter(({ state }) => state !== 'failed');
  const total = active.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const counted =
    total <= returnedMinor ? active : active.filter(({ state }) => state === 'succeeded');
  return new Set(counted.map(({ reference }) => reference));
}

/** Seconds between two checks of an open refund: minutes at first, then hours, because banks take days. */
const CHECK_AGAIN_S = [60, 300, 900, 3_600, 6 * 3_600] as const;

/** Checks after which operators are alerted: a day without a clear answer, twelve days of processing. */
const STUCK_AFTER = { unknown: 8, pending: 52 } as const;

/** Whether a refund has been open for so long that an operator should ask the gateway. */
export function isStuck({
  state,
  attempts,
}: {
  readonly state: string;
  readonly attempts: number;
}) {
  return attempts >= STUCK_AFTER[state === 'pending' ? 'pending' : 'unknown'];
}

/** The time of the next check after `attempts` attempts or checks. */
export function nextRefundCheck(attempts: number, now: Date): Date {
  const step = Math.min(attempts, CHECK_AGAIN_S.length - 1);
  return new Date(now.getTime() + (CHECK_AGAIN_S[step] ?? 3_600) * 1_000);
}

export type RefundOutcome = (typeof refundOutcomes)[number];

/** Time that a gateway has to say how a refund ended before an operator may. */
const GATEWAY_SPEAKS_MS = 24 * 3_600_000;

/**
 * What an operator may record about a refund: nothing while its gateway may still report, and only that it was paid back
 * once it is booked, because the report of its failure would undo the booking.
 */
export function recordableOutcomes(
  refund: {
    readonly method: string;
    readonly state: string;
    readonly effect: string | null;
    readonly created_at: Date;
  },
  now: Date,
): readonly RefundOutcome[] {
  const isOver = refund.state === 'succeeded' || refund.state === 'failed';
  const age = now.getTime() - refund.created_at.getTime();
  if (refund.method !== 'gateway' || isOver || age < GATEWAY_SPEAKS_MS) return [];
  return refund.effect === null ? refundOutcomes : ['paid_back'];
}
