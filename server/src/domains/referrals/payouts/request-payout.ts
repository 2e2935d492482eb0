import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { requestPayout as route } from '@sesame/contract/shop/referrals.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { recordOperatorEvent } from '../../../platform/operator-events/record-operator-event.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { lockBalances, moveMoney, payableCents, payOutCredit } from '../../ledger/index.ts';
import { lockUser, requirePassword } from '../../users/index.ts';
import { currentRules } from '../rules/referral-rules.store.ts';
import { notifyPayout } from './notify-payout.ts';
import { parsePayoutAddress } from './payout-address.ts';
import { addressWait, notBefore } from './payouts.rules.ts';
import { hasPaidTo, insertPayout, type PayoutRow } from './payouts.store.ts';
import { serializePayout } from './serialize-payout.ts';

/**
 * Reserves part of the payable balance for a payout. Refunds credited to the balance are not payable until they are
 * released. The user is locked, so that concurrent payouts and orders cannot use the same money.
 */
export async function requestPayout(
  { db }: Pick<Platform, 'db'>,
  once: RunIdempotent<typeof route>,
  userId: string,
  { amount, network, address: typed, memo, password }: BodyOf<typeof route>,
): Promise<Done> {
  const amountCents = centsFromDollars(amount);
  if (dollarsFromCents(amountCents) !== amount) refuse('bad_request');
  const address = await parsePayoutAddress(network, typed);
  if (address === undefined) refuse('payout_address_invalid');
  // Slow, so it runs before the transaction.
  await requirePassword({ db }, userId, password);
  return once((inCall) => setAside(inCall, { userId, amountCents, network, address, memo }));
}

function setAside(
  platform: TransactionalPlatform,
  {
    userId,
    amountCents,
    network,
    address,
    memo,
  }: {
    userId: string;
    amountCents: number;
    network: PayoutRow['network'];
    address: string;
    memo: string | null | undefined;
  },
) {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now();
    const user = await lockUser(tx, userId);
    if (user === undefined) refuse('unauthorized');
    if (user.email_confirmed_at === null) refuse('email_unconfirmed');
    const until = addressWait(user.trc20_changed_at, now);
    if (until !== undefined) refuse('payout_waits', { until: until.toISOString() });
    const rules = await currentRules(tx);
    if (amountCents < rules.payout_min_cents) {
      refuse('payout_too_small', { minimum: dollarsFromCents(rules.payout_min_cents) });
    }
    const balances = await lockBalances(tx, userId);
    if (amountCents > payableCents(balances)) {
      const isCredit = amountCents <= balances.available_cents;
      refuse(isCredit ? 'credit_withheld' : 'balance_too_small');
    }

    const ofProfile = network === 'usdt_trc20' && address === user.trc20_address;
    const known = ofProfile || (await hasPaidTo(tx, { userId, network, address }));
    const payout = await insertPayout(tx, {
      id: platform.ids.uuid(),
      user_id: userId,
      network,
      address,
      memo: memo?.trim() || null,
      amount_cents: amountCents,
      rule_version: rules.version,
      created_at: now,
      not_before: notBefore(known, now),
      state: 'requested',
      intent: platform.intent ?? null,
    });
    await payOutCredit(tx, platform, {
      partnerId: userId,
      payoutId: payout.id,
      amountCents,
      at: now,
    });
    await moveMoney(tx, platform, {
      kind: 'payout_request',
      subject: `payout:${payout.id}`,
      effect: 'requested',
      partnerId: userId,
      from: 'available',
      to: 'in_payout',
      amountCents,
      at: now,
    });
    await notifyPayout(tx, platform, payout);
    if (amountCents >= rules.second_operator_cents) {
      await recordOperatorEvent(tx, {
        kind: 'payout_requested',
        subject: `payout:${payout.id}`,
        detail: { amount_cents: amountCents },
        at: now,
      });
    }
    return serializePayout(payout);
  });
}
