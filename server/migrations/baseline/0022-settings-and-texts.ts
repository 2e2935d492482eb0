import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { makeAppendOnly } from '../protect-rows.ts';

/** What operators change in the console while the shop runs: brand, settings and texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_logos (
      digest text primary key check (digest ~ '^[A-Za-z0-9_-]{22}$'),
      png bytea not null check (length(png) between 1 and 200000),
      stored_at timestamptz not null
    );
  `.execute(db);
  await describeTable(db, 'brand_logos', 'Logos that operators uploaded.', {
    digest: 'Hash of the picture, part of its address.',
    png: 'The picture.',
    stored_at: 'When it was uploaded.',
  });

  await sql`
    create table shop_setting_changes (
      id integer generated always as identity primary key,
      name text not null check (length(name) between 1 and 60),
      value jsonb,
      changed_at timestamptz not null,
      changed_by uuid not null references operators
    );
    create index shop_setting_newest on shop_setting_changes (name, id desc);

    create function notify_shop_settings_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_settings_changed', '');
      return null;
    end $$;
    create trigger shop_settings_notify after insert on shop_setting_changes
      for each statement execute function notify_shop_settings_changed();
  `.execute(db);
  await describeTable(
    db,
    'shop_setting_changes',
    "Changes of the shop's settings, append-only; the newest row of a name applies.",
    {
      id: 'Primary key.',
      name: 'Name of the setting.',
      value: 'The new value; null for the default.',
      changed_at: 'When the operator saved this value; the newest of a name applies.',
      changed_by: 'The operator who changed it.',
    },
  );
  await makeAppendOnly(db, 'shop_setting_changes');

  await sql`
    create table connection_settings (
      connection text primary key check (length(connection) between 1 and 40),
      sealed text not null,
      version integer not null default 1,
      changed_at timestamptz not null,
      changed_by uuid not null references operators
    );
    create trigger connection_settings_notify
      after insert or update or delete on connection_settings
      for each statement execute function notify_shop_settings_changed();
  `.execute(db);
  await describeTable(
    db,
    'connection_settings',
    'Settings of connections to other systems saved in the console; environment variables override them.',
    {
      connection: 'Name of the connection, such as `mail`.',
      sealed: 'Sealed JSON of the values.',
      version: 'Counts edits, for version conflicts.',
      changed_at: 'When they were changed last.',
      changed_by: 'The operator who changed them.',
    },
  );

  await sql`
    create table text_drafts (
      key text collate "C" not null check (key ~ '^([1-9][0-9]*|(mail|bot)-[A-Za-z0-9]+)$'),
      language text not null check (language in ('en', 'ru')),
      text text not null check (length(text) between 1 and 4000),
      version integer not null default 1,
      written_at timestamptz not null,
      written_by uuid not null references operators,
      primary key (key, language)
    );
  `.execute(db);
  await describeTable(db, 'text_drafts', 'Texts that operators wrote and did not publish yet.', {
    key: 'Number of the text, or its name with `mail-` or `bot-`.',
    language: 'Language of the text.',
    text: 'The new text.',
    version: 'Counts edits, for version conflicts.',
    written_at: 'When it was edited last.',
    written_by: 'The operator who edited it last.',
  });

  await sql`
    create table text_publications (
      id integer generated always as identity primary key,
      key text collate "C" not null check (key ~ '^([1-9][0-9]*|(mail|bot)-[A-Za-z0-9]+)$'),
      language text not null check (language in ('en', 'ru')),
      text text check (length(text) between 1 and 4000),
      published_at timestamptz not null,
      published_by uuid not null references operators
    );
    create index text_publications_newest on text_publications (language, key, id desc);

    create function notify_texts_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('texts_changed', '');
      return null;
    end $$;
    create trigger text_publications_notify after insert on text_publications
      for each statement execute function notify_texts_changed();
  `.execute(db);
  await describeTable(
    db,
    'text_publications',
    'Published text overrides, append-only; the newest row of a text and language applies.',
    {
      id: 'Primary key.',
      key: 'Number of the text, or its name with `mail-` or `bot-`.',
      language: 'Language of the text.',
      text: 'The text; null restores the default.',
      published_at: 'When it was published.',
      published_by: 'The operator who published it.',
    },
  );
  await makeAppendOnly(db, 'text_publications');
}
