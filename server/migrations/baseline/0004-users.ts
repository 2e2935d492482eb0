import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete } from '../protect-rows.ts';

/** Accounts of buyers and what belongs to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      username text not null check (length(username) between 1 and 32),
      username_key text not null unique,
      password_hash text,
      language text not null default 'en' check (language in ('en', 'ru')),
      image_url text,
      trc20_address text,
      tg_first_name text,
      tg_last_name text,
      coupon text,
      created_at timestamptz not null,
      email_confirmed_at timestamptz,
      trc20_changed_at timestamptz,
      deletion_at timestamptz,
      deleted_at timestamptz,
      tg_id bigint constraint users_tg_id_key unique check (tg_id > 0),
      tg_blocked_at timestamptz,
      tg_notifications text[] not null default '{}',
      unpaid_mails boolean not null default true,
      referral_code text collate "C" constraint users_referral_code_key unique
        check (referral_code ~ '^[a-z2-9]{8}$'),
      referred_by uuid references users check (referred_by <> id),
      campaign text,
      registered_from text,
      blocked_at timestamptz,
      blocked_reason text check (length(blocked_reason) <= 500),
      ownership_proven_at timestamptz,
      check (blocked_at is not null or blocked_reason is null)
    );
    create index users_deletion on users (deletion_at) where deletion_at is not null;
    create index users_referred_by on users (referred_by) where referred_by is not null;
    create index users_registered_from on users (referred_by, registered_from) where registered_from is not null;
    create index users_email_begins on users (email text_pattern_ops);
    create index users_username_begins on users (username_key text_pattern_ops);
    create index users_by_time on users (created_at, id) where deleted_at is null;
    create index users_blocked on users (created_at, id) where blocked_at is not null;
    create index users_unconfirmed on users (created_at, id)
      where email_confirmed_at is null and deleted_at is null;
    create index users_tg_first_name_begins on users (lower(tg_first_name) text_pattern_ops)
      where tg_first_name is not null;
    create index users_tg_last_name_begins on users (lower(tg_last_name) text_pattern_ops)
      where tg_last_name is not null;
    create index users_invited on users (referred_by, created_at desc, id desc)
      where referred_by is not null and deleted_at is null;
    create index users_being_deleted on users (created_at, id) where deletion_at is not null and deleted_at is null;
    create index users_by_campaign on users (campaign collate "C", id) where campaign is not null;

    create function guard_inviter() returns trigger language plpgsql as $$
    begin
      if new.referred_by is null and old.email_confirmed_at is null and new.ownership_proven_at is not null then
        return new;
      end if;
      if old.referred_by is distinct from new.referred_by then
        raise exception 'the inviter of a user never changes' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger users_inviter before update of referred_by on users
      for each row execute function guard_inviter();
  `.execute(db);
  await describeTable(db, 'users', 'Accounts of buyers.', {
    id: 'Primary key (UUID v7); `uid` in the API.',
    email:
      'Lower-case address, with which the buyer signs in; replaced when the account is erased.',
    username: 'Name as the buyer wrote it.',
    username_key: 'Normalized name, by which names are unique.',
    password_hash: 'Argon2id hash; null when the buyer signs in only with Google.',
    language: 'Language of pages, mails and messages.',
    image_url: 'Path of the avatar, `/media/…`; null for the drawn one.',
    trc20_address: 'TRON address for payouts.',
    tg_first_name: 'First name of the connected Telegram account.',
    tg_last_name: 'Last name of the connected Telegram account.',
    coupon:
      'Promo code from the registration link, offered at the first order and cleared when it is used.',
    created_at: 'When the account was registered.',
    email_confirmed_at: 'When the address was confirmed by a mailed link or by Google.',
    trc20_changed_at: 'When the payout address changed last; payouts wait after a change.',
    deletion_at: "When the account will be erased, at the buyer's request.",
    deleted_at: 'When the account was erased; the row stays for the payments.',
    tg_id: 'Id of the connected Telegram account; an account belongs to one user.',
    tg_blocked_at: 'Since when the user has blocked the bot.',
    tg_notifications: 'Notifications that the user wants by Telegram.',
    unpaid_mails: 'Whether the user gets mails about orders that ended unpaid.',
    referral_code: "Code in the user's referral links, `?r=`.",
    referred_by:
      'The partner who invited the user; only removed when an unconfirmed account passes to the owner of the address.',
    campaign: 'Campaign that brought the user, from `utm` links.',
    registered_from:
      'IP prefix at registration, for accounts that a partner invited; removed after a time.',
    blocked_at: 'Since when the user may not sign in, set by an operator.',
    blocked_reason: "The operator's reason, not shown to the user.",
    ownership_proven_at:
      'When a single step proved access to both mailbox and account; without it the address may have been confirmed by another person.',
  });

  await sql`
    create table user_notes (
      id uuid primary key,
      user_id uuid not null references users,
      operator_id uuid not null references operators,
      content text not null check (char_length(content) between 1 and 2000),
      pinned boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      edited_at timestamptz
    );
    create index user_notes_of_user on user_notes (user_id, pinned desc, created_at desc, id);
  `.execute(db);
  await describeTable(db, 'user_notes', 'Internal notes of operators about a buyer.', {
    id: 'Primary key (UUID v7).',
    user_id: 'The buyer.',
    operator_id: 'The operator who wrote it.',
    content: 'Text of the note.',
    pinned: 'Whether it is shown first.',
    version: 'Counts edits, for version conflicts.',
    created_at: 'When it was written.',
    edited_at: 'When it was edited last; null when never.',
  });

  await sql`
    create schema partitions;
    create sequence security_events_id_seq;
    create table security_events (
      id bigint not null default nextval('security_events_id_seq'),
      kind text not null,
      user_id uuid references users,
      ip_prefix text not null default '',
      detail jsonb not null default '{}',
      created_at timestamptz not null,
      primary key (id, created_at)
    ) partition by range (created_at);
    alter sequence security_events_id_seq owned by security_events.id;
    -- For rows whose month has no partition yet.
    create table partitions.security_events_rest partition of security_events default;
    create index security_events_of_user on security_events (user_id, id);

    create function guard_security_event() returns trigger language plpgsql as $$
    begin
      if (old.id, old.kind, old.user_id, old.created_at) is distinct from (new.id, new.kind, new.user_id, new.created_at)
        or new.ip_prefix <> '' or new.detail <> '{}' then
        raise exception 'security_events rows are only blanked' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger security_events_guard before update on security_events
      for each row execute function guard_security_event();
  `.execute(db);
  await describeTable(
    db,
    'security_events',
    'Suspicious requests for operators to review, append-only; the erasure of an account blanks the personal columns.',
    {
      id: 'Primary key.',
      kind: 'What happened, such as `forged_webhook`.',
      user_id: 'The account concerned, if any.',
      ip_prefix: 'IP prefix of the request; blanked by erasure.',
      detail: 'What was sent, without secrets; blanked by erasure.',
      created_at: 'When it happened.',
    },
  );
  await refuseDelete(db, 'security_events');

  await sql`
    create table media_files (
      name text collate "C" primary key,
      user_id uuid not null references users,
      created_at timestamptz not null
    );
    create index media_files_user on media_files (user_id);
    create index media_files_age on media_files (created_at);
  `.execute(db);
  await describeTable(
    db,
    'media_files',
    'Uploaded avatars; the row is written before the file, so that no file exists without a row.',
    {
      name: 'File name in the storage.',
      user_id: 'The user who uploaded it.',
      created_at: 'When it was uploaded; a file that no profile shows is removed some time later.',
    },
  );
}
