import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { lockPayment, type RefundsOfGateway, refundRenewal } from '../../payments/index.ts';
import { findLivingAgreement, markStopped } from '../agreements/agreements.store.ts';
import { notifyRenewal } from '../notify-renewal.ts';
import { lockRenewal } from '../renewals.store.ts';
import { paidRenewalOf } from './read-undo.ts';
import { undoStateOf } from './undo.rules.ts';
import { findUndo, insertUndo } from './undo.store.ts';

export interface Undo {
  /** Of the renewal. */
  readonly paymentId: string;
  readonly userId: string;
  readonly by: 'buyer' | 'link';
  /** What the gateway of its payment can refund, from `refundsOfRenewal` before the transaction. */
  readonly able: RefundsOfGateway;
}

/**
 * Undoes a renewal for its buyer: all that was paid is given back, and automatic renewal ends, because the next charge
 * would be for the same period. Refuses once the period has begun. A repeat changes nothing.
 */
export function undoRenewal(platform: TransactionalPlatform, undo: Undo): Promise<void> {
  return inTransaction(platform.db, (tx) => undoIn(tx, platform, undo));
}

async function undoIn(
  tx: Executor,
  platform: TransactionalPlatform,
  { paymentId, userId, by, able }: Undo,
): Promise<void> {
  // The same order of locks as when a payment is settled: payment, then subscription, renewal and agreement.
  await lockPayment(tx, paymentId);
  const seen = await findUndo(tx, paymentId);
  if (seen?.user_id !== userId) refuse('not_found');
  const row = await lockRenewal(tx, seen.renewal_id);
  const found = await findUndo(tx, paymentId);
  if (row === undefined || found === undefined) refuse('not_found');
  const at = platform.clock.now();
  const state = undoStateOf(paidRenewalOf(found), at);
  if (state === 'undone') return;
  if (state !== 'open' || row.state !== 'paid') refuse('undo_closed');
  const refundId = await refundRenewal(tx, platform, {
    ...{ paymentId, able, reason: 'renewal_undone' },
  });
  if (refundId === undefined) refuse('undo_closed');
  await insertUndo(tx, { paymentId, renewalId: row.id, refundId, by, at });
  const living = await findLivingAgreement(tx, found.subscription_id);
  if (living !== undefined) {
    await markStopped(tx, { id: living.id, at, by: 'buyer', reason: 'undone' });
  }
  await notifyRenewal(tx, platform, row, {
    ...{ kind: 'undone', paymentId, cents: found.left_cents, endsAt: found.starts_at },
  });
}
