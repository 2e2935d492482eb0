import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { hasOtherAccess } from '../../access/index.ts';
import type { OrderPrice } from '../../catalogue/index.ts';
import { type LockedChange, lockChange } from './lock-change.ts';
import {
  findPlanChange,
  hasOpenRefund,
  insertPlanChange,
  listOpenChanges,
  listPlanChangeLines,
} from './plan-changes.store.ts';
import { isSameQuote, sumCredit } from './quote-credit.ts';

/** The change that a buyer orders. */
export interface ChangeOrder {
  readonly subscription: string;
  /** The credit that the buyer saw, in dollars. */
  readonly credit: number;
}

/** A plan change that may be ordered, with its credit. */
export interface QuotedChange extends LockedChange {
  readonly subscriptionId: string;
  readonly creditCents: number;
  readonly quotedAt: Date;
  /** Open payments that would change the same subscription. */
  readonly others: readonly string[];
}

/** The change that an order asks for; undefined for an ordinary order. */
export async function requirePlanChange(
  tx: Executor,
  {
    userId,
    change,
    price,
    at,
  }: { userId: string; change: ChangeOrder | undefined; price: OrderPrice; at: Date },
): Promise<QuotedChange | undefined> {
  if (change === undefined) return undefined;
  const of = { userId, subscriptionId: change.subscription, at };
  const quoted = await checkChange(tx, await lockChange(tx, of), { ...of, price });
  if (centsFromDollars(change.credit) !== quoted.creditCents) {
    refuse('credit_changed', { credit: dollarsFromCents(quoted.creditCents) });
  }
  return quoted;
}

/** Refuses a change that cannot be made now. */
export async function checkChange(
  tx: Executor,
  locked: LockedChange | undefined,
  {
    userId,
    subscriptionId,
    price,
    at,
  }: { userId: string; subscriptionId: string; price: OrderPrice; at: Date },
): Promise<QuotedChange> {
  if (locked === undefined) refuse('not_found');
  const { access, sources, lines } = locked;
  const { productId } = price;
  const isHeld = access.grants.some(({ held_at: heldAt }) => heldAt !== null);
  const isDisputed = sources.some(({ state }) => state === 'disputed');
  const ids = sources.map(({ id }) => id);
  if (sources.length === 0 || isHeld || isDisputed || (await hasOpenRefund(tx, ids))) {
    refuse('plan_not_changeable');
  }
  if (productId === access.productId && isSamePlan(locked, price)) refuse('plan_same');
  if (await hasOtherAccess(tx, access, { userId, productId, at })) refuse('plan_owned');
  const others = await listOpenChanges(tx, subscriptionId);
  const creditCents = sumCredit(lines);
  return { ...locked, subscriptionId, creditCents, quotedAt: at, others };
}

/** Whether all bought days are of the term that is ordered. */
function isSamePlan({ access }: LockedChange, price: OrderPrice): boolean {
  return access.grants
    .filter(({ own_payment_id: id }) => id !== null)
    .every(
      ({ duration_count: count, duration_unit: unit }) =>
        count === price.durationCount && unit === price.durationUnit,
    );
}

/** Freezes the change with its payment. */
export async function storePlanChange(
  tx: Executor,
  paymentId: string,
  change: QuotedChange,
  { restCents }: { readonly restCents: number },
): Promise<void> {
  await insertPlanChange(
    tx,
    {
      payment_id: paymentId,
      subscription_id: change.subscriptionId,
      credit_cents: change.creditCents,
      rest_cents: restCents,
      quoted_at: change.quotedAt,
    },
    change.lines.map((line) => ({
      payment_id: paymentId,
      grant_id: line.grantId,
      source_payment_id: line.sourceId,
      net_cents: line.netCents,
      unused_days: line.unusedDays,
      total_days: line.totalDays,
      credit_cents: line.creditCents,
    })),
  );
}

/** Whether an open payment was ordered with the same change, or neither changes a plan. */
export async function hasSameChange(
  tx: Executor,
  paymentId: string,
  change: QuotedChange | undefined,
): Promise<boolean> {
  const row = await findPlanChange(tx, paymentId);
  if (row === undefined || change === undefined) return row === change;
  const isOfSame = row.subscription_id === change.subscriptionId;
  return isOfSame && isSameQuote(await listPlanChangeLines(tx, paymentId), change.lines);
}
