import type { Executor, Platform } from '../../platform/platform.ts';
import { lockBalances } from './balances.store.ts';
import { type MoneyMove, moveMoney } from './move-money.ts';
import { postCredit } from './post-credit.ts';

/**
 * Reverses credit of a balance, because the payment that it came from was reversed: never more than the credit
 * that is left, so that it takes no earned money and no balance falls below 0.
 * @returns the cents that were taken
 */
export async function reverseCredit(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  move: Omit<MoneyMove, 'from' | 'to'>,
): Promise<number> {
  const {
    available_cents: available,
    withheld_cents: withheld,
    released_cents: released,
  } = await lockBalances(tx, move.partnerId);
  const cents = Math.max(0, Math.min(move.amountCents, available, withheld + released));
  await moveMoney(tx, platform, { ...move, amountCents: cents, from: 'available', to: 'credited' });
  const withheldCents = Math.min(withheld, cents);
  await postCredit(tx, platform, {
    kind: move.kind,
    subject: move.subject,
    effect: `credit:${move.effect}`,
    partnerId: move.partnerId,
    withheldCents: -withheldCents,
    releasedCents: withheldCents - cents,
    at: move.at,
  });
  return cents;
}
