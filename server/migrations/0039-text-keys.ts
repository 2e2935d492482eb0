import { type Kysely, sql } from 'kysely';

/** Mails and the bot have texts without numbers, so a text is identified by a key: `24`, `mail-resetSubject`, `bot-linked`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['text_drafts', 'text_publications'] as const) {
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_number_check`)},
        alter column number type text collate "C" using number::text`.execute(db);
    await sql`alter table ${sql.table(table)} rename column number to key`.execute(db);
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_key_check`)}
        check (key ~ '^([1-9][0-9]*|(mail|bot)-[A-Za-z0-9]+)$')`.execute(db);
  }
}
