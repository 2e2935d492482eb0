import type {
  ConsoleText,
  countTexts as countContract,
  exportTexts as exportContract,
  listTextPublications as historyContract,
  listTexts as listContract,
  TextFilter,
  TextPublication,
} from '@sesame/contract/console/texts.ts';
import { LANGUAGES, type Language, PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { csvFile } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { findOverrideFault, type ShopText, shopTexts } from './shop-texts.rules.ts';
import { type DraftRow, listDrafts, listPublications, listPublished } from './texts.store.ts';

/** A text by its key. Refuses `not_found` for an unknown key. */
export function getShopText(key: string): ShopText {
  return shopTexts.get(key) ?? refuse('not_found');
}

/** Filters in memory: there are only some hundred texts, and most of them are in the code, not in the database. */
export async function listTexts(
  { db }: Pick<Platform, 'db'>,
  { after, ...filters }: QueryOf<typeof listContract>,
): Promise<ConsoleText[]> {
  const all = await readTexts(db);
  // An unknown cursor starts the list from the beginning.
  const begin = after === undefined ? 0 : all.findIndex((text) => text.key === after) + 1;
  return all.slice(begin).filter(suits(filters)).slice(0, PAGE_MAX);
}

export async function exportTexts(
  { db }: Pick<Platform, 'db'>,
  filters: QueryOf<typeof exportContract>,
): Promise<FileAnswer> {
  const texts = (await readTexts(db)).filter(suits(filters));
  return csvFile(
    'texts',
    [
      'key',
      'kind',
      'name',
      'English',
      'English, own',
      'English, draft',
      'Russian',
      'Russian, own',
      'Russian, draft',
    ],
    texts.map(({ key, kind, name, en, ru }) => [
      ...[key, kind, name],
      ...[en.standard, en.published, en.draft?.text ?? null],
      ...[ru.standard, ru.published, ru.draft?.text ?? null],
    ]),
  );
}

function suits({ search, kind, filter }: QueryOf<typeof exportContract>) {
  const wanted = search?.toLocaleLowerCase();
  return (text: ConsoleText) =>
    (kind === undefined || text.kind === kind) &&
    (wanted === undefined || isFound(text, wanted)) &&
    (filter === undefined || FILTERS[filter](text));
}

export async function countTexts({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof countContract>> {
  const all = await readTexts(db);
  const count = (filter: TextFilter) => all.filter(FILTERS[filter]).length;
  return {
    changed: count('changed'),
    draft: count('draft'),
    missing: count('missing'),
    unfit: count('unfit'),
  };
}

/** One text as shown in the console. */
export async function readText(db: Executor, key: string): Promise<ConsoleText> {
  getShopText(key);
  const all = await readTexts(db);
  return all.find((text) => text.key === key) ?? refuse('not_found');
}

export async function listHistory(
  { db }: Pick<Platform, 'db'>,
  key: string,
  { language, before }: QueryOf<typeof historyContract>,
): Promise<TextPublication[]> {
  getShopText(key);
  const rows = await listPublications(db, { key, language, before, limit: PAGE_MAX });
  return rows.map(({ published_at, ...publication }) => ({
    ...publication,
    published_at: published_at.toISOString(),
  }));
}

/** All texts with their overrides and drafts. */
export async function readTexts(db: Executor): Promise<ConsoleText[]> {
  const published = new Map(
    (await listPublished(db)).map(({ language, key, text: content }) => [
      `${language} ${key}`,
      content,
    ]),
  );
  const drafts = new Map(
    (await listDrafts(db)).map((draft) => [`${draft.language} ${draft.key}`, draft]),
  );
  return [...shopTexts.values()].map((text) => {
    const inLanguage = (language: Language) => {
      const own = published.get(`${language} ${text.key}`) ?? null;
      const draft = drafts.get(`${language} ${text.key}`);
      return {
        standard: text.standard[language],
        published: own,
        fault: own === null ? null : (findOverrideFault(text, language, own) ?? null),
        draft: draft === undefined ? null : serializeDraft(draft),
      };
    };
    const { key, kind, number, name, placeholders } = text;
    return {
      key,
      kind,
      number,
      name,
      placeholders: [...placeholders],
      en: inLanguage('en'),
      ru: inLanguage('ru'),
    };
  });
}

const FILTERS: Readonly<Record<TextFilter, (text: ConsoleText) => boolean>> = {
  changed: (text) => LANGUAGES.some((language) => text[language].published !== null),
  draft: (text) => LANGUAGES.some((language) => text[language].draft !== null),
  missing: (text) =>
    LANGUAGES.some((language) => (text[language].published ?? text[language].standard) === '') ||
    (text.en.published === null) !== (text.ru.published === null),
  unfit: (text) => LANGUAGES.some((language) => text[language].fault !== null),
};

function serializeDraft({ text, version, written_at, written_by }: DraftRow) {
  return { text, version, written_at: written_at.toISOString(), written_by };
}

function isFound(text: ConsoleText, wanted: string): boolean {
  return (
    text.key.toLocaleLowerCase() === wanted ||
    text.name.toLocaleLowerCase().includes(wanted) ||
    LANGUAGES.some((language) => {
      const { standard, published, draft } = text[language];
      return [standard, published, draft?.text].some((content) =>
        content?.toLocaleLowerCase().includes(wanted),
      );
    })
  );
}
