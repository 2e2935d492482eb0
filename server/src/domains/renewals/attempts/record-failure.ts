import type { Executor, Platform } from '../../../platform/platform.ts';
import { retryAt } from '../calendar.rules.ts';
import { closeRenewal } from '../close-renewal.ts';
import { viewOf } from '../load-renewal.ts';
import { declineOf } from '../next-step.rules.ts';
import { notifyRenewal } from '../notify-renewal.ts';
import { raiseRenewalAlert } from '../raise-renewal-alert.ts';
import { type DeclineClass, findPaidLate } from '../renewal-state.rules.ts';
import {
  changeRenewal,
  findRenewal,
  type LoadedRenewal,
  listAttempts,
  stopAgreementsOfMethod,
} from '../renewals.store.ts';

/** What follows from an attempt that has just ended without money; its row is written. */
export async function recordFailure(
  tx: Executor,
  platform: Platform,
  {
    row,
    of,
    confirmed,
  }: {
    readonly row: LoadedRenewal;
    readonly of: DeclineClass;
    /** How a charge ended that its buyer could confirm. */
    readonly confirmed?: 'declined' | 'closed';
  },
): Promise<void> {
  const next_at = platform.clock.now();
  if (of === 'revoked') await endAgreementsOfMethod(tx, platform, row);
  // Canceled meanwhile, or paid by an earlier attempt: it is closed now.
  const isOver =
    row.state === 'closing' || findPaidLate(row, await listAttempts(tx, row.id)) !== undefined;
  if (isOver) return changeRenewal(tx, row.id, { next_at });
  switch (of) {
    case 'action':
    case 'hard':
      await changeRenewal(tx, row.id, { state: 'needs_buyer', next_at });
      // One that was closed for an order, or because its time is over, needs no other message.
      if (confirmed === 'closed') return;
      if (confirmed === 'declined') {
        return notifyRenewal(tx, platform, row, { kind: 'last_try', decline: 'bank' });
      }
      return notifyRenewal(tx, platform, row, {
        kind: of === 'action' ? 'confirm' : 'method_dead',
      });
    case 'revoked':
      return closeRenewal(tx, platform, { row }, { to: 'canceled', why: 'method_revoked' });
    case 'config':
      await changeRenewal(tx, row.id, { state: 'held', next_at });
      return raiseRenewalAlert(tx, platform, { row });
    default:
      await changeRenewal(tx, row.id, { state: 'retrying', next_at });
      if (of !== 'technical') await mailFirstDecline(tx, platform, row);
  }
}

/** Only the first decline is mailed, and the last one, which requests the payment from the buyer. */
async function mailFirstDecline(
  tx: Executor,
  platform: Platform,
  row: LoadedRenewal,
): Promise<void> {
  const shop = platform.config.shop();
  const view = viewOf(row, await listAttempts(tx, row.id), { methodTries: 0, shop });
  const declines = view.ended.filter((one) => one.class === 'funds' || one.class === 'soft');
  if (declines.length !== 1) return;
  const firstTryAt = row.first_try_at ?? platform.clock.now();
  const tryAt = retryAt(view.ended, { ...view, firstTryAt });
  if (tryAt === undefined) return;
  // The card and the mail name this moment.
  await changeRenewal(tx, row.id, { next_at: tryAt });
  await notifyRenewal(tx, platform, row, {
    ...{ kind: 'declined', decline: declineOf(view.ended) },
  });
}

/** Ends all agreements on a method that its buyer has revoked, and notifies them of the other subscriptions. */
async function endAgreementsOfMethod(
  tx: Executor,
  platform: Platform,
  { id, method_id: methodId }: LoadedRenewal,
): Promise<void> {
  if (methodId === null) return;
  const open = await stopAgreementsOfMethod(tx, { methodId, at: platform.clock.now() });
  for (const other of open.filter((one) => one !== id)) {
    const row = await findRenewal(tx, other);
    if (row !== undefined) await notifyRenewal(tx, platform, row, { kind: 'revoked' });
  }
}
