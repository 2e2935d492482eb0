import type { listTextPublications } from '@sesame/contract/console/texts.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { sql } from 'kysely';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../platform/db/list-sql.ts';
import type { Executor } from '../../platform/platform.ts';

/** The current override of each text and language. Bounded by the number of texts. */
export function listPublished(db: Executor) {
  return db
    .selectFrom('text_publications')
    .distinctOn(['language', 'key'])
    .select(['id', 'language', 'key', 'text'])
    .orderBy('language')
    .orderBy('key')
    .orderBy('id', 'desc')
    .execute();
}

export function listDrafts(db: Executor) {
  return db
    .selectFrom('text_drafts')
    .innerJoin('operators', 'operators.id', 'text_drafts.written_by')
    .select([
      'text_drafts.key',
      'text_drafts.language',
      'text_drafts.text',
      'text_drafts.version',
      'text_drafts.written_at',
      'operators.name as written_by',
    ])
    .execute();
}
export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

const newestFirst = keyset('text_publications', ['text_publications.id'], 'desc');
const publicationFilters: FilterSql<typeof listTextPublications> = {
  language: (language) => sql`text_publications.language = ${language}`,
};

export function listPublications(
  db: Executor,
  key: string,
  filters: FiltersOf<typeof listTextPublications>,
  { after, limit }: ListPage,
) {
  return db
    .selectFrom('text_publications')
    .innerJoin('operators', 'operators.id', 'text_publications.published_by')
    .select([
      'text_publications.id',
      'text_publications.text',
      'text_publications.published_at',
      'operators.name as published_by',
    ])
    .where('text_publications.key', '=', key)
    .where(whereOf(publicationFilters, filters, newestFirst.after(after)))
    .orderBy('text_publications.id', 'desc')
    .limit(limit)
    .execute();
}

interface Place {
  readonly key: string;
  readonly language: Language;
}

/** Serializes changes of one text in one language until the transaction ends. */
export async function lockText(tx: Executor, { key, language }: Place): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('text'), hashtext(${`${language} ${key}`}))`.execute(
    tx,
  );
}

export function findDraft(tx: Executor, { key, language }: Place) {
  return tx
    .selectFrom('text_drafts')
    .select(['text', 'version'])
    .where('key', '=', key)
    .where('language', '=', language)
    .executeTakeFirst();
}

export async function upsertDraft(
  tx: Executor,
  draft: {
    key: string;
    language: Language;
    text: string;
    written_at: Date;
    written_by: string;
  },
): Promise<void> {
  await tx
    .insertInto('text_drafts')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['key', 'language']).doUpdateSet({
        text: draft.text,
        written_at: draft.written_at,
        written_by: draft.written_by,
        version: sql<number>`text_drafts.version + 1`,
      }),
    )
    .execute();
}

export async function deleteDraft(tx: Executor, { key, language }: Place): Promise<void> {
  await tx
    .deleteFrom('text_drafts')
    .where('key', '=', key)
    .where('language', '=', language)
    .execute();
}

/** @returns undefined when it does not exist or belongs to another text or language */
export function findPublication(tx: Executor, id: number, { key, language }: Place) {
  return tx
    .selectFrom('text_publications')
    .select('text')
    .where('id', '=', id)
    .where('key', '=', key)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** The current publication; its text is null after a rollback to the built-in text. */
export function findShown(tx: Executor, { key, language }: Place) {
  return tx
    .selectFrom('text_publications')
    .select(['id', 'text'])
    .where('key', '=', key)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertPublication(
  tx: Executor,
  publication: {
    key: string;
    language: Language;
    text: string | null;
    published_at: Date;
    published_by: string;
  },
): Promise<void> {
  await tx.insertInto('text_publications').values(publication).execute();
}
