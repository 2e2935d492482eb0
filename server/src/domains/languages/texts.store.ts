import type { Language } from '@sesame/contract/limits.ts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/** What is shown in place of the shop's own words, by language and number. Bounded by the number of texts. */
export function listPublished(db: Executor) {
  return db
    .selectFrom('text_publications')
    .distinctOn(['language', 'number'])
    .select(['id', 'language', 'number', 'words'])
    .orderBy('language')
    .orderBy('number')
    .orderBy('id', 'desc')
    .execute();
}

export function listDrafts(db: Executor) {
  return db
    .selectFrom('text_drafts')
    .innerJoin('operators', 'operators.id', 'text_drafts.written_by')
    .select([
      'text_drafts.number',
      'text_drafts.language',
      'text_drafts.words',
      'text_drafts.version',
      'text_drafts.written_at',
      'operators.name as written_by',
    ])
    .execute();
}
export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

const SHOWN_PUBLICATIONS = 50;

export function listPublications(db: Executor, number: number) {
  return db
    .selectFrom('text_publications')
    .innerJoin('operators', 'operators.id', 'text_publications.published_by')
    .select([
      'text_publications.id',
      'text_publications.language',
      'text_publications.words',
      'text_publications.published_at',
      'operators.name as published_by',
    ])
    .where('text_publications.number', '=', number)
    .orderBy('text_publications.id', 'desc')
    .limit(SHOWN_PUBLICATIONS)
    .execute();
}

/** One text and language is changed by one at a time until the transaction ends. */
export async function lockText(tx: Executor, number: number, language: Language): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('text'), ${number} * 2 + ${language === 'ru' ? 1 : 0})`.execute(
    tx,
  );
}

export function findDraft(tx: Executor, number: number, language: Language) {
  return tx
    .selectFrom('text_drafts')
    .select(['words', 'version'])
    .where('number', '=', number)
    .where('language', '=', language)
    .executeTakeFirst();
}

export async function putDraft(
  tx: Executor,
  draft: {
    number: number;
    language: Language;
    words: string;
    written_at: Date;
    written_by: string;
  },
): Promise<void> {
  await tx
    .insertInto('text_drafts')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['number', 'language']).doUpdateSet({
        words: draft.words,
        written_at: draft.written_at,
        written_by: draft.written_by,
        version: sql<number>`text_drafts.version + 1`,
      }),
    )
    .execute();
}

export async function deleteDraft(tx: Executor, number: number, language: Language): Promise<void> {
  await tx
    .deleteFrom('text_drafts')
    .where('number', '=', number)
    .where('language', '=', language)
    .execute();
}

/** @returns undefined when it is of another text or language, or of none */
export function findPublication(
  tx: Executor,
  id: number,
  { number, language }: { readonly number: number; readonly language: Language },
) {
  return tx
    .selectFrom('text_publications')
    .select('words')
    .where('id', '=', id)
    .where('number', '=', number)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** The publication that is shown; its words are null where the standard ones are shown again. */
export function findShown(tx: Executor, number: number, language: Language) {
  return tx
    .selectFrom('text_publications')
    .select(['id', 'words'])
    .where('number', '=', number)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertPublication(
  tx: Executor,
  publication: {
    number: number;
    language: Language;
    words: string | null;
    published_at: Date;
    published_by: string;
  },
): Promise<void> {
  await tx.insertInto('text_publications').values(publication).execute();
}
