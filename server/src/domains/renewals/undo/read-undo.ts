import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { RenewalUndo } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { endWithoutDays } from '../../access/index.ts';
import {
  findPayment,
  type RenewalWorth,
  refundsOfRenewal,
  renewalRefundMethod,
  worthOfRenewal,
} from '../../payments/index.ts';
import { type PaidRenewal, undoStateOf } from './undo.rules.ts';
import { findUndo, type UndoRow } from './undo.store.ts';

/** Whether a buyer can undo one of their renewals, and what they would get back. */
export async function readUndo(
  platform: Platform,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<RenewalUndo> {
  const row = await findUndo(platform.db, id);
  if (row?.user_id !== userId) refuse('not_found');
  return describeUndo(platform, row);
}

export async function describeUndo(platform: Platform, row: UndoRow): Promise<RenewalUndo> {
  const now = platform.clock.now();
  const paid = paidRenewalOf(row, now);
  const cents = paid.worth?.amountCents ?? 0;
  const able = await refundsOfRenewal(platform, row.payment_id);
  const payment = await findPayment(platform.db, row.payment_id);
  const method = payment === undefined ? 'balance' : renewalRefundMethod(payment, able, cents);
  const part = paid.worth?.part;
  return {
    state: undoStateOf(paid, now),
    ...{ payment_id: row.payment_id, title: row.title, title_ru: row.title_ru },
    total: dollarsFromCents(cents),
    part:
      part === undefined
        ? null
        : {
            ...{ unused_days: part.unusedDays, total_days: part.totalDays },
            paid: dollarsFromCents(part.netCents),
          },
    refund_to: method === 'gateway' ? 'method' : 'balance',
    ends_at: (await endAfterUndo(platform.db, row, { worth: paid.worth, now })).toISOString(),
  };
}

/** Until when there is access once a renewal is undone. */
export async function endAfterUndo(
  db: Executor,
  row: UndoRow,
  { worth, now }: { readonly worth: RenewalWorth | undefined; readonly now: Date },
): Promise<Date> {
  const { subscription_id: subscriptionId, payment_id: paymentId } = row;
  const days = worth?.part?.unusedDays ?? 'all';
  return (await endWithoutDays(db, { subscriptionId, paymentId, days })) ?? now;
}

export function paidRenewalOf(row: UndoRow, now: Date): PaidRenewal {
  const { starts_at: startsAt, ends_at: endsAt, is_used: isUsed } = row;
  const isThere = startsAt !== null && endsAt !== null && row.credited_cents === 0;
  return {
    ...{ paidAt: row.paid_at, payment: row.payment, undoneAt: row.undone_at },
    ...{ hasOpenRefund: row.has_open_refund, isBlocked: row.is_blocked },
    worth: isThere ? worthOfRenewal(row, { startsAt, endsAt, isUsed }, now) : undefined,
  };
}
