import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { RenewalUndo } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPayment, refundsOfRenewal, renewalRefundMethod } from '../../payments/index.ts';
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
  const able = await refundsOfRenewal(platform, row.payment_id);
  const payment = await findPayment(platform.db, row.payment_id);
  const method = payment === undefined ? 'balance' : renewalRefundMethod(payment, able);
  return {
    state: undoStateOf(paidRenewalOf(row), platform.clock.now()),
    ...{ payment_id: row.payment_id, title: row.title, title_ru: row.title_ru },
    total: dollarsFromCents(row.left_cents),
    refund_to: method === 'gateway' ? 'method' : 'balance',
    ends_at: row.starts_at.toISOString(),
  };
}

export function paidRenewalOf(row: UndoRow): PaidRenewal {
  return {
    ...{ paidAt: row.paid_at, startsAt: row.starts_at, payment: row.payment },
    ...{ hasOpenRefund: row.has_open_refund, isUsed: row.is_used, isBlocked: row.is_blocked },
    undoneAt: row.undone_at,
  };
}
