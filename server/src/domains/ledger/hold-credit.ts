import type { Executor, Platform } from '../../platform/platform.ts';
import { lockBalances } from './balances.store.ts';
import { releasableAt, remainingHoldCents } from './credit.rules.ts';
import {
  type CreditHold,
  insertCreditHold,
  markReleased,
  spentCreditOf,
  sumOpenHolds,
} from './credit-holds.store.ts';
import { partnerAccount } from './partner-accounts.rules.ts';
import { postCredit } from './post-credit.ts';

type Needs = Pick<Platform, 'ids'>;

interface CreditMove {
  readonly partnerId: string;
  readonly paymentId: string;
  readonly effect: string;
  readonly amountCents: number;
  readonly at: Date;
}

/**
 * Withholds a refund to a balance from payouts until the dispute window of its payment ends and an operator releases
 * it.
 */
export async function holdCredit(
  tx: Executor,
  platform: Needs,
  credit: CreditMove & { readonly paidAt: Date },
): Promise<void> {
  const { partnerId, paymentId, effect, amountCents, at, paidAt } = credit;
  await insertCreditHold(tx, {
    id: platform.ids.uuid(),
    user_id: partnerId,
    payment_id: paymentId,
    effect,
    amount_cents: amountCents,
    created_at: at,
    releasable_at: releasableAt(paidAt),
  });
  await postCredit(tx, platform, {
    kind: 'credit_withheld',
    subject: `payment:${paymentId}`,
    effect: `withheld:${effect}`,
    partnerId,
    withheldCents: amountCents,
    at,
  });
}

/** An order spends withheld money first, then released credit: what was earned stays available the longest. */
export async function spendCredit(
  tx: Executor,
  platform: Needs,
  { partnerId, paymentId, effect, amountCents, at }: CreditMove,
): Promise<void> {
  const { withheld_cents: withheld, released_cents: released } = await lockBalances(tx, partnerId);
  const withheldCents = Math.min(withheld, amountCents);
  await postCredit(tx, platform, {
    kind: 'credit_spent',
    subject: `payment:${paymentId}`,
    effect: `credit:${effect}`,
    partnerId,
    withheldCents: -withheldCents,
    releasedCents: -Math.min(released, amountCents - withheldCents),
    at,
  });
}

/**
 * Returns credit after the refund of an order that it paid: withheld again first, but never more than the open holds.
 * For a credit that was released meanwhile the returned part is released as well.
 */
export async function returnCredit(
  tx: Executor,
  platform: Needs,
  { partnerId, paymentId, effect, amountCents, at }: CreditMove,
): Promise<void> {
  const subject = `payment:${paymentId}`;
  const { withheld_cents: withheld } = await lockBalances(tx, partnerId);
  const spentWithheld = await spentCreditOf(tx, subject, partnerAccount('withheld', partnerId));
  const spentReleased = await spentCreditOf(tx, subject, partnerAccount('released', partnerId));
  const room = (await sumOpenHolds(tx, partnerId)) - withheld;
  const returned = Math.max(0, Math.min(amountCents, spentWithheld + spentReleased));
  const withheldCents = Math.max(0, Math.min(returned, spentWithheld, room));
  await postCredit(tx, platform, {
    kind: 'credit_spent',
    subject,
    effect: `credit:${effect}`,
    partnerId,
    withheldCents,
    releasedCents: returned - withheldCents,
    at,
  });
}

/**
 * Makes the rest of a hold available for payouts.
 * @returns the released cents; undefined when it was released already
 */
export async function releaseCredit(
  tx: Executor,
  platform: Needs,
  hold: CreditHold,
  { by, at }: { by: string; at: Date },
): Promise<number | undefined> {
  const { withheld_cents: withheld } = await lockBalances(tx, hold.user_id);
  const newerCents = await sumOpenHolds(tx, hold.user_id, hold);
  const cents = remainingHoldCents(hold.amount_cents, { withheldCents: withheld, newerCents });
  if (!(await markReleased(tx, hold.id, { by, at, cents }))) return undefined;
  await postCredit(tx, platform, {
    kind: 'credit_released',
    subject: `credit:${hold.id}`,
    effect: 'released',
    partnerId: hold.user_id,
    withheldCents: -cents,
    releasedCents: cents,
    at,
  });
  return cents;
}
