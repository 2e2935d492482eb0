import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';

/** The team: operators, their sessions, alerts for them and their bulk actions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      role text not null check (role in ('owner', 'manager', 'finance', 'support', 'content', 'auditor')),
      password_hash text not null,
      totp_secret text,
      totp_last_step bigint not null default 0,
      created_at timestamptz not null,
      disabled_at timestamptz,
      version integer not null default 1,
      language text not null default 'en' check (language in ('en', 'ru'))
    );
  `.execute(db);
  await describeTable(db, 'operators', 'People who run the shop from the console.', {
    id: 'Primary key (UUID v7).',
    email: 'Lower-case address, with which the operator signs in.',
    name: 'Name as other operators see it.',
    role: 'Role, which decides the permissions (`contract/src/console/permissions.ts`).',
    password_hash: 'Argon2id hash.',
    totp_secret:
      'Sealed TOTP secret of the authenticator app; without one the operator can sign in only to a demo.',
    totp_last_step: 'The 30-second step of the last used code, which cannot be used again.',
    created_at: 'When the operator joined.',
    disabled_at: 'Since when the operator may not sign in.',
    version: 'Counts edits, for version conflicts.',
    language:
      'Language of mails to the operator: of the browser at the last sign-in, or as chosen.',
  });

  await sql`
    create table operator_sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      operator_id uuid not null references operators,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      ends_at timestamptz not null,
      user_agent text not null default '',
      ip text not null default '',
      confirmed_at timestamptz,
      last_change bigint
    );
    create index operator_sessions_operator on operator_sessions (operator_id);
    create index operator_sessions_end on operator_sessions (ends_at);
  `.execute(db);
  await describeTable(db, 'operator_sessions', 'Sessions of operators in the console.', {
    token_hash: 'SHA-256 of the session token; the token itself is only in the browser.',
    operator_id: 'The operator who signed in.',
    created_at: 'When the operator signed in.',
    last_seen_at: 'Last request.',
    ends_at: 'When the session ends even if it is used.',
    user_agent: 'Browser, as it reported itself.',
    ip: 'IP address at sign-in.',
    confirmed_at:
      'When password and code were last confirmed; sensitive actions need a recent confirmation.',
    last_change:
      'Position in the WAL after the last change of this session, where a replica answers reads: they must include it.',
  });

  await sql`
    create table operator_devices (
      operator_id uuid not null references operators on delete cascade,
      device bytea not null check (length(device) = 32),
      last_used_at timestamptz not null,
      primary key (operator_id, device)
    );
  `.execute(db);
  await describeTable(
    db,
    'operator_devices',
    'Browsers in which an operator signed in with a code; failed sign-ins from elsewhere do not delay them.',
    {
      operator_id: 'The operator.',
      device: 'SHA-256 of the random cookie of the browser.',
      last_used_at: 'Last sign-in in this browser.',
    },
  );

  await sql`
    create table operator_invitations (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      role text not null check (role in ('owner', 'manager', 'finance', 'support', 'content', 'auditor')),
      token_hash bytea not null unique check (length(token_hash) = 32),
      totp_secret text not null,
      invited_by uuid references operators,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index operator_invitations_by on operator_invitations (invited_by);
  `.execute(db);
  await describeTable(
    db,
    'operator_invitations',
    'Open invitations to the team, at most one per address; a newer one replaces the older.',
    {
      id: 'Primary key (UUID v7).',
      email: 'Lower-case address of the invited person.',
      name: 'Name that the operator will have.',
      role: 'Role that the operator will have.',
      token_hash: 'SHA-256 of the token in the mailed link.',
      totp_secret: 'Sealed TOTP secret that the authenticator app of the invited person receives.',
      invited_by: 'The operator who sent the invitation; null for the first owner.',
      created_at: 'When it was sent.',
      expires_at: 'When the link stops working.',
    },
  );

  await sql`
    create table owner_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      operator_id uuid not null references operators on delete cascade,
      expires_at timestamptz not null
    );
  `.execute(db);
  await describeTable(
    db,
    'owner_links',
    'The link with which the first start of a demo signs its owner in; deleted at its first use.',
    {
      token_hash: 'SHA-256 of the token in the link.',
      operator_id: 'The owner of the demo.',
      expires_at: 'When the link stops working.',
    },
  );

  await sql`
    create table setup_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      expires_at timestamptz not null
    );
  `.execute(db);
  await describeTable(
    db,
    'setup_links',
    'Links that the starts of a shop without an owner printed; all are deleted when the first owner joins.',
    {
      token_hash: 'SHA-256 of the token in the link.',
      expires_at: 'When the link stops working.',
    },
  );

  await sql`
    create table operator_recovery_codes (
      operator_id uuid not null references operators on delete cascade,
      code_hash bytea not null check (length(code_hash) = 32),
      primary key (operator_id, code_hash)
    );
  `.execute(db);
  await describeTable(
    db,
    'operator_recovery_codes',
    'Unused recovery codes of operators, each accepted once instead of a code of the authenticator app.',
    {
      operator_id: 'The operator.',
      code_hash: 'SHA-256 of operator id and code.',
    },
  );

  await sql`
    create table operator_chats (
      operator_id uuid primary key references operators on delete cascade,
      chat_id bigint not null unique,
      name text not null check (length(name) between 1 and 64),
      linked_at timestamptz not null,
      blocked_at timestamptz
    );
  `.execute(db);
  await describeTable(
    db,
    'operator_chats',
    'Telegram chats in which operators are notified and act; deleted when the operator is disabled or gets new access.',
    {
      operator_id: 'The operator.',
      chat_id: "Id of the private chat, which is the id of the person's Telegram account.",
      name: 'First name in Telegram, to recognize the account.',
      linked_at: 'When the operator linked it.',
      blocked_at: 'When the bot could no longer write to the chat; null while it can.',
    },
  );

  await sql`
    create table operator_chat_links (
      operator_id uuid primary key references operators on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      expires_at timestamptz not null
    );
  `.execute(db);
  await describeTable(
    db,
    'operator_chat_links',
    'Open links that connect a Telegram chat to an operator; a newer one replaces the older, and the first use deletes it.',
    {
      operator_id: 'The operator who requested it.',
      token_hash: 'SHA-256 of the token in the link.',
      expires_at: 'When the link stops working.',
    },
  );

  await sql`
    create table saved_views (
      id uuid primary key,
      operator_id uuid not null references operators,
      list text not null check (length(list) between 1 and 60),
      name text not null check (length(name) between 1 and 60),
      filters text not null check (length(filters) <= 500),
      saved_at timestamptz not null,
      unique (operator_id, list, name)
    );
  `.execute(db);
  await describeTable(
    db,
    'saved_views',
    'Filters of a console list that an operator saved under a name.',
    {
      id: 'Primary key (UUID v7).',
      operator_id: 'The operator, who alone sees it.',
      list: 'Id of the route that returns the list.',
      name: 'Name chosen by the operator, unique per list.',
      filters: 'The filters as a query string.',
      saved_at: 'When it was saved last.',
    },
  );

  await sql`
    create table alerts (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      detail jsonb not null default '{}',
      created_at timestamptz not null,
      resolved_at timestamptz,
      resolved_by uuid references operators,
      resolution text,
      due_at timestamptz,
      unique (kind, subject)
    );
    create index alerts_open on alerts (kind) where resolved_at is null;
    create index alerts_subject on alerts (subject);
    create index alerts_payment on alerts ((detail ->> 'payment')) where detail ->> 'payment' is not null;
  `.execute(db);
  await describeTable(
    db,
    'alerts',
    'What operators have to look at; one row per kind and subject, opened again when it recurs.',
    {
      id: 'Primary key.',
      kind: 'What happened, such as `payment_late` or `refund_failed`.',
      subject: 'What it is about: an id, or a kind and an id such as `refund:<id>`.',
      detail: 'Figures and ids for the operator.',
      created_at: 'When it was raised last.',
      resolved_at: 'When it was resolved; null while it is open.',
      resolved_by:
        'The operator who resolved it; null while it is open, and when its cause disappeared by itself.',
      resolution: 'What the operator wrote about the resolution.',
      due_at: 'Until when something has to be done; null when there is no such date.',
    },
  );

  await sql`
    create table operator_news (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      alert_id bigint references alerts on delete cascade,
      detail jsonb not null default '{}',
      occurred_at timestamptz not null,
      announced_at timestamptz,
      unique (kind, subject, occurred_at)
    );
    create index operator_news_alert on operator_news (alert_id);
    create index operator_news_new on operator_news (id) where announced_at is null;

    create function record_alert_event() returns trigger language plpgsql as $$
    begin
      if new.resolved_at is null and (
        tg_op = 'INSERT' or old.resolved_at is not null or new.created_at is distinct from old.created_at
      ) then
        insert into operator_news (kind, subject, alert_id, occurred_at)
        values (new.kind, new.subject, new.id, new.created_at)
        on conflict do nothing;
      end if;
      return null;
    end $$;
    create trigger alerts_event after insert or update on alerts
      for each row execute function record_alert_event();
  `.execute(db);
  await describeTable(
    db,
    'operator_news',
    'What operators may be notified of outside the console, written in the transaction of its cause; a trigger of `alerts` adds one when an alert is raised.',
    {
      id: 'Primary key.',
      kind: 'Kind of the alert, or of an event that needs nothing, such as `sale`.',
      subject: 'What it is about, as in `alerts`.',
      alert_id: 'The alert; null for other events.',
      detail: 'Figures and ids for the message; no personal data of buyers.',
      occurred_at: 'When it happened.',
      announced_at: 'When it was decided whom to notify; null until then.',
    },
  );

  await sql`
    create table operator_notifications (
      event_id bigint not null references operator_news on delete cascade,
      operator_id uuid not null references operators,
      channel text not null check (channel in ('mail', 'telegram')),
      digest boolean not null,
      due_at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
      message uuid unique,
      closed_at timestamptz,
      edited_at timestamptz,
      primary key (event_id, operator_id, channel)
    );
    create index operator_notifications_due on operator_notifications (due_at) where state = 'waiting';
    create index operator_notifications_open on operator_notifications (event_id)
      where message is not null and closed_at is null;
    create index operator_notifications_operator on operator_notifications (operator_id);
  `.execute(db);
  await describeTable(
    db,
    'operator_notifications',
    'Notifications of operators: at most one per event, operator and channel.',
    {
      event_id: 'The event.',
      operator_id: 'The operator.',
      channel: 'How the notification reaches them.',
      digest: 'Sent together with others, once a day.',
      due_at: 'When to send it: at once, after the quiet hours, or at the hour of the digest.',
      state:
        '`waiting`, `sent` once its message was queued, or `dropped` because the alert was resolved before or the operator may not read it any more.',
      message:
        'Id of the Telegram message about this event alone; null for mails, digests and what was not sent.',
      closed_at: 'When the message was marked as handled; null while it waits for an operator.',
      edited_at: 'When the message was last edited to show the event as it was then.',
    },
  );

  await sql`
    create table operator_buttons (
      id uuid primary key,
      event_id bigint not null references operator_news on delete cascade,
      operator_id uuid not null references operators,
      action text not null check (action in ('offer_resolve', 'resolve', 'keep')),
      expires_at timestamptz not null,
      pressed_at timestamptz
    );
    create index operator_buttons_event on operator_buttons (event_id, operator_id);
    create index operator_buttons_operator on operator_buttons (operator_id);
  `.execute(db);
  await describeTable(
    db,
    'operator_buttons',
    'Buttons below the Telegram messages of operators; each works once, for its operator and its event.',
    {
      id: 'Primary key (UUID v7), which is all that Telegram stores of the button.',
      event_id: 'The event of the message.',
      operator_id: 'The operator whose chat shows it; no other operator can press it.',
      action:
        '`offer_resolve` is confirmed by another one, `resolve` resolves the alert, `keep` leaves it open.',
      expires_at: 'When it stops working.',
      pressed_at:
        'When it, or another button of the same message, was pressed; it then does nothing more.',
    },
  );

  await sql`
    create table operator_notification_choices (
      operator_id uuid not null references operators,
      topic text not null check (topic in ('sale', 'payment_review', 'dispute', 'refund', 'ticket', 'inventory', 'job',
        'payout', 'security')),
      mail boolean not null,
      telegram boolean not null,
      digest boolean not null,
      primary key (operator_id, topic)
    );
  `.execute(db);
  await describeTable(
    db,
    'operator_notification_choices',
    'What operators chose to be notified of; without a row the default of their role applies.',
    {
      operator_id: 'The operator.',
      topic: 'Group of kinds (`contract/src/console/notifications.ts`).',
      mail: 'Whether they want it by email.',
      telegram: 'Whether they want it in their Telegram chat.',
      digest: 'Whether it is collected in one message a day.',
    },
  );

  await sql`
    create table operator_notification_times (
      operator_id uuid primary key references operators,
      time_zone text not null,
      digest_hour smallint not null check (digest_hour between 0 and 23),
      quiet_from smallint check (quiet_from between 0 and 23),
      quiet_until smallint check (quiet_until between 0 and 23),
      urgent_anytime boolean not null,
      check ((quiet_from is null) = (quiet_until is null))
    );
  `.execute(db);
  await describeTable(
    db,
    'operator_notification_times',
    'When operators chose to be notified; without a row at any time, with a digest at 9:00 in the time zone of the shop.',
    {
      operator_id: 'The operator.',
      time_zone: 'IANA name of their time zone, in which the hours are.',
      digest_hour: 'Hour of the digest.',
      quiet_from: 'First hour in which nothing is sent at once; null: no quiet hours.',
      quiet_until: 'Hour at which the quiet hours end.',
      urgent_anytime: 'Whether urgent topics are sent in quiet hours too.',
    },
  );

  await sql`
    create table bulk_actions (
      id uuid primary key,
      kind text not null check (kind in ('extend_subscriptions', 'undo_added_days', 'end_sessions', 'block_users', 'retire_items')),
      operation jsonb not null,
      reason text not null check (length(reason) between 1 and 500),
      operator_id uuid not null references operators,
      ip text not null,
      state text not null default 'running' check (state in ('running', 'stopped', 'done')),
      total integer not null check (total > 0),
      created_at timestamptz not null,
      finished_at timestamptz,
      check ((state = 'running') = (finished_at is null))
    );
  `.execute(db);
  await describeTable(
    db,
    'bulk_actions',
    'Actions of operators on many subscriptions, users or inventory items; a worker carries them out.',
    {
      id: 'Primary key (UUID v7).',
      kind: 'What is done to each item.',
      operation:
        'What is done, with its parameters, such as the number of days, as the operator confirmed them.',
      reason: "The operator's reason, for the audit log.",
      operator_id: 'The operator who started it.',
      ip: 'IP address of the operator, for the audit log.',
      state: '`running`, `stopped` by an operator, or `done`.',
      total: 'Number of items.',
      created_at: 'When it was started.',
      finished_at: 'When it was stopped or done.',
    },
  );

  await sql`
    create table bulk_action_items (
      bulk_action_id uuid not null references bulk_actions,
      subject uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      problem text,
      finished_at timestamptz,
      primary key (bulk_action_id, subject),
      check ((state = 'failed') = (problem is not null)),
      check ((state = 'waiting') = (finished_at is null))
    );
    create index bulk_action_items_state on bulk_action_items (bulk_action_id, state, subject);
  `.execute(db);
  await describeTable(
    db,
    'bulk_action_items',
    'Items of a bulk action; each is marked in the transaction of its effect, so an interrupted action continues with the rest.',
    {
      bulk_action_id: 'The bulk action.',
      subject: 'Id of the subscription, user or inventory item.',
      state: '`waiting`, `done` or `failed`.',
      problem: 'Error code of the refusal, for a failed item.',
      finished_at: 'When it was done or had failed.',
    },
  );
}
