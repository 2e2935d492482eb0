import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import {
  endDaysOfPayment,
  lockPayment,
  type RefundsOfGateway,
  refundRenewal,
} from '../../payments/index.ts';
import { findActiveAgreement, markStopped } from '../agreements/agreements.store.ts';
import { notifyRenewal } from '../notify-renewal.ts';
import { lockRenewal } from '../renewals.store.ts';
import { endAfterUndo, paidRenewalOf } from './read-undo.ts';
import { undoStateOf } from './undo.rules.ts';
import { findUndo, insertUndo, markUndone } from './undo.store.ts';

export interface Undo {
  /** Payment of the renewal. */
  readonly paymentId: string;
  readonly userId: string;
  readonly by: 'buyer' | 'link';
  /** What the buyer saw that they get back, in dollars. */
  readonly expectedTotal: number;
  /** What the gateway of its payment can refund, from `refundsOfRenewal` before the transaction. */
  readonly able: RefundsOfGateway;
}

/**
 * Undoes a renewal for its buyer: what was paid for unused days is refunded, and automatic renewal ends, because
 * the next charge would be for the same days. A repeat changes nothing.
 */
export function undoRenewal(platform: TransactionalPlatform, undo: Undo): Promise<void> {
  return inTransaction(platform.db, (tx) => undoIn(tx, platform, undo));
}

async function undoIn(
  tx: Executor,
  platform: TransactionalPlatform,
  { paymentId, userId, by, able, expectedTotal }: Undo,
): Promise<void> {
  // The same order of locks as when a payment is settled: payment, then subscription, renewal and agreement.
  await lockPayment(tx, paymentId);
  const seen = await findUndo(tx, paymentId);
  if (seen?.user_id !== userId) refuse('not_found');
  const row = await lockRenewal(tx, seen.renewal_id);
  const found = await findUndo(tx, paymentId);
  if (row === undefined || found === undefined) refuse('not_found');
  const at = platform.clock.now();
  const paid = paidRenewalOf(found, at);
  const state = undoStateOf(paid, at);
  if (state === 'undone') return;
  const { worth } = paid;
  if (state !== 'open' || row.state !== 'paid' || worth === undefined) refuse('undo_closed');
  const { part, amountCents } = worth;
  if (centsFromDollars(expectedTotal) !== amountCents) refuse('undo_changed');
  const endsAt = await endAfterUndo(tx, found, { worth, now: at });
  const refundId = await refundRenewal(tx, platform, {
    ...{ paymentId, able, reason: 'renewal_undone', amountCents },
    access: part === undefined ? 'revoke' : 'keep',
  });
  if (refundId === undefined) refuse('undo_closed');
  // The days end with the decision: the gateway may take days for the money.
  if (part !== undefined) await endDaysOfPayment(tx, { paymentId, days: part.unusedDays, at });
  else await markUndone(tx, { paymentId, renewalId: row.id });
  await insertUndo(tx, { paymentId, refundId, by, at, part });
  const active = await findActiveAgreement(tx, found.subscription_id);
  if (active !== undefined) {
    await markStopped(tx, { id: active.id, at, by: 'buyer', reason: 'undone' });
  }
  await notifyRenewal(tx, platform, row, {
    ...{ kind: 'undone', paymentId, cents: amountCents, endsAt, part },
  });
}
