import type { JournalKind } from '../../database.types.ts';
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
import { postJournal } from './post-journal.ts';

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
  await postWithheld(tx, platform, {
    kind: 'credit_withheld',
    subject: `payment:${paymentId}`,
    effect: `withheld:${effect}`,
    partnerId,
    amountCents,
    at,
  });
}

/** An order spends withheld money first, so that as much as possible stays available for payouts. */
export async function spendCredit(
  tx: Executor,
  platform: Needs,
  { partnerId, paymentId, effect, amountCents, at }: CreditMove,
): Promise<void> {
  const { withheld_cents: withheld } = await lockBalances(tx, partnerId);
  await postWithheld(tx, platform, {
    kind: 'credit_spent',
    subject: `payment:${paymentId}`,
    effect: `credit:${effect}`,
    partnerId,
    amountCents: -Math.min(withheld, amountCents),
    at,
  });
}

/**
 * Returns credit after the refund of an order that withheld money paid: that part is withheld again first, but never
 * more than the open holds. For a credit that was released meanwhile the returned part is free as well.
 */
export async function returnCredit(
  tx: Executor,
  platform: Needs,
  { partnerId, paymentId, effect, amountCents, at }: CreditMove,
): Promise<void> {
  const subject = `payment:${paymentId}`;
  const { withheld_cents: withheld } = await lockBalances(tx, partnerId);
  const spent = await spentCreditOf(tx, subject, partnerAccount('withheld', partnerId));
  const room = (await sumOpenHolds(tx, partnerId)) - withheld;
  await postWithheld(tx, platform, {
    kind: 'credit_spent',
    subject,
    effect: `credit:${effect}`,
    partnerId,
    amountCents: Math.max(0, Math.min(amountCents, spent, room)),
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
  await postWithheld(tx, platform, {
    kind: 'credit_released',
    subject: `credit:${hold.id}`,
    effect: 'released',
    partnerId: hold.user_id,
    amountCents: -cents,
    at,
  });
  return cents;
}

/** Books a change of the withheld amount, which is a memo account beside the partner's real balances. */
async function postWithheld(
  tx: Executor,
  platform: Needs,
  {
    partnerId,
    amountCents,
    ...posting
  }: {
    kind: JournalKind;
    subject: string;
    effect: string;
    partnerId: string;
    amountCents: number;
    at: Date;
  },
): Promise<void> {
  if (amountCents === 0) return;
  await postJournal(tx, platform, {
    ...posting,
    currency: 'USD',
    lines: [
      ['withheld', amountCents],
      [partnerAccount('withheld', partnerId), -amountCents],
    ],
  });
}
