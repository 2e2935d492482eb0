import * as z from 'zod/mini';
import { idInQuery, languageField, timestampField } from './fields.ts';
import { defineRoute } from './route.ts';

/** The numbered texts of the shop, in the operator's own words: written as a draft, published, rolled back. */
const BASE = '/api-admin/api/v1/texts';

export const TEXT_MAX = 4_000;

export const textFilters = ['changed', 'draft'] as const;
/** What is wrong with words; `placeholders`: theirs are not those of the shop's own words. */
export const textFaults = ['empty', 'too_long', 'placeholders', 'plural'] as const;
export type TextFault = (typeof textFaults)[number];

const versionField = z.int().check(z.gte(1));

const draftField = z.strictObject({
  words: z.string(),
  version: versionField,
  written_at: timestampField,
  written_by: z.string(),
});

const languageOfText = z.strictObject({
  /** As the shop brings it. */
  standard: z.string(),
  /** In its place; null: the standard words are shown. */
  published: z.nullable(z.string()),
  draft: z.nullable(draftField),
});

export const operatorTextField = z.strictObject({
  number: z.int(),
  name: z.string(),
  /** What every language has to hold, `{date}` as `date`. */
  placeholders: z.array(z.string()),
  en: languageOfText,
  ru: languageOfText,
});
export type OperatorText = z.output<typeof operatorTextField>;

const reading = {
  tag: 'Texts',
  auth: 'operator',
  permission: 'texts:read',
  limit: 'operatorRead',
} as const;
const writing = {
  tag: 'Texts',
  auth: 'operator',
  permission: 'texts:write',
  limit: 'operatorWrite',
} as const;
const number = z.strictObject({ number: idInQuery });

export const listTexts = defineRoute({
  ...reading,
  id: 'listTexts',
  method: 'GET',
  path: BASE,
  summary: 'Every text by number, 50 at a time',
  query: z.strictObject({
    /** In names, numbers and words of both languages. */
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    filter: z.optional(z.enum(textFilters)),
    /** The number of the last row of the page before. */
    after: z.optional(idInQuery),
  }),
  answer: z.array(operatorTextField),
});

export const readText = defineRoute({
  ...reading,
  id: 'readText',
  method: 'GET',
  path: `${BASE}/:number`,
  summary: 'One text with what was published for it, newest first',
  params: number,
  answer: z.extend(operatorTextField, {
    publications: z.array(
      z.strictObject({
        id: z.int(),
        language: languageField,
        /** Null: the standard words. */
        words: z.nullable(z.string()),
        published_at: timestampField,
        published_by: z.string(),
      }),
    ),
  }),
});

/** Refused words come back with `fault`, one of `textFaults`. */
export const saveTextDraft = defineRoute({
  ...writing,
  id: 'saveTextDraft',
  method: 'PUT',
  path: `${BASE}/:number/draft`,
  summary: 'Keep words that nobody sees yet',
  params: number,
  body: z.strictObject({
    language: languageField,
    words: z.string().check(z.maxLength(TEXT_MAX * 2)),
    /** Of the draft that was looked at; null when there was none. */
    version: z.nullable(versionField),
  }),
  answer: operatorTextField,
  errors: ['changed_meanwhile', 'text_wrong'],
});

export const dropTextDraft = defineRoute({
  ...writing,
  id: 'dropTextDraft',
  method: 'POST',
  path: `${BASE}/:number/draft-removal`,
  summary: 'Throw a draft away',
  params: number,
  body: z.strictObject({ language: languageField, version: versionField }),
  answer: operatorTextField,
  errors: ['changed_meanwhile'],
});

export const publishText = defineRoute({
  ...writing,
  id: 'publishText',
  method: 'POST',
  path: `${BASE}/:number/publication`,
  summary: 'Show a draft to everybody, on every process at once',
  params: number,
  body: z.strictObject({ language: languageField, version: versionField }),
  answer: operatorTextField,
  errors: ['changed_meanwhile', 'text_wrong'],
});

export const rollBackText = defineRoute({
  ...writing,
  id: 'rollBackText',
  method: 'POST',
  path: `${BASE}/:number/roll-back`,
  summary: 'Show words that were published before, or the standard ones',
  params: number,
  body: z.strictObject({
    language: languageField,
    /** A publication of this text and language; null: the standard words. */
    to: z.nullable(z.int().check(z.gte(1))),
    /** The publication that is shown now; null: the standard words. */
    from: z.nullable(z.int().check(z.gte(1))),
  }),
  answer: operatorTextField,
  errors: ['changed_meanwhile', 'text_wrong'],
});
