import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { PaymentState } from '../../src/domains/renewals/renewal-state.rules.ts';

/** What must be true of one life, worked out from the bank's books and from what happened in it, not by the shop's code. */

export interface BankRecord {
  readonly capturedMinor: number;
  readonly refundedMinor: number;
}

export interface LifePayment {
  readonly id: string;
  readonly renewal_id: string | null;
  readonly gateway: string;
  readonly state: PaymentState;
  readonly total_cents: number;
  readonly captured_minor: number;
  readonly returned_minor: number;
  readonly captured_cents: number;
  readonly refunded_cents: number;
}

export interface LifeGrant {
  readonly payment_id: string | null;
  readonly subscription_id: string;
  readonly duration_count: number;
  readonly duration_unit: 'day' | 'month' | 'year';
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly created_at: Date;
  readonly reversed_at: Date | null;
  readonly changed_by: string | null;
  readonly held_at: Date | null;
  readonly removed_days: number;
  readonly subscription_end: Date;
}

export interface LifeView {
  readonly payments: readonly LifePayment[];
  /** In the order in which they were granted. */
  readonly grants: readonly LifeGrant[];
  readonly atBank: ReadonlyMap<string, BankRecord>;
  /** Payments of gifts that gave this buyer access. */
  readonly redeemed: readonly string[];
  /** Days that operators gave, by the calls that were accepted. */
  readonly extendedDays: readonly number[];
  /** Payments that an operator refunded in a way that decides about access. */
  readonly refundedByOperator: ReadonlySet<string>;
  /** Payments of which an operator, not the bank, recorded the state of their dispute. */
  readonly disputedByOperator: ReadonlySet<string>;
  /** What orders by balance and refunds to it must have left; undefined once a plan change has moved credit. */
  readonly balanceCents: number | undefined;
  readonly shopBalanceCents: number;
}

/** What is wrong with a life; empty when everything is exact. */
export function faultsOf(view: LifeView): string[] {
  return [
    ...doubleCharges(view),
    ...wrongBooks(view),
    ...wrongAccess(view),
    ...wrongPeriods(view),
    ...wrongBalance(view),
  ];
}

const isAtBank = ({ gateway }: LifePayment) => gateway !== 'balance';
const netAtBank = (record: BankRecord | undefined) =>
  record === undefined ? 0 : record.capturedMinor - record.refundedMinor;

function doubleCharges({ payments, atBank }: LifeView): string[] {
  const winners = new Map<string, number>();
  for (const one of payments) {
    if (one.renewal_id === null) continue;
    const holds = isAtBank(one)
      ? netAtBank(atBank.get(one.id)) > 0
      : one.captured_cents > one.refunded_cents;
    if (holds) winners.set(one.renewal_id, (winners.get(one.renewal_id) ?? 0) + 1);
  }
  return [...winners]
    .filter(([, count]) => count > 1)
    .map(([renewal, count]) => `renewal ${renewal} was charged ${count} times`);
}

/** The shop has booked what the bank holds: no cent more, and none less. */
function wrongBooks({
  payments,
  atBank,
  refundedByOperator,
  disputedByOperator,
}: LifeView): string[] {
  const faults: string[] = [];
  for (const one of payments.filter(isAtBank)) {
    if (disputedByOperator.has(one.id)) continue;
    const net = netAtBank(atBank.get(one.id));
    const booked = one.captured_minor - one.returned_minor;
    // A refund may be on its way, or a bank may take back what the shop had given to a balance.
    const isMoving = one.state === 'disputed' || refundedByOperator.has(one.id);
    if (net > booked && one.state !== 'review')
      faults.push(`payment ${one.id} (${one.state}): the bank holds ${net}, booked are ${booked}`);
    if (net < booked && !isMoving)
      faults.push(`payment ${one.id} (${one.state}): booked are ${booked}, the bank holds ${net}`);
  }
  return faults;
}

/** Each payment whose money is held gives a period or has become credit, and each redeemed gift too; no other one does. */
function wrongAccess(view: LifeView): string[] {
  const faults: string[] = [];
  for (const one of view.payments) {
    if (one.state === 'review' || one.state === 'disputed') continue;
    if (view.refundedByOperator.has(one.id) || view.disputedByOperator.has(one.id)) continue;
    const own = view.grants.filter((grant) => grant.payment_id === one.id);
    if (own.some((grant) => grant.changed_by !== null)) continue;
    const isHeld = isAtBank(one)
      ? netAtBank(view.atBank.get(one.id)) > 0 || isFree(one)
      : one.state === 'paid';
    const given = own.filter((grant) => grant.reversed_at === null).length;
    if (given !== (isHeld ? 1 : 0))
      faults.push(`payment ${one.id} (${one.state}) gives ${given} periods, held: ${isHeld}`);
  }
  faults.push(...view.redeemed.flatMap((id) => wrongGift(view, id)));
  const withoutPayment = view.grants.filter((grant) => grant.payment_id === null);
  const days = withoutPayment.map((grant) => grant.duration_count).toSorted((a, b) => a - b);
  const expected = view.extendedDays.toSorted((a, b) => a - b);
  if (`${days}` !== `${expected}`) faults.push(`operators gave ${expected} days, granted: ${days}`);
  const own = new Set([...view.payments.map(({ id }) => id), ...view.redeemed]);
  for (const { payment_id: id } of view.grants)
    if (id !== null && !own.has(id))
      faults.push(`a period comes from the payment ${id} of another`);
  return faults;
}

/** A gift that was redeemed gives its period once, until the bank has returned its money. */
function wrongGift({ grants, atBank }: LifeView, paymentId: string): string[] {
  const own = grants.filter((grant) => grant.payment_id === paymentId);
  if (own.length === 1 && own[0]?.changed_by !== null) return [];
  const given = own.filter((grant) => grant.reversed_at === null).length;
  const isHeld = netAtBank(atBank.get(paymentId)) > 0;
  return own.length === 1 && given === (isHeld ? 1 : 0)
    ? []
    : [`the gift ${paymentId} gives ${given} of ${own.length} periods, held: ${isHeld}`];
}

/** An order that credit has paid in full. */
const isFree = (one: LifePayment) => one.total_cents === 0 && one.state === 'paid';

/** The periods of each subscription, laid one after another by the calendar, are those of the shop. */
function wrongPeriods({ grants }: LifeView): string[] {
  const faults: string[] = [];
  for (const [id, all] of Map.groupBy(grants, (one) => one.subscription_id)) {
    const counted = all.filter((one) => one.reversed_at === null);
    let end: Date | undefined;
    let anchor = 0;
    for (const one of counted) {
      const isRunning = end !== undefined && end > one.created_at;
      const from = isRunning && end !== undefined ? end : one.created_at;
      if (!isRunning) anchor = from.getUTCDate();
      let until = endOf(from, one, anchor);
      if (one.removed_days > 0)
        until = new Date(
          Math.max(
            until.getTime() - one.removed_days * DAY_MS,
            Math.min(until.getTime(), from.getTime() + DAY_MS),
          ),
        );
      if (one.duration_unit === 'day' || one.removed_days > 0) anchor = until.getUTCDate();
      if (from.getTime() !== one.starts_at.getTime() || until.getTime() !== one.ends_at.getTime())
        faults.push(
          `subscription ${id}: a period is ${period(one.starts_at, one.ends_at)}, not ${period(from, until)}`,
        );
      end = until;
    }
    const shown = all[0]?.subscription_end;
    if (end !== undefined && shown?.getTime() !== end.getTime())
      faults.push(`subscription ${id} ends ${shown?.toISOString()}, not ${end.toISOString()}`);
  }
  return faults;
}

const period = (from: Date, until: Date) => `${from.toISOString()}–${until.toISOString()}`;

function endOf(
  from: Date,
  { duration_count: count, duration_unit: unit }: LifeGrant,
  anchor: number,
): Date {
  if (unit === 'day') return new Date(from.getTime() + count * DAY_MS);
  const months = unit === 'year' ? count * 12 : count;
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  const day = Math.min(anchor, last.getUTCDate());
  const midnight = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day);
  return new Date(midnight + (from.getTime() % DAY_MS));
}

function wrongBalance({ balanceCents, shopBalanceCents }: LifeView): string[] {
  if (balanceCents === undefined || balanceCents === shopBalanceCents) return [];
  return [`the balance is ${shopBalanceCents}, not ${balanceCents}`];
}
