import { type Kysely, sql } from 'kysely';

/** What lists show of a file, whose content is too large to be opened for every row. */
export async function nameFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inventory_items
      add column file_name text,
      add column file_note text,
      add constraint inventory_items_file check (
        (content = 'file') = (file_name is not null) and (file_name is null) = (file_note is null));
    comment on column inventory_items.file_name is 'Name of a file, as in its sealed content; null for everything else.';
    comment on column inventory_items.file_note is
      'What the seller adds to a file, as in its sealed content, or empty; null for everything else.';
  `.execute(db);
}
