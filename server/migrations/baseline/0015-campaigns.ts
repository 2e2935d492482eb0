import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';

/** Visits and campaigns: figures that no money depends on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaign_days (
      campaign text not null check (length(campaign) between 1 and 200),
      day date not null,
      visits integer not null default 0,
      activations integer not null default 0,
      primary key (campaign, day)
    );
    create index campaign_days_day on campaign_days (day);
    create index campaign_days_by_name on campaign_days (campaign collate "C");
  `.execute(db);
  await describeTable(db, 'campaign_days', 'Visits and activations of campaigns per UTC day.', {
    campaign: 'Name of the campaign, from `utm` links.',
    day: 'UTC date.',
    visits: 'Distinct visitors.',
    activations: 'Activations of the campaign by a visitor or a new account.',
  });

  await sql`
    create table campaign_costs (
      campaign text collate "C" primary key check (length(campaign) between 1 and 200),
      cost_cents bigint not null check (cost_cents between 0 and 100000000)
    );
  `.execute(db);
  await describeTable(db, 'campaign_costs', 'What campaigns cost, as operators entered it.', {
    campaign: 'Name of the campaign.',
    cost_cents: 'All that was spent on it, in cents.',
  });

  await sql`
    create table campaign_payers (
      campaign text collate "C" not null,
      user_id uuid not null references users,
      revenue_cents bigint not null,
      primary key (campaign, user_id)
    );

    create function add_campaign_revenue() returns trigger language plpgsql as $$
    begin
      insert into campaign_payers (campaign, user_id, revenue_cents)
      select campaign, id, new.captured_cents - new.refunded_cents - (old.captured_cents - old.refunded_cents)
      from users where id = new.user_id and campaign is not null
      on conflict (campaign, user_id)
        do update set revenue_cents = campaign_payers.revenue_cents + excluded.revenue_cents;
      return null;
    end $$;
    create trigger payments_of_campaigns after update of captured_cents, refunded_cents on payments
      for each row when (new.provider <> 'balance'
        and (new.captured_cents, new.refunded_cents) is distinct from (old.captured_cents, old.refunded_cents))
      execute function add_campaign_revenue();

    create function move_campaign_payer() returns trigger language plpgsql as $$
    begin
      delete from campaign_payers where campaign = old.campaign and user_id = new.id;
      insert into campaign_payers (campaign, user_id, revenue_cents)
      select new.campaign, new.id, sum(captured_cents - refunded_cents)
      from payments where user_id = new.id and captured_cents > 0 and provider <> 'balance' and new.campaign is not null
      having count(*) > 0;
      return null;
    end $$;
    create trigger users_of_campaigns after update of campaign on users
      for each row when (new.campaign is distinct from old.campaign) execute function move_campaign_payer();
  `.execute(db);
  await describeTable(
    db,
    'campaign_payers',
    'Users of a campaign who have paid, maintained by triggers of payments and users.',
    {
      campaign: 'Name of the campaign.',
      user_id: 'The user.',
      revenue_cents: 'What they paid minus refunds, in cents; payments by balance do not count.',
    },
  );

  await sql`
    create table referral_days (
      user_id uuid not null references users,
      day date not null,
      visits integer not null default 0,
      primary key (user_id, day)
    );
  `.execute(db);
  await describeTable(db, 'referral_days', 'Visits by referral links per UTC day.', {
    user_id: 'The partner.',
    day: 'UTC date.',
    visits: 'Distinct visitors.',
  });

  await sql`
    create unlogged table visit_keys (
      day date primary key,
      key bytea not null check (length(key) = 32)
    );
  `.execute(db);
  await describeTable(
    db,
    'visit_keys',
    "Keys of the hashes of today's visitors; once a key is deleted, a hash identifies no visitor. Unlogged: a crash may count a visitor twice.",
    {
      day: 'UTC date.',
      key: 'Random key of the day.',
    },
  );

  await sql`
    create unlogged table visitor_hashes (
      day date not null,
      hash bytea not null check (length(hash) = 32),
      primary key (day, hash)
    );
  `.execute(db);
  await describeTable(
    db,
    'visitor_hashes',
    'Visitors counted today. Unlogged: a crash may count a visitor twice.',
    {
      day: 'UTC date.',
      hash: 'Hash of visitor and link with the key of the day.',
    },
  );
}
