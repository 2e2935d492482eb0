import {
  type ConsoleText,
  type countTexts as countContract,
  listTextPublications as history,
  listTexts as list,
  type TextFilter,
} from '@sesame/contract/console/texts.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import { listAnswers } from '../../platform/http/lists/list-answers.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { findOverrideFault, type ShopText, shopTexts } from './shop-texts.rules.ts';
import { type DraftRow, listDrafts, listPublications, listPublished } from './texts.store.ts';

/** A text by its key. Refuses `not_found` for an unknown key. */
export function getShopText(key: string): ShopText {
  return shopTexts.get(key) ?? refuse('not_found');
}

/** Filters in memory: there are only some hundred texts, and most of them are in the code, not in the database. */
export function listTexts({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: async (filters, { after, limit }) => {
      const all = await readTexts(db);
      // An unknown cursor starts the list from the beginning.
      const begin = after === undefined ? 0 : all.findIndex((text) => text.key === after) + 1;
      return all.slice(begin).filter(matches(filters)).slice(0, limit);
    },
    answer: (rows) => [...rows],
    csv: {
      columns: {
        key: ({ key }) => key,
        kind: ({ kind }) => kind,
        name: ({ name }) => name,
        English: ({ en }) => en.standard,
        'English, own': ({ en }) => en.published,
        'English, draft': ({ en }) => en.draft?.text ?? null,
        Russian: ({ ru }) => ru.standard,
        'Russian, own': ({ ru }) => ru.published,
        'Russian, draft': ({ ru }) => ru.draft?.text ?? null,
      },
    },
  });
}

function matches({ search, kind, filter }: FiltersOf<typeof list>) {
  const needle = search?.toLocaleLowerCase();
  return (text: ConsoleText) =>
    (kind === undefined || text.kind === kind) &&
    (needle === undefined || isFound(text, needle)) &&
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

/** Publications of a text, newest first. */
export function listHistory({ db }: Pick<Platform, 'db'>, key: string) {
  getShopText(key);
  return listAnswers(history, {
    rows: (filters, page) => listPublications(db, key, filters, page),
    answer: (rows) =>
      rows.map(({ published_at, ...publication }) => ({
        ...publication,
        published_at: published_at.toISOString(),
      })),
  });
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

function isFound(text: ConsoleText, needle: string): boolean {
  return (
    text.key.toLocaleLowerCase() === needle ||
    text.name.toLocaleLowerCase().includes(needle) ||
    LANGUAGES.some((language) => {
      const { standard, published, draft } = text[language];
      return [standard, published, draft?.text].some((content) =>
        content?.toLocaleLowerCase().includes(needle),
      );
    })
  );
}
