import { closeAlerts } from '../../platform/alerts.store.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { endGrace } from '../access/index.ts';
import { markStopped, type StopReason } from './agreements/agreements.store.ts';
import { stopWithoutMethod } from './agreements/stop-without-method.ts';
import { notifyRenewal } from './notify-renewal.ts';
import type { ClosedState, CloseReason } from './renewal-state.rules.ts';
import { changeRenewal, type LoadedRenewal } from './renewals.store.ts';

/** Ends a locked renewal unpaid, with its grace; where it cannot go on, its agreement too. */
export async function closeRenewal(
  tx: Executor,
  platform: Platform,
  { row }: { readonly row: LoadedRenewal },
  { to, why }: { readonly to: Exclude<ClosedState, 'late' | 'undone'>; readonly why: CloseReason },
): Promise<void> {
  const at = platform.clock.now();
  // Why it was canceled while its last attempt was on its way.
  const reason = row.close_reason ?? (why === 'stopped' ? (row.stop_reason ?? why) : why);
  await changeRenewal(tx, row.id, {
    ...{ state: to, closed_at: at, next_at: null, close_reason: reason },
  });
  await endGrace(tx, row.subscription_id);
  await closeAlerts(tx, { kinds: ['renewal_stuck'], subjects: [row.subscription_id], at });
  const stop = stopsOf[why];
  if (stop === undefined || row.stopped_at !== null) return;
  if (stop === 'method_removed') return stopWithoutMethod(tx, platform, row.agreement_id);
  await markStopped(tx, { id: row.agreement_id, at, by: 'system', reason: stop });
  const kind = mailsOf[why];
  if (kind !== undefined) await notifyRenewal(tx, platform, row, { kind });
}

const stopsOf = {
  account_erased: 'account_erased',
  method_removed: 'method_removed',
  method_revoked: 'method_revoked',
  not_paid: 'not_paid',
  not_sold: 'not_sold',
  price_raised: 'price_raised',
} as const satisfies Partial<Record<CloseReason, string>> as Partial<
  Record<CloseReason, StopReason>
>;

const mailsOf = {
  method_revoked: 'revoked',
  not_paid: 'ended',
  not_sold: 'not_sold',
  price_raised: 'price_raised',
} as const satisfies Partial<Record<CloseReason, string>> as Partial<
  Record<CloseReason, 'revoked' | 'ended' | 'not_sold' | 'price_raised'>
>;
