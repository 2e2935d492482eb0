import type { Executor, Platform } from '../../../platform/platform.ts';
import { findPayment, type RefundsOfGateway } from '../../payments/index.ts';
import type { DecidedRenewal } from '../load-renewal.ts';
import { isPaid, openAttemptStates } from '../renewal-state.rules.ts';
import { changeOpenAttempt } from '../renewals.store.ts';
import { recordFailure } from './record-failure.ts';
import { recordPaid } from './record-paid.ts';

/** Ends the open attempt of a locked renewal as its payment has ended: by a webhook, or by the reconciliation. */
export async function followPayment(
  tx: Executor,
  platform: Platform,
  { row, attempts }: DecidedRenewal,
  able: RefundsOfGateway,
): Promise<void> {
  const attempt = attempts.find(({ state }) => openAttemptStates.includes(state));
  const payment = attempt?.payment_id && (await findPayment(tx, attempt.payment_id));
  if (attempt === undefined || !payment) return;
  if (isPaid(payment.state)) return recordPaid(tx, platform, { row, attempt, payment, able });
  const at = platform.clock.now();
  const { confirm_until: until } = payment;
  // What only its buyer could confirm is not tried again without them.
  const of = until === null ? 'soft' : 'action';
  const failed = await changeOpenAttempt(tx, attempt.id, {
    ...{ state: 'failed', class: of, code: payment.state, ended_at: at },
  });
  if (!failed) return;
  const confirmed = until === null ? undefined : until > at ? 'declined' : 'closed';
  await recordFailure(tx, platform, { row, of, ...(confirmed && { confirmed }) });
}
