import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Executor, Queueing, TransactionalPlatform } from '../../../platform/platform.ts';
import { moveMoney } from '../../ledger/index.ts';
import { lockUser } from '../../users/index.ts';
import { assessBuyer } from '../partners/assess-buyer.ts';
import { findPartnerOfBuyer } from '../partners/partners.store.ts';
import { currentRules } from '../rules/referral-rules.store.ts';
import {
  type CommissionRow,
  changeCommission,
  findDueCommissions,
  lockCommission,
} from './commissions.store.ts';
import { grantEarnedDays } from './grant-earned-days.ts';
import { reverseCommission } from './reverse-commission.ts';

const BATCH = 1_000;

export const matureCommissionQueue = defineQueue<{ readonly commission: string }>(
  'mature-commission',
  { onePerKey: true },
);

/** Finds commissions whose hold is over. */
export function matureCommissions(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: matureCommissionQueue,
    limit: BATCH,
    find: (limit) => findDueCommissions(platform.db, platform.clock.now(), limit),
    toJob: (commission) => ({ key: commission, data: { commission } }),
  });
}

/** Makes a commission available after its hold: money for payouts and orders, or days of access. */
export function matureCommission(platform: TransactionalPlatform, id: string): Promise<void> {
  return inTransaction(platform.db, (tx) => matureIn(tx, platform, id));
}

async function matureIn(tx: Executor, platform: TransactionalPlatform, id: string): Promise<void> {
  const at = platform.clock.now();
  const row = await lockCommission(tx, id);
  // Refunded, frozen or matured by another process in the meantime.
  if (row?.state !== 'pending') return;
  const assessment = await reassess(tx, platform, row);
  if (assessment === 'review') {
    await changeCommission(tx, id, { state: 'review', reason: 'many_accounts' });
    return;
  }
  if (assessment === 'refused') {
    const toCents = row.amount_cents;
    await reverseCommission(tx, platform, row, { toCents, reason: 'many_accounts', at });
    return;
  }
  // Lock the partner: days are granted sequentially, and the balance must not be spent meanwhile.
  await lockUser(tx, row.partner_id);
  const days = row.mode === 'subs';
  await moveMoney(tx, platform, {
    kind: 'commission_available',
    subject: `commission:${id}`,
    effect: `available:${row.matured_count + 1}`,
    partnerId: row.partner_id,
    from: days ? 'days_pending' : 'pending',
    to: days ? 'days_available' : 'available',
    amountCents: row.amount_cents - row.reversed_cents,
    at,
  });
  const matured = { ...row, state: 'available', matured_count: row.matured_count + 1 } as const;
  await changeCommission(tx, id, { state: matured.state, matured_count: matured.matured_count });
  if (days) await grantEarnedDays(tx, platform, matured);
}

async function reassess(tx: Executor, platform: TransactionalPlatform, row: CommissionRow) {
  const partner = await findPartnerOfBuyer(tx, row.buyer_id);
  const { network_accounts_max: accountsMax } = await currentRules(tx);
  return assessBuyer(tx, platform, {
    id: row.buyer_id,
    partnerId: row.partner_id,
    network: partner?.network ?? null,
    accountsMax,
  });
}
