import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who invited whom, and which campaign brought them: written once, at registration.
  await sql`
    alter table users
      add column referral_code text collate "C" constraint users_referral_code_key unique
        check (referral_code ~ '^[a-z2-9]{8}$'),
      add column referred_by uuid references users check (referred_by <> id),
      add column campaign text`.execute(db);
  // Existing users get a code of 32 unambiguous characters, drawn from random bytes.
  await sql`
    update users set referral_code = (
      select string_agg(
        substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + get_byte(random.bytes, i) % 32, 1), '' order by i)
      from (select uuid_send(gen_random_uuid()) as bytes where users.id is not null) random,
        unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) i)`.execute(db);
  await sql`create index users_referred_by on users (referred_by) where referred_by is not null`.execute(
    db,
  );
  await sql`create index users_campaign on users (campaign) where campaign is not null`.execute(db);

  // Figures for people to look at, by UTC day. No money depends on them.
  await sql`
    create table campaign_days (
      campaign text not null check (length(campaign) between 1 and 200),
      day date not null,
      visits integer not null default 0,
      activations integer not null default 0,
      primary key (campaign, day)
    )`.execute(db);
  await sql`create index campaign_days_day on campaign_days (day)`.execute(db);
  await sql`
    create table referral_days (
      user_id uuid not null references users,
      day date not null,
      visits integer not null default 0,
      primary key (user_id, day)
    )`.execute(db);

  // Visitors counted today, as hashes with the day's key; once the key is deleted, a hash identifies no visitor.
  // Unlogged: a crash may count a visitor twice.
  await sql`
    create unlogged table visit_keys (
      day date primary key,
      key bytea not null check (length(key) = 32)
    )`.execute(db);
  await sql`
    create unlogged table visitor_hashes (
      day date not null,
      hash bytea not null check (length(hash) = 32),
      primary key (day, hash)
    )`.execute(db);
}
