import { type Kysely, sql } from 'kysely';

/** The folder of each backup, because owners may change it. */
export async function recordFolders(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table backups add column folder text;
    comment on column backups.folder is 'Folder that the file was written to; null for the one in DATA_DIR of its host.';
  `.execute(db);
}
