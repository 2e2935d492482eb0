import { type Kysely, sql } from 'kysely';

/** One use of a first-purchase code per buyer, whichever code it is. Late money over the limit is counted apart, as everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promo_redemptions add column first_purchase boolean not null default false`.execute(
    db,
  );
  await sql`
    update promo_redemptions set first_purchase = true
    where id in (
      select distinct on (r.user_id) r.id
      from promo_redemptions r join promo_codes c on c.id = r.promo_code_id
      where c.first_purchase_only and r.state <> 'released' and not r.over_limit
      order by r.user_id, r.state, r.created_at, r.id
    )`.execute(db);
  await sql`
    create unique index promo_redemptions_first_purchase on promo_redemptions (user_id)
    where first_purchase and state <> 'released' and not over_limit`.execute(db);
}
