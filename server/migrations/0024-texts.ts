import { type Kysely, sql } from 'kysely';

/** Words that operators put in place of the shop's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_drafts (
      number integer not null check (number > 0),
      language text not null check (language in ('en', 'ru')),
      text text not null check (length(text) between 1 and 4000),
      version integer not null default 1,
      written_at timestamptz not null,
      written_by uuid not null references operators,
      primary key (number, language)
    )`.execute(db);

  // Only ever added to: the newest of a text and language is what the shop says, null being its own words.
  await sql`
    create table text_publications (
      id integer primary key generated always as identity,
      number integer not null check (number > 0),
      language text not null check (language in ('en', 'ru')),
      text text check (length(text) between 1 and 4000),
      published_at timestamptz not null,
      published_by uuid not null references operators
    )`.execute(db);
  await sql`
    create index text_publications_newest on text_publications (language, number, id desc)`.execute(
    db,
  );
  await sql`
    create trigger text_publications_immutable before update or delete on text_publications
      for each row execute function refuse_change()`.execute(db);

  await sql`
    create function notify_texts_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('texts_changed', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger text_publications_notify after insert on text_publications
      for each statement execute function notify_texts_changed()`.execute(db);
}
