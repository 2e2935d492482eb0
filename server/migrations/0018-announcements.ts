import { type Kysely, sql } from 'kysely';

/** For whom an announcement is, what its button does, its picture, and who changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Pictures that operators uploaded. Written before the file is stored, so that no file is ever left without a row.
  await sql`
    create table announcement_images (
      path text collate "C" primary key check (path ~ '^/media/[0-9a-f]{32}[.]webp$'),
      created_at timestamptz not null,
      -- Set before the file goes: nothing shows it from then on.
      removed_at timestamptz
    )`.execute(db);

  await sql`
    alter table announcements
      add column button_href text not null default '',
      add column image_alt text not null default '',
      add column image_alt_ru text not null default '',
      add column audience text not null default 'all'
        check (audience in ('all', 'with_subscription', 'without_subscription')),
      add column language text check (language in ('en', 'ru')),
      add column version integer not null default 1,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column archived_at timestamptz,
      add check (ends_at > starts_at) not valid`.execute(db);
  // Not valid: existing rows may refer to a picture on any address.
  await sql`
    alter table announcements add constraint announcements_image_fkey
      foreign key (image) references announcement_images (path) not valid`.execute(db);

  // In the order in which they are shown, so that the first that suits ends the search.
  await sql`
    create index announcements_shown on announcements (priority desc, id desc) where archived_at is null`.execute(
    db,
  );
}
