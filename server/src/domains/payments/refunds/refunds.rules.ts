import type { RefundState } from '../gateways/gateway.ts';
import type { KnownRefund } from '../settlement.rules.ts';

interface Captured {
  readonly captured_minor: number;
  readonly captured_cents: number;
  readonly returned_minor: number;
  readonly refunded_cents: number;
}

/**
 * What a refund of `cents` is in minor units of what was captured: the step that it makes on the way to the whole, so that
 * parts add up to it; never more than the gateway still holds.
 */
export function minorOfRefund(payment: Captured, cents: number): number {
  const from = minorUpTo(payment, payment.refunded_cents);
  const to = minorUpTo(payment, payment.refunded_cents + cents);
  return Math.min(to - from, payment.captured_minor - payment.returned_minor);
}

function minorUpTo({ captured_minor: minor, captured_cents: whole }: Captured, cents: number) {
  return Number((BigInt(cents) * BigInt(minor)) / BigInt(whole));
}

/**
 * Whether there is still something that a refund could be of. Refunds on a dashboard may have taken it meanwhile: of the
 * whole, or of what was owed.
 */
export function hasRoom(
  payment: Captured & { readonly owed_minor: number },
  asked: {
    readonly purpose: 'refund' | 'repay' | 'return';
    readonly amount_cents: number;
    readonly amount_minor: number;
  },
): boolean {
  if (asked.purpose === 'return') return true;
  if (asked.purpose === 'repay') return asked.amount_minor <= payment.owed_minor;
  return asked.amount_cents <= payment.captured_cents - payment.refunded_cents;
}

interface ToldRefund {
  readonly reference: string;
  readonly state: RefundState;
  readonly amountMinor: number;
}

/** What the gateway tells of that is not part of our books yet. */
function freshRefunds(
  refunds: readonly ToldRefund[],
  known: readonly KnownRefund[],
): readonly ToldRefund[] {
  return refunds.filter(
    ({ state, reference }) =>
      state !== 'failed' &&
      !known.some((one) => one.reference === reference && (one.counted || one.failed)),
  );
}

/**
 * Whether the refund that was asked for is among the `deltaMinor` that the gateway has given back since the last booking:
 * by its reference, else by its amount; of a gateway that tells of no refunds one by one, by its amount alone.
 * @returns undefined when it is not; the reference is null where the gateway has none
 */
export function findOwnRefund(
  asked: { readonly gateway_reference: string | null; readonly amount_minor: number },
  told: {
    readonly deltaMinor: number;
    readonly refunds: readonly ToldRefund[];
    readonly known: readonly KnownRefund[];
  },
): { readonly reference: string | null } | undefined {
  if (asked.amount_minor > told.deltaMinor) return undefined;
  const fresh = freshRefunds(told.refunds, told.known);
  if (fresh.length === 0) return { reference: asked.gateway_reference };
  return fresh.find(({ reference, amountMinor }) =>
    asked.gateway_reference === null
      ? amountMinor === asked.amount_minor
      : reference === asked.gateway_reference,
  );
}

/**
 * The refunds that make up what is booked as returned: all that did not fail when they add up to no more, else those that
 * have succeeded.
 */
export function countedRefunds(
  refunds: readonly ToldRefund[],
  returnedMinor: number,
): ReadonlySet<string> {
  const living = refunds.filter(({ state }) => state !== 'failed');
  const total = living.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const counted =
    total <= returnedMinor ? living : living.filter(({ state }) => state === 'succeeded');
  return new Set(counted.map(({ reference }) => reference));
}

/** Seconds between two questions about a refund: minutes at first, hours for a bank that takes its days. */
const ASK_AGAIN_S = [60, 300, 900, 3_600, 6 * 3_600] as const;

/** When a refund that was tried or asked about `attempts` times is looked at next. */
export function nextLook(attempts: number, now: Date): Date {
  const step = Math.min(attempts, ASK_AGAIN_S.length - 1);
  return new Date(now.getTime() + (ASK_AGAIN_S[step] ?? 3_600) * 1_000);
}
