import type { Executor, Platform } from '../../../platform/platform.ts';
import {
  chargeRenewalPayment,
  type RenewalChargeResult,
  refundsOfRenewal,
} from '../../payments/index.ts';
import { raiseRenewalAlert } from '../raise-renewal-alert.ts';
import { isPaid } from '../renewal-state.rules.ts';
import {
  changeOpenAttempt,
  changeRenewal,
  countCheck,
  listCodesBefore,
  lockRenewal,
} from '../renewals.store.ts';
import { recordFailure } from './record-failure.ts';
import { recordPaid } from './record-paid.ts';
import { requestConfirmation } from './request-confirmation.ts';
import type { AttemptToMake } from './start-attempt.ts';

/**
 * Makes an attempt at the gateway, or checks the outcome of one, and records the answer in the transaction that settles
 * its payment.
 */
export async function callForAttempt(
  platform: Platform,
  attempt: AttemptToMake,
  { isRepeat }: { readonly isRepeat: boolean },
): Promise<void> {
  const { payment_id: paymentId, method_id: methodId } = attempt;
  if (paymentId === null || methodId === null) return;
  if (isRepeat) await countCheck(platform.db, attempt.id);
  const able = await refundsOfRenewal(platform, paymentId);
  const declinedBefore = await listCodesBefore(platform.db, { ...attempt, method_id: methodId });
  const charge = {
    paymentId,
    methodId,
    isRepeat,
    firstTriedAt: attempt.started_at,
    declinedBefore,
  };
  await chargeRenewalPayment(platform, charge, (tx, result) =>
    record(tx, platform, { attempt, result, able }),
  );
  await platform.failpoint('renewal_recorded');
}

async function record(
  tx: Executor,
  platform: Platform,
  {
    attempt,
    result,
    able,
  }: {
    attempt: AttemptToMake;
    result: RenewalChargeResult;
    able: Awaited<ReturnType<typeof refundsOfRenewal>>;
  },
): Promise<void> {
  const row = await lockRenewal(tx, attempt.renewal_id);
  if (row === undefined) return;
  const at = platform.clock.now();
  if (result.state === 'unknown') {
    await changeOpenAttempt(tx, attempt.id, { state: 'unknown' });
    if (result.isLost) await raiseRenewalAlert(tx, platform, { row });
    return changeRenewal(tx, row.id, { next_at: at });
  }
  if (result.state === 'unconfirmed') return requestConfirmation(tx, platform, { row, attempt });
  if (result.state === 'answered') {
    const { payment } = result;
    if (isPaid(payment.state)) return recordPaid(tx, platform, { row, attempt, payment, able });
    if (payment.state === 'pending' || payment.state === 'review') {
      await changeOpenAttempt(tx, attempt.id, { state: 'pending' });
      return changeRenewal(tx, row.id, { next_at: at });
    }
  }
  const declined =
    result.state === 'declined'
      ? result
      : ({ class: 'soft', code: result.payment.state, retryNotBefore: null } as const);
  const failed = await changeOpenAttempt(tx, attempt.id, {
    ...{ state: 'failed', class: declined.class, code: declined.code, ended_at: at },
    retry_not_before: declined.retryNotBefore,
  });
  if (failed) await recordFailure(tx, platform, { row, of: declined.class });
}
