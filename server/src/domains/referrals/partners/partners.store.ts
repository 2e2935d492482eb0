import { sql } from 'kysely';
import type { ReferralMode } from '../../../database.types.ts';
import type { ListPage } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface Partner {
  readonly id: string;
  readonly mode: ReferralMode;
  readonly serviceIds: readonly number[];
  readonly verified: boolean;
}

export interface PartnerOfBuyer extends Partner {
  /** The network of the buyer's registration, while it is stored. */
  readonly network: string | null;
}

/** The partner who referred a buyer; undefined once the partner's account is deleted. */
export async function findPartnerOfBuyer(
  db: Executor,
  buyerId: string,
): Promise<PartnerOfBuyer | undefined> {
  const row = await db
    .selectFrom('users as buyer')
    .innerJoin('users as inviter', 'inviter.id', 'buyer.referred_by')
    .leftJoin('partners', 'partners.user_id', 'inviter.id')
    .select([
      'inviter.id',
      'partners.mode',
      'partners.service_ids',
      'partners.verified_at',
      'buyer.registered_from',
    ])
    .where('buyer.id', '=', buyerId)
    .where('inviter.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { ...partnerOf(row.id, row), network: row.registered_from };
}

/** The settings of a partner; earning money is the default. */
export async function findPartner(db: Executor, userId: string): Promise<Partner> {
  const row = await db
    .selectFrom('partners')
    .select(['mode', 'service_ids', 'verified_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return partnerOf(userId, row);
}

function partnerOf(
  id: string,
  row:
    | { mode: ReferralMode | null; service_ids: number[] | null; verified_at: Date | null }
    | undefined,
): Partner {
  return {
    id,
    mode: row?.mode ?? 'base',
    serviceIds: row?.service_ids ?? [],
    verified: row?.verified_at != null,
  };
}

export async function chooseMode(
  db: Executor,
  userId: string,
  choice: { readonly mode: ReferralMode; readonly service_ids?: number[] },
): Promise<void> {
  await db
    .insertInto('partners')
    .values({ user_id: userId, ...choice })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
    .execute();
}

export async function setVerified(tx: Executor, userId: string, at: Date | null): Promise<void> {
  await tx
    .insertInto('partners')
    .values({ user_id: userId, verified_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ verified_at: at }))
    .execute();
}

/** Visits, registrations and earned days of a partner. Amounts come from the journal. */
export async function countPartner(
  db: Executor,
  userId: string,
): Promise<{ visits: number; registrations: number; days: number }> {
  const { rows } = await sql<{ visits: number; registrations: number; days: number }>`
    select
      (select coalesce(sum(visits), 0)::integer from referral_days where user_id = ${userId}) as visits,
      (select count(*)::integer from users where referred_by = ${userId}) as registrations,
      (select coalesce(sum(days), 0)::integer from earned_days where partner_id = ${userId}) as days`.execute(
    db,
  );
  // The query always returns one row.
  return rows[0] ?? { visits: 0, registrations: 0, days: 0 };
}

export interface PartnerDay {
  day: string;
  visits: number;
  registrations: number;
  deposit_cents: number;
  first_payment_cents: number;
}

/** One row for every day of the range, oldest first. */
export async function readPartnerDays(
  db: Executor,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<PartnerDay[]> {
  const { rows } = await sql<PartnerDay>`
    select d.day::date as day, coalesce(v.visits, 0) as visits, coalesce(r.registrations, 0) as registrations,
      coalesce(c.deposit_cents, 0)::bigint as deposit_cents,
      coalesce(c.first_payment_cents, 0)::bigint as first_payment_cents
    from generate_series(${from}::date, ${to}::date, interval '1 day') d (day)
    left join referral_days v on v.user_id = ${userId} and v.day = d.day::date
    left join commission_days c on c.partner_id = ${userId} and c.day = d.day::date
    left join (
      select (created_at at time zone 'UTC')::date as day, count(*)::integer as registrations
      from users where referred_by = ${userId} and created_at >= ${from}::date at time zone 'UTC'
      group by 1
    ) r on r.day = d.day::date
    order by d.day`.execute(db);
  return rows;
}

function partnerFigures(db: Executor) {
  return db
    .selectFrom('users')
    .leftJoin('partner_balances', 'partner_balances.partner_id', 'users.id')
    .leftJoin('partners', 'partners.user_id', 'users.id')
    .selectAll('partner_balances')
    .select(['users.id', 'users.username', 'users.email', 'partners.mode', 'partners.verified_at'])
    .select(
      sql<number>`(select count(*)::integer from users b where b.referred_by = users.id)`.as(
        'registrations',
      ),
    );
}

export type PartnerFigures = Awaited<ReturnType<typeof listPartners>>[number];

/** Figures of any user, with or without earnings. */
export function findPartnerFigures(db: Executor, userId: string) {
  return partnerFigures(db).where('users.id', '=', userId).executeTakeFirst();
}

/**
 * Partners with earnings or verification, newest account first. Both sources are limited before the join. A balance of
 * refunds alone makes no partner.
 */
export function listPartners(db: Executor, { after, limit }: ListPage) {
  const older = (column: string) =>
    after === undefined ? sql`true` : sql`${sql.ref(column)} < ${after}::uuid`;
  const page = sql<string>`(
    (select partner_id as id from partner_balances
      where (earned_cents > 0 or days_earned_cents > 0) and ${older('partner_id')}
      order by partner_id desc limit ${limit})
    union
    (select user_id from partners where verified_at is not null and ${older('user_id')}
      order by user_id desc limit ${limit})
    order by id desc limit ${limit})`;
  return partnerFigures(db).where('users.id', 'in', page).orderBy('users.id', 'desc').execute();
}
