import * as z from 'zod/mini';
import { emptyAnswer, idInQuery, languageField, timestampField } from './fields.ts';
import { multiline } from './multiline.ts';
import { versionField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/** What the shop says, in the operator's own words: written as a draft, published, rolled back. */
const BASE = '/api-admin/api/v1/texts';

export const TEXT_MAX = 4_000;
/** Drafts that one press publishes. */
export const PUBLISHED_AT_ONCE_MAX = 100;

/** `page`: the numbered texts of the screens; `mail`: mails and receipts; `bot`: what the Telegram bot says. */
export const textKinds = ['page', 'mail', 'bot'] as const;
export type TextKind = (typeof textKinds)[number];

/**
 * `changed`: own words in some language; `draft`: with one; `missing`: own words in one language while another still says
 * the standard ones, or says nothing; `unfit`: own words that no longer hold what the text has to hold and are not shown.
 */
export const textFilters = ['changed', 'draft', 'missing', 'unfit'] as const;
export type TextFilter = (typeof textFilters)[number];
/** What is wrong with words; `placeholders`: theirs are not those of the shop's own words. */
export const textFaults = ['empty', 'too_long', 'placeholders', 'plural'] as const;
export type TextFault = (typeof textFaults)[number];

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
  /** What keeps the published words from being shown: an update of the shop may have changed what they have to hold. */
  fault: z.nullable(z.enum(textFaults)),
  draft: z.nullable(draftField),
});

/** A number of the page's texts, or `mail-` or `bot-` with a name. */
export const textKeyField = z
  .string()
  .check(z.regex(/^(?:[1-9]\d{0,5}|(?:mail|bot)-[A-Za-z0-9]{1,60})$/));

export const operatorTextField = z.strictObject({
  key: textKeyField,
  kind: z.enum(textKinds),
  /** Only texts of the page have one. */
  number: z.nullable(z.int()),
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
const ofOne = z.strictObject({ key: textKeyField });

const filters = {
  /** In names, numbers and words of both languages. */
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  kind: z.optional(z.enum(textKinds)),
  filter: z.optional(z.enum(textFilters)),
};

export const listTexts = defineRoute({
  ...reading,
  id: 'listTexts',
  method: 'GET',
  path: BASE,
  summary: 'Every text, those of the page by number, then mails and the bot, 50 at a time',
  query: z.strictObject({
    ...filters,
    /** The key of the last row of the page before. */
    after: z.optional(textKeyField),
  }),
  answer: z.array(operatorTextField),
});

export const exportTexts = defineRoute({
  ...reading,
  id: 'exportTexts',
  method: 'GET',
  path: '/api-admin/api/v1/texts-export',
  summary: 'Texts as CSV: the standard words and those in their place, in both languages',
  limit: 'operatorWrite',
  query: z.strictObject(filters),
  file: true,
  answer: emptyAnswer,
});

export const countTexts = defineRoute({
  ...reading,
  id: 'countTexts',
  method: 'GET',
  path: '/api-admin/api/v1/texts-counts',
  summary: 'How many texts there are under each filter',
  answer: z.strictObject({
    changed: z.int(),
    draft: z.int(),
    missing: z.int(),
    unfit: z.int(),
  }),
});

export const readText = defineRoute({
  ...reading,
  id: 'readText',
  method: 'GET',
  path: `${BASE}/:key`,
  summary: 'One text',
  params: ofOne,
  answer: operatorTextField,
});

export const textPublicationField = z.strictObject({
  id: z.int(),
  /** Null: the standard words. */
  words: z.nullable(z.string()),
  published_at: timestampField,
  published_by: z.string(),
});
export type TextPublication = z.output<typeof textPublicationField>;

export const listTextPublications = defineRoute({
  ...reading,
  id: 'listTextPublications',
  method: 'GET',
  path: `${BASE}/:key/publications`,
  summary: 'What was published for a text, newest first, 50 at a time',
  params: ofOne,
  query: z.strictObject({
    language: languageField,
    /** The last row of the page before. */
    before: z.optional(idInQuery),
  }),
  answer: z.array(textPublicationField),
});

/** Refused words come back with `fault`, one of `textFaults`. */
export const saveTextDraft = defineRoute({
  ...writing,
  id: 'saveTextDraft',
  method: 'PUT',
  path: `${BASE}/:key/draft`,
  summary: 'Keep words that nobody sees yet',
  params: ofOne,
  body: z.strictObject({
    language: languageField,
    words: multiline(z.string().check(z.maxLength(TEXT_MAX * 2))),
    /** Of the draft that was looked at; null when there was none. */
    version: z.nullable(versionField),
  }),
  answer: operatorTextField,
  errors: ['changed_meanwhile', 'text_wrong'],
  current: operatorTextField,
});

export const dropTextDraft = defineRoute({
  ...writing,
  id: 'dropTextDraft',
  method: 'POST',
  path: `${BASE}/:key/draft-removal`,
  summary: 'Throw a draft away',
  params: ofOne,
  body: z.strictObject({ language: languageField, version: versionField }),
  answer: operatorTextField,
  errors: ['changed_meanwhile'],
  current: operatorTextField,
});

export const publishText = defineRoute({
  ...writing,
  id: 'publishText',
  method: 'POST',
  path: `${BASE}/:key/publication`,
  summary: 'Show a draft to everybody, on every process at once',
  params: ofOne,
  body: z.strictObject({ language: languageField, version: versionField }),
  answer: operatorTextField,
  errors: ['changed_meanwhile', 'text_wrong'],
  current: operatorTextField,
});

export const rollBackText = defineRoute({
  ...writing,
  id: 'rollBackText',
  method: 'POST',
  path: `${BASE}/:key/roll-back`,
  summary: 'Show words that were published before, or the standard ones',
  params: ofOne,
  body: z.strictObject({
    language: languageField,
    /** A publication of this text and language; null: the standard words. */
    to: z.nullable(z.int().check(z.gte(1))),
    /** The publication that is shown now; null: the standard words. */
    from: z.nullable(z.int().check(z.gte(1))),
  }),
  answer: operatorTextField,
  errors: ['changed_meanwhile', 'text_wrong'],
  current: operatorTextField,
});

/** All of them or none: one that somebody else changed meanwhile keeps the others back. */
export const publishTexts = defineRoute({
  ...writing,
  id: 'publishTexts',
  method: 'POST',
  path: '/api-admin/api/v1/texts-publication',
  summary: 'Show several drafts to everybody at once',
  body: z.strictObject({
    drafts: z
      .array(z.strictObject({ key: textKeyField, language: languageField, version: versionField }))
      .check(z.minLength(1), z.maxLength(PUBLISHED_AT_ONCE_MAX)),
  }),
  answer: z.strictObject({ count: z.int() }),
  errors: ['changed_meanwhile', 'text_wrong'],
  current: operatorTextField,
});

/** Goes to whoever asks for it, if a buyer's account of the same address is connected: `telegram_not_linked` otherwise. */
export const sendTestMessage = defineRoute({
  ...writing,
  id: 'sendTestMessage',
  method: 'POST',
  path: `${BASE}/:key/test`,
  summary: 'Send a text of the bot, its draft if there is one, to your own Telegram',
  params: ofOne,
  body: z.strictObject({ language: languageField }),
  answer: emptyAnswer,
  errors: ['telegram_not_linked'],
});
