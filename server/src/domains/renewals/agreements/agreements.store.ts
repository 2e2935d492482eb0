import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type AgreementRow = Selectable<Database['renewal_agreements']>;
export type StoppedBy = NonNullable<AgreementRow['stopped_by']>;
export type StopReason = NonNullable<AgreementRow['stop_reason']>;

export async function insertAgreement(
  tx: Executor,
  row: Insertable<Database['renewal_agreements']>,
): Promise<void> {
  await tx.insertInto('renewal_agreements').values(row).execute();
}

export function findAgreement(db: Executor, id: string): Promise<AgreementRow | undefined> {
  return db.selectFrom('renewal_agreements').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The active agreement of a subscription. */
export function findActiveAgreement(
  db: Executor,
  subscriptionId: string,
): Promise<AgreementRow | undefined> {
  return db
    .selectFrom('renewal_agreements')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Ends an active agreement: nothing is charged by it from this transaction on.
 * @returns false when it had ended before
 */
export async function markStopped(
  tx: Executor,
  stop: { id: string; at: Date; by: StoppedBy; reason: StopReason },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('renewal_agreements')
    .set({ stopped_at: stop.at, stopped_by: stop.by, stop_reason: stop.reason })
    .where('id', '=', stop.id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A subscription with what its buyer would agree to. */
export interface RenewableSubscription {
  readonly id: string;
  readonly user_id: string;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly ends_at: Date;
  /** What is agreed to, else what was paid last, else the first price of the product; null when it has none. */
  readonly price_id: number | null;
}

const RENEWABLE = sql<RenewableSubscription>`
  select s.id, s.user_id, s.product_id, s.ends_at, p.title, p.title_ru, coalesce(
    (select price_id from renewal_agreements where subscription_id = s.id and stopped_at is null),
    (select price_id from payments where user_id = s.user_id and product_id = s.product_id and paid_at is not null
      order by paid_at desc limit 1),
    (select id from prices where product_id = s.product_id and archived_at is null order by position, id limit 1)) as price_id
  from subscriptions s join products p on p.id = s.product_id`;

export async function findRenewable(
  db: Executor,
  id: string,
): Promise<RenewableSubscription | undefined> {
  const { rows } = await sql<RenewableSubscription>`${RENEWABLE} where s.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, locked, so that two calls agree to it one after the other. */
export async function lockRenewable(
  tx: Executor,
  id: string,
): Promise<RenewableSubscription | undefined> {
  const { rows } = await sql<RenewableSubscription>`
    ${RENEWABLE} where s.id = ${id} for no key update of s`.execute(tx);
  return rows[0];
}

/** Paid orders whose buyers agreed to renewal with them, and the method that they saved or paid with is usable. */
export async function findConsentedPayments(
  db: Executor,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ payment_id: string }>`
    select c.payment_id from renewal_consents c join payments p on p.id = c.payment_id
    where c.agreed_at > ${since} and p.state = 'paid'
      and not exists (select from renewal_agreements a where a.payment_id = c.payment_id)
      and (p.provider = 'balance' or exists (
        select from saved_methods m where m.state = 'active' and (m.created_by_payment = p.id
          or m.id = (select method_id from payment_charges where payment_id = p.id))))
    order by c.agreed_at limit ${limit}`.execute(db);
  return rows.map(({ payment_id }) => payment_id);
}

/** A consent with its order, the subscription that this extended, and the method that it saved. */
export interface OrderedConsent {
  readonly subscription_id: string;
  readonly user_id: string;
  /** Null for the balance. */
  readonly method_id: string | null;
  readonly gateway: string;
  readonly price_id: number;
  readonly duration_count: number;
  readonly duration_unit: AgreementRow['duration_unit'];
  readonly ceiling_cents: number;
  readonly version: number;
  readonly language: 'en' | 'ru';
  readonly text: string;
  readonly agreed_at: Date;
  readonly title: string;
  readonly title_ru: string;
}

/** Locked, so that it becomes an agreement once. */
export async function lockOrderedConsent(
  tx: Executor,
  paymentId: string,
): Promise<OrderedConsent | undefined> {
  const { rows } = await sql<OrderedConsent>`
    select s.id as subscription_id, p.user_id, m.id as method_id, p.gateway, p.price_id, p.duration_count,
      p.duration_unit, c.ceiling_cents, c.version, c.language, c.text, c.agreed_at, p.title, p.title_ru
    from renewal_consents c
    join payments p on p.id = c.payment_id
    join subscriptions s on s.user_id = p.user_id and s.product_id = p.product_id
    left join payment_charges h on h.payment_id = p.id
    left join saved_methods m on m.state = 'active' and (m.created_by_payment = p.id or m.id = h.method_id)
    where c.payment_id = ${paymentId} and p.state = 'paid' and (p.provider = 'balance' or m.id is not null)
      and not exists (select from renewal_agreements a where a.payment_id = c.payment_id)
    for no key update of s`.execute(tx);
  return rows[0];
}
