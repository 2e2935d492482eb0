import type { Consequences } from '@sesame/contract/console/payments/consequences.ts';
import type { Executor } from '../../../platform/platform.ts';
import { type AccessOfPaymentRow, findAccessOfPayment } from './access-of-payment.store.ts';

/** The period that a payment gives now, and the state of its subscription; null before it is paid. */
export async function readAccessOfPayment(
  db: Executor,
  paymentId: string,
  now: Date,
): Promise<Consequences['access']> {
  const row = await findAccessOfPayment(db, paymentId, now);
  if (row === undefined) return null;
  return {
    subscription_id: row.subscription_id,
    state: stateOf(row, now),
    from: row.starts_at.toISOString(),
    until: earlier(row.ends_at, row.reversed_at).toISOString(),
    subscription_state: row.subscription_state,
    subscription_until: row.subscription_until.toISOString(),
    links: row.links,
    links_waiting: row.links_waiting,
  };
}

function stateOf(row: AccessOfPaymentRow, now: Date): NonNullable<Consequences['access']>['state'] {
  if (row.reversed_at !== null || row.ends_at <= now) return 'ended';
  if (row.held_at !== null) return 'on_hold';
  return row.starts_at > now ? 'upcoming' : 'active';
}

function earlier(end: Date, reversed: Date | null): Date {
  return reversed !== null && reversed < end ? reversed : end;
}
