import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, DurationUnit, PaymentState } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

type RenewalRow = Selectable<Database['renewals']>;
export type AttemptRow = Selectable<Database['renewal_attempts']>;

/** A renewal with its agreement and everything else that decides about it. */
export interface LoadedRenewal extends RenewalRow {
  readonly user_id: string;
  readonly gateway: string;
  readonly method_id: string | null;
  readonly price_id: number;
  readonly duration_count: number;
  readonly duration_unit: DurationUnit;
  readonly ceiling_cents: number;
  readonly consented_at: Date;
  readonly stopped_at: Date | null;
  readonly stop_reason: string | null;
  readonly ends_at: Date;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly grace_days: number;
  readonly deleted_at: Date | null;
  readonly blocked_at: Date | null;
  readonly method_state: Selectable<Database['saved_methods']>['state'] | null;
  readonly brand: string | null;
  readonly provider: string | null;
  readonly last4: string | null;
  /** Last month of the card, `2030-12`. */
  readonly expires_month: string | null;
}

const LOADED = sql<LoadedRenewal>`
  select r.*, a.user_id, a.gateway, a.method_id, a.price_id, a.duration_count, a.duration_unit, a.ceiling_cents,
    a.consented_at, a.stopped_at, a.stop_reason, s.ends_at, s.product_id, p.title, p.title_ru, p.grace_days,
    u.deleted_at, u.blocked_at, m.state as method_state, m.brand, m.provider, m.last4, m.expires_month
  from renewals r
  join renewal_agreements a on a.id = r.agreement_id
  join subscriptions s on s.id = r.subscription_id
  join products p on p.id = s.product_id
  join users u on u.id = a.user_id
  left join saved_methods m on m.id = a.method_id`;

export async function findRenewal(db: Executor, id: string): Promise<LoadedRenewal | undefined> {
  const { rows } = await sql<LoadedRenewal>`${LOADED} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a renewal with its agreement and its subscription, so that none of them changes meanwhile. */
export async function lockRenewal(tx: Executor, id: string): Promise<LoadedRenewal | undefined> {
  const { rows } = await sql<LoadedRenewal>`
    ${LOADED} where r.id = ${id} for no key update of s, r, a`.execute(tx);
  return rows[0];
}

export interface LoadedAttempt extends AttemptRow {
  readonly payment_state: PaymentState | null;
  readonly paid_at: Date | null;
  readonly confirm_until: Date | null;
}

/** The attempts of a renewal, the first one first. */
export function listAttempts(db: Executor, renewalId: string): Promise<LoadedAttempt[]> {
  return db
    .selectFrom('renewal_attempts as attempt')
    .leftJoin('payments', 'payments.id', 'attempt.payment_id')
    .selectAll('attempt')
    .select(['payments.state as payment_state', 'payments.paid_at', 'payments.confirm_until'])
    .where('attempt.renewal_id', '=', renewalId)
    .orderBy('attempt.number')
    .execute();
}

/** The codes with which earlier attempts of the same renewal with the same method have failed. */
export async function listCodesBefore(
  db: Executor,
  {
    id,
    renewal_id: renewalId,
    method_id: methodId,
  }: { id: string; renewal_id: string; method_id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('renewal_attempts')
    .select('code')
    .where('renewal_id', '=', renewalId)
    .where('method_id', '=', methodId)
    .where('id', '<>', id)
    .where('code', 'is not', null)
    .$narrowType<{ code: string }>()
    .execute();
  return rows.map(({ code }) => code);
}

/** Attempts with a method that count against its limit. */
export async function countMethodTries(
  db: Executor,
  { methodId, since }: { methodId: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('renewal_attempts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('method_id', '=', methodId)
    .where('started_at', '>', since)
    .where((row) =>
      row.or([row('class', 'is', null), row('class', 'not in', ['technical', 'config'])]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface PlannedAgreement {
  readonly id: string;
  readonly subscription_id: string;
  readonly ends_at: Date;
}

/**
 * Active agreements whose subscription has no open renewal: also where it ended lately, while it is still kept or was
 * just agreed to.
 */
export async function findUnplanned(
  db: Executor,
  { now, limit, id }: { now: Date; limit: number; id?: string },
): Promise<PlannedAgreement[]> {
  const { rows } = await sql<PlannedAgreement>`
    select a.id, a.subscription_id, s.ends_at
    from renewal_agreements a
    join subscriptions s on s.id = a.subscription_id
    join users u on u.id = a.user_id
    where a.stopped_at is null and u.deleted_at is null and u.blocked_at is null
      and greatest(s.ends_at, s.grace_until) > ${now}
      and (${id ?? null}::uuid is null or a.id = ${id ?? null}::uuid)
      and not exists (select from renewals r where r.subscription_id = s.id and r.closed_at is null)
      and not exists (select from renewals r
        where r.subscription_id = s.id and r.period_start = s.ends_at and ((r.agreement_id = a.id and r.state <> 'superseded') or r.state = 'paid'))
    order by s.ends_at limit ${limit}`.execute(db);
  return rows;
}

/**
 * Plans a renewal, or opens the canceled one of the same period again under a newer agreement.
 * @returns undefined when another process has planned it
 */
export async function planRow(
  tx: Executor,
  row: { id: string; subscriptionId: string; agreementId: string; periodStart: Date; at: Date },
): Promise<RenewalRow | undefined> {
  const { rows } = await sql<RenewalRow>`
    insert into renewals (id, subscription_id, agreement_id, period_start, state, next_at, created_at)
    values (${row.id}, ${row.subscriptionId}, ${row.agreementId}, ${row.periodStart}, 'planned', ${row.at}, ${row.at})
    on conflict (subscription_id, period_start) do update
      set agreement_id = excluded.agreement_id, state = 'planned', next_at = excluded.next_at, closed_at = null,
        close_reason = null, notifications = 0, notified_at = null, total_cents = null, charge_minor = null,
        charge_currency = null, first_try_at = null
      where renewals.closed_at is not null and renewals.state <> 'paid'
    returning *`.execute(tx);
  return rows[0];
}

/**
 * Open renewals with something to do: their moment has come, their agreement or method has ended, their subscription
 * was moved, or the payment of their attempt has ended.
 */
export async function findDue(
  db: Executor,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from renewals r where r.next_at <= ${now}
    union
    select r.id from renewals r
    join renewal_agreements a on a.id = r.agreement_id
    join subscriptions s on s.id = r.subscription_id
    join users u on u.id = a.user_id
    left join saved_methods m on m.id = a.method_id
    left join renewal_attempts t on t.renewal_id = r.id and t.state in ('started', 'unknown', 'pending')
    left join payments p on p.id = t.payment_id
    where r.closed_at is null and (
      (t.id is null and (a.stopped_at is not null or s.ends_at <> r.period_start or u.deleted_at is not null
        or u.blocked_at is not null or m.state = 'removed' or (m.state = 'dead' and r.state <> 'needs_buyer')))
      or (t.id is not null and r.state <> 'closing' and (a.stopped_at is not null or u.deleted_at is not null
        or u.blocked_at is not null or m.state = 'removed'))
      or (p.confirm_until > ${now} and s.ends_at <> r.period_start)
      or p.state not in ('pending', 'review'))
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function changeRenewal(
  tx: Executor,
  id: string,
  change: Updateable<Database['renewals']>,
): Promise<void> {
  await tx.updateTable('renewals').set(change).where('id', '=', id).execute();
}

export async function insertAttempt(
  tx: Executor,
  row: Insertable<Database['renewal_attempts']>,
): Promise<void> {
  await tx.insertInto('renewal_attempts').values(row).execute();
}

/** @returns false when the attempt has ended before */
export async function changeOpenAttempt(
  tx: Executor,
  id: string,
  change: Updateable<Database['renewal_attempts']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('renewal_attempts')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['started', 'unknown', 'pending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that the outcome of an attempt is requested from the gateway. */
export async function countCheck(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('renewal_attempts')
    .set((own) => ({ checks: own('checks', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Ends the active agreements on a method that its buyer has revoked.
 * @returns the open renewals by them
 */
export async function stopAgreementsOfMethod(
  tx: Executor,
  { methodId, at }: { methodId: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with stopped as (
      update renewal_agreements set stopped_at = ${at}, stopped_by = 'system', stop_reason = 'method_revoked'
      where method_id = ${methodId} and stopped_at is null returning id)
    select r.id from stopped
    join renewals r on r.agreement_id = stopped.id and r.closed_at is null`.execute(tx);
  return rows.map(({ id }) => id);
}
