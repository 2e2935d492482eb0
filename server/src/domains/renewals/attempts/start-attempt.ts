import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { keepAccess } from '../../access/index.ts';
import { lockOrdersOf, placeRenewalPayment, type RenewalRefusal } from '../../payments/index.ts';
import { findAgreementsToStop } from '../agreements/stops.store.ts';
import { closeRenewal } from '../close-renewal.ts';
import { type DecidedRenewal, lockAndDecide } from '../load-renewal.ts';
import { graceUntilOf } from '../next-step.rules.ts';
import { isPaid } from '../renewal-state.rules.ts';
import { type AttemptRow, changeRenewal, findRenewal, insertAttempt } from '../renewals.store.ts';
import { recordFailure } from './record-failure.ts';
import { recordPaid } from './record-paid.ts';

/** The life of an ordinary order: while its buyer pays one for this product, nothing is charged beside it. */
const OPEN_ORDER_MS = 30 * 60_000;
/** After this time a started attempt without an answer is asked about. */
const SILENT_MS = 2 * 60_000;

/**
 * The first of the three transactions of a charge: checks everything again, and writes the payment and the attempt. What
 * is paid from the balance is paid here.
 * @returns the attempt to make at the gateway; `postponed` when it has to wait; undefined when there is none to make
 */
export async function startAttempt(
  platform: Platform,
  id: string,
): Promise<AttemptToMake | 'postponed' | undefined> {
  try {
    return await inTransaction(platform.db, (tx) => start(tx, platform, id));
  } catch (error) {
    const broken = violatedConstraint(error);
    // An earlier payment of this renewal is still being refunded, or an order of its buyer is held for an operator.
    if (broken !== 'payments_one_per_renewal' && broken !== 'payments_one_open') throw error;
    await postpone(platform.db, platform, id);
    return 'postponed';
  }
}

export type AttemptToMake = Pick<
  AttemptRow,
  'id' | 'renewal_id' | 'method_id' | 'payment_id' | 'started_at'
>;

async function start(
  tx: Executor,
  platform: Platform,
  id: string,
): Promise<AttemptToMake | 'postponed' | undefined> {
  const owner = await findRenewal(tx, id);
  if (owner === undefined) return undefined;
  // The same order of locks as when an order is placed or settled: buyer, payments, subscription.
  const orders = await lockOrdersOf(tx, owner.user_id);
  const decided = await lockAndDecide(tx, platform, id);
  if (decided?.step.do !== 'charge') return undefined;
  const { row } = decided;
  const now = platform.clock.now();
  if (orders.some((one) => one.product_id === row.product_id && one.expires_at > now)) {
    await postpone(tx, platform, id);
    return 'postponed';
  }
  // Its job has not stopped it yet: what is undone or replaced is not charged meanwhile.
  if ((await findAgreementsToStop(tx, { limit: 1, id: row.agreement_id })).length > 0) {
    await postpone(tx, platform, id);
    return 'postponed';
  }
  if (row.ends_at > now) {
    await keepAccess(tx, {
      subscriptionId: row.subscription_id,
      until: graceUntilOf(decided.view),
    });
  }
  const placed = await placeRenewalPayment(tx, platform, {
    renewalId: row.id,
    userId: row.user_id,
    gateway: row.gateway,
    methodId: row.method_id,
    priceId: row.price_id,
    durationCount: row.duration_count,
    durationUnit: row.duration_unit,
    ceilingCents: row.ceiling_cents,
    notified:
      row.total_cents === null || row.charge_minor === null
        ? null
        : { totalCents: row.total_cents, chargeMinor: Number(row.charge_minor) },
  });
  if ('refusal' in placed) {
    await refuse(tx, platform, decided, placed.refusal);
    return undefined;
  }
  // The balance has paid it, also in place of a method for which it was too little.
  const isDone = isPaid(placed.payment.state);
  const attempt = {
    id: platform.ids.uuid(),
    renewal_id: row.id,
    number: decided.attempts.length + 1,
    method_id: isDone ? null : row.method_id,
    payment_id: placed.payment.id,
    state: 'started',
    started_at: now,
  } as const;
  await insertAttempt(tx, attempt);
  await changeRenewal(tx, row.id, {
    state: 'charging',
    first_try_at: row.first_try_at ?? now,
    next_at: new Date(now.getTime() + SILENT_MS),
  });
  if (!isDone) return attempt;
  await recordPaid(tx, platform, { row, attempt, payment: placed.payment, able: 'none' });
  return undefined;
}

function postpone(tx: Executor, { clock }: Pick<Platform, 'clock'>, id: string): Promise<void> {
  const next = new Date(clock.now().getTime() + OPEN_ORDER_MS);
  return changeRenewal(tx, id, { next_at: next });
}

/** What follows when the payment may not be made. */
async function refuse(
  tx: Executor,
  platform: Platform,
  decided: DecidedRenewal,
  refusal: RenewalRefusal,
): Promise<void> {
  const { row } = decided;
  const at = platform.clock.now();
  switch (refusal) {
    case 'price_raised':
    case 'not_sold':
      return closeRenewal(tx, platform, decided, { to: 'skipped', why: refusal });
    case 'notification_outdated':
      return changeRenewal(tx, row.id, {
        state: 'planned',
        notifications: Math.max(row.notifications - 1, 0),
        ...{ total_cents: null, charge_minor: null, charge_currency: null, notified_at: null },
        next_at: at,
      });
    default: {
      const of =
        refusal === 'balance_too_small' ? 'funds' : refusal === 'method_dead' ? 'hard' : 'config';
      const attempt = {
        id: platform.ids.uuid(),
        renewal_id: row.id,
        number: decided.attempts.length + 1,
        method_id: row.method_id,
        payment_id: null,
      } as const;
      await insertAttempt(tx, {
        ...attempt,
        ...{ state: 'failed', class: of, code: refusal, started_at: at, ended_at: at },
      });
      const first = row.first_try_at ?? at;
      await changeRenewal(tx, row.id, { first_try_at: first });
      await recordFailure(tx, platform, { row: { ...row, first_try_at: first }, of });
    }
  }
}
