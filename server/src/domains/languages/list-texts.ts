import { LANGUAGES, type Language } from '@sesame/contract/limits.ts';
import type {
  listTexts as listContract,
  OperatorText,
  readText as readContract,
} from '@sesame/contract/operator-texts.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/route.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { type TextKey, textKeys } from '@sesame/contract/texts/keys.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { placeholdersOf } from './texts.rules.ts';
import { type DraftRow, listDrafts, listPublications, listPublished } from './texts.store.ts';

const PAGE_ROWS = 50;

/** Names by number, in the order of numbers. The keys of `textKeys` are the names of all texts. */
const byNumber = new Map<number, TextKey>(
  Object.entries(textKeys)
    .map(([name, number]): [number, TextKey] => [number, name as TextKey])
    .sort(([one], [other]) => one - other),
);

/** The name of a text. A number that no text has is refused as `not_found`. */
export function nameOf(number: number): TextKey {
  return byNumber.get(number) ?? refuse('not_found');
}

/** A few hundred texts of the code with the rows of those that operators touched: searched here, not in SQL. */
export async function listTexts(
  { db }: Pick<Platform, 'db'>,
  { search, filter, after = 0 }: QueryOf<typeof listContract>,
): Promise<OperatorText[]> {
  const all = await readAll(db);
  const wanted = search?.toLocaleLowerCase();
  return all
    .filter(
      (text) =>
        text.number > after &&
        (wanted === undefined || isFound(text, wanted)) &&
        (filter === undefined || has(text, filter)),
    )
    .slice(0, PAGE_ROWS);
}

/** One text as the console shows it. */
export async function textOnWire(db: Executor, number: number): Promise<OperatorText> {
  const all = await readAll(db);
  return all.find((text) => text.number === number) ?? refuse('not_found');
}

export async function readText(
  { db }: Pick<Platform, 'db'>,
  number: number,
): Promise<AnswerOf<typeof readContract>> {
  const text = await textOnWire(db, number);
  const publications = await listPublications(db, number);
  return {
    ...text,
    publications: publications.map(({ published_at, ...publication }) => ({
      ...publication,
      published_at: published_at.toISOString(),
    })),
  };
}

async function readAll(db: Executor): Promise<OperatorText[]> {
  const published = new Map(
    (await listPublished(db)).map(({ language, number, words }) => [
      `${language} ${number}`,
      words,
    ]),
  );
  const drafts = new Map(
    (await listDrafts(db)).map((draft) => [`${draft.language} ${draft.number}`, draft]),
  );
  return [...byNumber].map(([number, name]) => {
    const inLanguage = (language: Language) => {
      const draft = drafts.get(`${language} ${number}`);
      return {
        standard: texts[language][name],
        published: published.get(`${language} ${number}`) ?? null,
        draft: draft === undefined ? null : draftOnWire(draft),
      };
    };
    return {
      number,
      name,
      placeholders: placeholdersOf(texts.en[name]),
      en: inLanguage('en'),
      ru: inLanguage('ru'),
    };
  });
}

function draftOnWire({ words, version, written_at, written_by }: DraftRow) {
  return { words, version, written_at: written_at.toISOString(), written_by };
}

function isFound(text: OperatorText, wanted: string): boolean {
  return (
    String(text.number) === wanted ||
    text.name.toLocaleLowerCase().includes(wanted) ||
    LANGUAGES.some((language) => {
      const { standard, published, draft } = text[language];
      return [standard, published, draft?.words].some((words) =>
        words?.toLocaleLowerCase().includes(wanted),
      );
    })
  );
}

function has(text: OperatorText, filter: 'changed' | 'draft'): boolean {
  return LANGUAGES.some((language) => {
    const { published, draft } = text[language];
    return filter === 'draft' ? draft !== null : published !== null;
  });
}
