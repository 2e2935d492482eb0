import { type Kysely, sql } from 'kysely';
import { makeAppendOnly } from '../protect-rows.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_logos (
      digest text primary key check (digest ~ '^[A-Za-z0-9_-]{22}$'),
      png bytea not null check (length(png) between 1 and 200000),
      stored_at timestamptz not null
    );
  `.execute(db);

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
  await makeAppendOnly(db, 'shop_setting_changes');

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
  await makeAppendOnly(db, 'text_publications');
}
