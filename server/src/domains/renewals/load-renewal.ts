import type { Executor, Platform } from '../../platform/platform.ts';
import { readAheadDays } from './ahead/read-ahead-days.ts';
import {
  isChangeDue,
  METHOD_TRIES_MS,
  nextStep,
  type RenewalView,
  type Step,
} from './next-step.rules.ts';
import { findPaidLate, openAttemptStates } from './renewal-state.rules.ts';
import {
  countMethodTries,
  findRenewal,
  type LoadedAttempt,
  type LoadedRenewal,
  listAttempts,
  lockRenewal,
} from './renewals.store.ts';

export interface DecidedRenewal {
  readonly row: LoadedRenewal;
  readonly attempts: readonly LoadedAttempt[];
  readonly view: RenewalView;
  readonly step: Step;
}

type Needs = Pick<Platform, 'clock' | 'config'>;

/** An open renewal and what is to be done about it now; undefined once it is closed. */
export async function loadRenewal(
  db: Executor,
  platform: Needs,
  id: string,
): Promise<DecidedRenewal | undefined> {
  return decide(db, platform, await findRenewal(db, id));
}

/** The same, locked with its subscription and its agreement until the end of the transaction. */
export async function lockAndDecide(
  tx: Executor,
  platform: Needs,
  id: string,
): Promise<DecidedRenewal | undefined> {
  return decide(tx, platform, await lockRenewal(tx, id));
}

async function decide(
  db: Executor,
  platform: Needs,
  row: LoadedRenewal | undefined,
): Promise<DecidedRenewal | undefined> {
  if (row === undefined || row.closed_at !== null) return undefined;
  const now = platform.clock.now();
  const attempts = await listAttempts(db, row.id);
  const since = new Date(now.getTime() - METHOD_TRIES_MS);
  const methodId = row.method_id;
  const methodTries = methodId === null ? 0 : await countMethodTries(db, { methodId, since });
  const planned = viewOf(row, attempts, { methodTries, shop: platform.config.shop() });
  const view = isChangeDue(planned, now)
    ? { ...planned, aheadDays: await readAheadDays(db, platform, { row, view: planned }) }
    : planned;
  return { row, attempts, view, step: nextStep(view, now) };
}

/** Milliseconds of an hour by which this renewal differs from others that are due at the same moment. */
const jitterOf = (id: string) => Number.parseInt(id.slice(-6), 16) % 3_600_000;

export function viewOf(
  row: LoadedRenewal,
  attempts: readonly LoadedAttempt[],
  {
    methodTries,
    shop: { timeZone: zone, limits },
  }: { readonly methodTries: number; readonly shop: ReturnType<Platform['config']['shop']> },
): RenewalView {
  const openAttempt = attempts.find(({ state }) => openAttemptStates.includes(state));
  return {
    state: row.state,
    periodStart: row.period_start,
    term: { count: row.duration_count, unit: row.duration_unit },
    consentedAt: row.consented_at,
    stopReason: row.stop_reason,
    endsAt: row.ends_at,
    graceDays: row.grace_days,
    owner: row.deleted_at !== null ? 'erased' : row.blocked_at !== null ? 'blocked' : 'active',
    method: row.method_id === null ? null : row.method_state,
    notifications: row.notifications,
    notifiedAt: row.notified_at,
    aheadDays: row.ahead_days,
    firstTryAt: row.first_try_at,
    openAttempt:
      openAttempt === undefined
        ? null
        : {
            state: openAttempt.state,
            startedAt: openAttempt.started_at,
            checks: openAttempt.checks,
            payment: openAttempt.payment_state ?? 'pending',
            confirmUntil: openAttempt.confirm_until,
          },
    isPaidLate: findPaidLate(row, attempts) !== undefined,
    ended: attempts.flatMap((one) =>
      one.class === null || one.ended_at === null
        ? []
        : [
            {
              class: one.class,
              startedAt: one.started_at,
              endedAt: one.ended_at,
              retryNotBefore: one.retry_not_before,
            },
          ],
    ),
    methodTries,
    triesMax: limits.renewal_tries,
    zone,
    jitterMs: jitterOf(row.id),
  };
}
