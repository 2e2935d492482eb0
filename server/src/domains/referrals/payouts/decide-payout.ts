import type { Payout } from '@sesame/contract/referrals.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { lockBalances, moveMoney, payableCents } from '../../ledger/index.ts';
import { recordAct } from '../../operators/index.ts';
import { giveBackPayout } from './give-back-payout.ts';
import { payoutOnWire } from './payout-on-wire.ts';
import { payoutMoves, transactionHash } from './payouts.rules.ts';
import { changePayout, lockPayout, type PayoutRow } from './payouts.store.ts';
import { requireSecondPerson } from './require-second-person.ts';
import { tellPayout } from './tell-payout.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>;

/** What an operator decides about a payout. */
export type Decision =
  | { readonly state: 'approved' }
  | { readonly state: 'rejected'; readonly reason: string }
  | { readonly state: 'paid'; readonly transaction: string };

export interface DecideInput {
  readonly operator: Operator;
  readonly ip: string;
  readonly payoutId: string;
  readonly decision: Decision;
}

/** Moves a payout one step, books it, tells the owner, and leaves an act; all or nothing. */
export async function decidePayout(
  platform: Needs,
  { operator, ip, payoutId, decision }: DecideInput,
): Promise<Payout> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      const payout = await lockPayout(tx, payoutId);
      if (payout === undefined) refuse('not_found');
      if (!payoutMoves[payout.state].includes(decision.state)) refuse('payout_moved');
      if (payout.sending_at !== null && decision.state !== 'paid') refuse('payout_underway');
      const decided = await carryOut(tx, platform, payout, { operator, decision });
      await tellPayout(tx, platform, decided);
      await recordAct(tx, platform, {
        operator,
        action: `payouts.${decision.state}`,
        subject: `payout:${payout.id}`,
        before: { state: payout.state },
        after: decision,
        reason: decision.state === 'rejected' ? decision.reason : undefined,
        request: { ip },
      });
      return payoutOnWire(decided);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'payouts_one_per_transaction') refuse('transaction_used');
    throw error;
  }
}

async function carryOut(
  tx: Executor,
  platform: Needs,
  payout: PayoutRow,
  { operator, decision }: Pick<DecideInput, 'operator' | 'decision'>,
): Promise<PayoutRow> {
  switch (decision.state) {
    case 'approved':
      return approve(tx, platform, payout, operator);
    case 'rejected':
      return giveBackPayout(tx, platform, payout, decision);
    case 'paid':
      return pay(tx, platform, payout, operator, decision.transaction);
  }
}

async function approve(tx: Executor, platform: Needs, payout: PayoutRow, operator: Operator) {
  const at = platform.clock.now();
  if (payout.not_before > at) refuse('payout_waits', { until: payout.not_before.toISOString() });
  // Something was taken back since: the money of this payout is owed.
  if (payableCents(await lockBalances(tx, payout.user_id)) < 0) refuse('balance_too_small');
  return changePayout(tx, payout.id, {
    state: 'approved',
    approved_by: operator.id,
    approved_at: at,
  });
}

async function pay(
  tx: Executor,
  platform: Needs,
  payout: PayoutRow,
  operator: Operator,
  transaction: string,
) {
  const hash = transactionHash(payout.network, transaction);
  if (hash === undefined) refuse('bad_request');
  const at = platform.clock.now();
  await requireSecondPerson(tx, payout, operator, at);
  if (payout.sending_at === null) refuse('payout_not_started');
  await moveMoney(tx, platform, {
    kind: 'payout_paid',
    subject: `payout:${payout.id}`,
    effect: 'paid',
    partnerId: payout.user_id,
    from: 'in_payout',
    to: 'paid_out',
    amountCents: payout.amount_cents,
    at,
  });
  return changePayout(tx, payout.id, {
    state: 'paid',
    paid_by: operator.id,
    transaction,
    transaction_hash: hash,
    closed_at: at,
  });
}
