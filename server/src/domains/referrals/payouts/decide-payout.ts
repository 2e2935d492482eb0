import type { Payout } from '@sesame/contract/shop/referrals.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By, Operator } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { lockBalances, moveMoney, payableCents } from '../../ledger/index.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { notifyPayout } from './notify-payout.ts';
import { payoutTransitions, transactionHash } from './payouts.rules.ts';
import { changePayout, lockPayout, type PayoutRow } from './payouts.store.ts';
import { requireSecondOperator } from './require-second-operator.ts';
import { returnPayout } from './return-payout.ts';
import { serializePayout } from './serialize-payout.ts';

/** An operator's decision about a payout. */
export type Decision =
  | { readonly state: 'approved' }
  | { readonly state: 'rejected'; readonly reason: string }
  | { readonly state: 'paid'; readonly transaction: string };

export interface DecideInput extends By {
  readonly payoutId: string;
  readonly decision: Decision;
}

/** Moves a payout to its next state: journal, mail to the owner and audit event in one transaction. */
export async function decidePayout(
  platform: TransactionalPlatform,
  { operator, request, payoutId, decision }: DecideInput,
): Promise<Payout> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      const payout = await lockPayout(tx, payoutId);
      if (payout === undefined) refuse('not_found');
      if (!payoutTransitions[payout.state].includes(decision.state)) refuse('payout_state_changed');
      if (payout.sending_at !== null && decision.state !== 'paid') refuse('payout_underway');
      const decided = await carryOut(tx, platform, payout, { operator, decision });
      await notifyPayout(tx, platform, decided);
      await recordAuditEvent(tx, platform, {
        operator,
        action: `payouts.${decision.state}`,
        subject: `payout:${payout.id}`,
        before: { state: payout.state },
        after: decision,
        reason: decision.state === 'rejected' ? decision.reason : undefined,
        request,
      });
      return serializePayout(decided);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'payouts_one_per_transaction') refuse('transaction_used');
    throw error;
  }
}

async function carryOut(
  tx: Executor,
  platform: TransactionalPlatform,
  payout: PayoutRow,
  { operator, decision }: Pick<DecideInput, 'operator' | 'decision'>,
): Promise<PayoutRow> {
  switch (decision.state) {
    case 'approved':
      return approve(tx, platform, payout, operator);
    case 'rejected':
      return returnPayout(tx, platform, payout, decision);
    case 'paid':
      return pay(tx, platform, payout, operator, decision.transaction);
  }
}

async function approve(
  tx: Executor,
  platform: TransactionalPlatform,
  payout: PayoutRow,
  operator: Operator,
) {
  const at = platform.clock.now();
  if (payout.not_before > at) refuse('payout_waits', { until: payout.not_before.toISOString() });
  // Part of the balance was reversed after the request, so the partner owes this money.
  if (payableCents(await lockBalances(tx, payout.user_id)) < 0) refuse('balance_too_small');
  return changePayout(tx, payout.id, {
    state: 'approved',
    approved_by: operator.id,
    approved_at: at,
  });
}

async function pay(
  tx: Executor,
  platform: TransactionalPlatform,
  payout: PayoutRow,
  operator: Operator,
  transaction: string,
) {
  const hash = transactionHash(payout.network, transaction);
  if (hash === undefined) refuse('bad_request');
  const at = platform.clock.now();
  // The sender was checked before the address was shown. Refusing now would leave sent money unrecorded.
  if (payout.sending_by !== operator.id) await requireSecondOperator(tx, payout, operator, at);
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
