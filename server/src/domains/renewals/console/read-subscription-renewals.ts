import type {
  ConsoleAgreement,
  ConsoleAttempt,
  ConsoleRenewal,
  readSubscriptionRenewals as route,
} from '@sesame/contract/console/renewals/renewals.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ListedAgreement,
  listAgreements,
  listAttemptsOf,
  listRenewalsOf,
} from './console-renewals.store.ts';

type Renewals = Awaited<ReturnType<typeof listRenewalsOf>>;
type Attempts = Awaited<ReturnType<typeof listAttemptsOf>>;

/** Automatic renewal of one subscription, as the console shows it. */
export async function readSubscriptionRenewals(
  { db }: Pick<Platform, 'db'>,
  id: string,
): Promise<AnswerOf<typeof route>> {
  const [agreements, renewals] = await Promise.all([
    listAgreements(db, id),
    listRenewalsOf(db, id),
  ]);
  const attempts = await listAttemptsOf(
    db,
    renewals.map((one) => one.id),
  );
  return {
    agreements: agreements.map(serializeAgreement),
    renewals: renewals.map((one) => serializeRenewal(one, attempts)),
  };
}

export function serializeAgreement(row: ListedAgreement): ConsoleAgreement {
  const { method_id: id, kind, provider, brand, last4 } = row;
  const { stopped_at: at, stop_reason: reason } = row;
  return {
    id: row.id,
    method: { id, kind, provider, brand, last4 },
    ceiling: dollarsFromCents(row.ceiling_cents),
    text: row.consent_text,
    agreed_at: row.consented_at.toISOString(),
    payment_id: row.payment_id,
    stopped: at === null || reason === null ? null : { at: at.toISOString(), reason },
  };
}

function serializeRenewal(row: Renewals[number], attempts: Attempts): ConsoleRenewal {
  return {
    ...{ id: row.id, state: row.state, period_start: row.period_start.toISOString() },
    total: row.total_cents === null ? null : dollarsFromCents(row.total_cents),
    next_at: row.next_at?.toISOString() ?? null,
    attempts: attempts.filter((one) => one.renewal_id === row.id).map(serializeAttempt),
  };
}

export function serializeAttempt(row: Attempts[number]): ConsoleAttempt {
  const waits = row.state === 'pending' && row.confirm_until !== null;
  return {
    ...{ number: row.number, state: row.state, code: row.code },
    decline: waits ? 'action' : row.class,
    started_at: row.started_at.toISOString(),
    payment_id: row.payment_id,
  };
}
