import { type Kysely, sql } from 'kysely';

/**
 * Who of a campaign's people has paid, and what stayed: kept beside the payments, because adding it up again cost a look at
 * every payment of everybody on the page. Figures for people to look at; no money depends on them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaign_payers (
      campaign text collate "C" not null,
      user_id uuid not null references users,
      revenue_cents bigint not null,
      primary key (campaign, user_id)
    )`.execute(db);

  // What a balance pays was earned here and counted when it came in.
  await sql`
    create function add_campaign_revenue() returns trigger language plpgsql as $$
    begin
      insert into campaign_payers (campaign, user_id, revenue_cents)
      select campaign, id, new.captured_cents - new.refunded_cents - (old.captured_cents - old.refunded_cents)
      from users where id = new.user_id and campaign is not null
      on conflict (campaign, user_id)
        do update set revenue_cents = campaign_payers.revenue_cents + excluded.revenue_cents;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger payments_of_campaigns after update of captured_cents, refunded_cents on payments
    for each row when (new.provider <> 'balance'
      and (new.captured_cents, new.refunded_cents) is distinct from (old.captured_cents, old.refunded_cents))
    execute function add_campaign_revenue()`.execute(db);

  // An account may say a little after it was made which campaign brought it.
  await sql`
    create function move_campaign_payer() returns trigger language plpgsql as $$
    begin
      delete from campaign_payers where campaign = old.campaign and user_id = new.id;
      insert into campaign_payers (campaign, user_id, revenue_cents)
      select new.campaign, new.id, sum(captured_cents - refunded_cents)
      from payments where user_id = new.id and captured_cents > 0 and provider <> 'balance' and new.campaign is not null
      having count(*) > 0;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger users_of_campaigns after update of campaign on users
    for each row when (new.campaign is distinct from old.campaign) execute function move_campaign_payer()`.execute(
    db,
  );

  await sql`
    insert into campaign_payers (campaign, user_id, revenue_cents)
    select u.campaign, u.id, sum(p.captured_cents - p.refunded_cents)
    from users u join payments p on p.user_id = u.id
    where u.campaign is not null and p.captured_cents > 0 and p.provider <> 'balance'
    group by u.campaign, u.id`.execute(db);
}
