import type { Executor, Platform } from '../../platform/platform.ts';
import { lockBalances } from './balances.store.ts';
import { creditOfPayouts } from './credit-holds.store.ts';
import { postCredit } from './post-credit.ts';

interface PayoutMove {
  readonly partnerId: string;
  readonly payoutId: string;
  readonly at: Date;
}

/**
 * Books how much of a payout is refunds to the balance: like orders, a payout uses released credit before earned money.
 */
export async function payOutCredit(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  { partnerId, payoutId, amountCents, at }: PayoutMove & { readonly amountCents: number },
): Promise<void> {
  const { released_cents: released } = await lockBalances(tx, partnerId);
  await postCredit(tx, platform, {
    kind: 'credit_paid_out',
    subject: `payout:${payoutId}`,
    effect: 'credit',
    partnerId,
    releasedCents: -Math.min(released, amountCents),
    at,
  });
}

/** Returns the credit of a payout that was not paid. */
export async function returnPayoutCredit(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  { partnerId, payoutId, at }: PayoutMove,
): Promise<void> {
  const credits = await creditOfPayouts(tx, [payoutId]);
  await postCredit(tx, platform, {
    kind: 'credit_paid_out',
    subject: `payout:${payoutId}`,
    effect: 'credit_returned',
    partnerId,
    releasedCents: credits.get(payoutId) ?? 0,
    at,
  });
}
