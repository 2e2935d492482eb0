import type { Executor, Notifying } from '../../../platform/platform.ts';
import { hasOtherAccess, replaceAccess, type UnusedAccess } from '../../access/index.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { postPlanCredit } from '../records/post-entries.ts';
import { savePeriods } from '../records/save-periods.ts';
import { lockChange } from './lock-change.ts';
import {
  hasOpenRefund,
  listPlanChangeLines,
  type PlanChangeRow,
  settleLines,
} from './plan-changes.store.ts';
import { isSameQuote, quoteCredit, sumCredit } from './quote-credit.ts';

export interface ReadyChange {
  readonly row: PlanChangeRow;
  readonly access: UnusedAccess;
  readonly payment: PaymentRow;
}

/** Whether a payment is for a change of plan whose quote no longer fits the subscription, for example because it ended. */
export async function isStalePlanChange(
  tx: Executor,
  payment: PaymentRow,
  row: PlanChangeRow | undefined,
  at: Date,
): Promise<boolean> {
  return row !== undefined && (await checkChange(tx, payment, row, at)) === undefined;
}

/** The plan change that a payment pays, locked; undefined for other payments and when its quote no longer holds. */
export async function readyPlanChange(
  tx: Executor,
  payment: PaymentRow,
  row: PlanChangeRow | undefined,
  at: Date,
): Promise<ReadyChange | undefined> {
  if (row === undefined) return undefined;
  const access = await checkChange(tx, payment, row, at);
  return access && { row, access, payment };
}

/**
 * The quote holds while the subscription has the same periods, paid with the same money. Until the payment's deadline it keeps
 * the days of its moment; after it, no day of them may have begun.
 */
async function checkChange(
  tx: Executor,
  payment: PaymentRow,
  row: PlanChangeRow,
  at: Date,
): Promise<UnusedAccess | undefined> {
  const { user_id: userId, product_id: productId } = payment;
  const of = { subscriptionId: row.subscription_id, userId, at: row.quoted_at };
  const locked = await lockChange(tx, of);
  if (locked === undefined || row.settled_at !== null) return undefined;
  const { access, sources, lines } = locked;
  if (!isSameQuote(await listPlanChangeLines(tx, payment.id), lines)) return undefined;
  if (access.grants.some(({ held_at: heldAt }) => heldAt !== null)) return undefined;
  if (sources.some(({ state }) => state === 'disputed')) return undefined;
  const ids = sources.map(({ id }) => id);
  if (await hasOpenRefund(tx, ids)) return undefined;
  if (await hasOtherAccess(tx, access, { userId, productId, at })) return undefined;
  const isLate = at > payment.expires_at;
  if (isLate && sumCredit(quoteCredit(access, sources, at)) < row.credit_cents) return undefined;
  return access;
}

/**
 * Changes the plan in the transaction that settles its payment: the unused periods end, the new one begins, and what is
 * left of the credit goes to the balance.
 * @returns the new period
 */
export async function settlePlanChange(
  tx: Executor,
  platform: Notifying,
  {
    change: { row, access, payment },
    grant,
  }: {
    readonly change: ReadyChange;
    readonly grant: Parameters<typeof replaceAccess>[2]['grant'];
  },
): Promise<{ readonly from: Date; readonly until: Date }> {
  const { at } = grant;
  await settleLines(tx, payment.id, at);
  const { from, until, shifted } = await replaceAccess(tx, platform, { access, grant });
  await savePeriods(tx, shifted);
  await postPlanCredit(tx, platform, payment, {
    amountCents: row.rest_cents,
    effect: 'plan_rest',
    at,
  });
  return { from, until };
}
