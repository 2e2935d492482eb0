import * as z from 'zod/mini';
import {
  emptyAnswer,
  idField,
  idInQuery,
  languageField,
  timestampField,
} from '../shared/fields.ts';
import { multiline } from '../shared/multiline.ts';
import { versionField } from './fields.ts';
import { consoleRoutes } from './routes.ts';

export const TEXT_MAX = 4_000;
/** Maximum number of drafts published in one call. */
export const PUBLISHED_AT_ONCE_MAX = 100;

/** `page`: numbered texts of the screens; `mail`: mails and receipts; `bot`: messages of the Telegram bot. */
export const textKinds = ['page', 'mail', 'bot'] as const;
export type TextKind = (typeof textKinds)[number];

/**
 * `changed`: overridden in a language; `draft`: has a draft; `missing`: overridden in one language while another has
 * the default text, or none; `unfit`: the override no longer has the required placeholders and is not shown.
 */
export const textFilters = ['changed', 'draft', 'missing', 'unfit'] as const;
export type TextFilter = (typeof textFilters)[number];
/** Longer than real words and most email addresses; a longer one would break the layout of every screen. */
export const TEXT_WORD_MAX = 60;
/**
 * Errors of a text; `long_word`: a word has more than `TEXT_WORD_MAX` characters; `placeholders`: they differ from
 * those of the default text.
 */
export const textFaults = ['empty', 'too_long', 'long_word', 'placeholders', 'plural'] as const;
export type TextFault = (typeof textFaults)[number];

const draftField = z.strictObject({
  text: z.string(),
  version: versionField,
  written_at: timestampField,
  written_by: z.string(),
});

const languageOfText = z.strictObject({
  /** The default text. */
  standard: z.string(),
  /** The override; null: the default is shown. */
  published: z.nullable(z.string()),
  /** Why the published override is not shown: an update may have changed the required placeholders. */
  fault: z.nullable(z.enum(textFaults)),
  draft: z.nullable(draftField),
});

/** The number of a page text, or `mail-` or `bot-` with a name. */
export const textKeyField = z
  .string()
  .check(z.regex(/^(?:[1-9]\d{0,5}|(?:mail|bot)-[A-Za-z0-9]{1,60})$/));

export const consoleTextField = z.strictObject({
  key: textKeyField,
  kind: z.enum(textKinds),
  /** Only page texts have one. */
  number: z.nullable(z.int()),
  name: z.string(),
  /** Required in every language, `{date}` as `date`. */
  placeholders: z.array(z.string()),
  en: languageOfText,
  ru: languageOfText,
});
export type ConsoleText = z.output<typeof consoleTextField>;

const ofOne = z.strictObject({ key: textKeyField });

const filters = {
  /** Part of a name, number or text in either language. */
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  kind: z.optional(z.enum(textKinds)),
  filter: z.optional(z.enum(textFilters)),
};

/** Text overrides: saved as drafts, published and rolled back. */
const routes = consoleRoutes({ tag: 'Texts', read: 'texts:read', write: 'texts:write' });

export const listTexts = routes.list('listTexts', '/texts', {
  summary: 'All texts: page texts by number, then emails and the bot, 50 at a time',
  filters,
  cursor: { after: textKeyField },
  key: 'key',
  row: consoleTextField,
  export: {
    id: 'exportTexts',
    name: 'texts',
    summary: 'Texts as CSV: defaults and overrides in both languages',
    confirmed: false,
  },
});

export const countTexts = routes.get('countTexts', '/texts-counts', {
  summary: 'Number of texts per filter',
  answer: z.strictObject({
    changed: z.int(),
    draft: z.int(),
    missing: z.int(),
    unfit: z.int(),
  }),
});

export const readText = routes.get('readText', '/texts/:key', {
  summary: 'One text',
  params: ofOne,
  answer: consoleTextField,
});

export const textPublicationField = z.strictObject({
  id: z.int(),
  /** Null: the default text. */
  text: z.nullable(z.string()),
  published_at: timestampField,
  published_by: z.string(),
});
export type TextPublication = z.output<typeof textPublicationField>;

export const listTextPublications = routes.list(
  'listTextPublications',
  '/texts/:key/publications',
  {
    summary: 'Publications of a text, newest first, 50 at a time',
    params: ofOne,
    filters: {
      language: languageField,
    },
    cursor: { before: idInQuery },
    row: textPublicationField,
  },
);

/** Refused texts are answered with `fault`, one of `textFaults`. */
export const saveTextDraft = routes.put('saveTextDraft', '/texts/:key/draft', {
  summary: 'Save a draft of a text',
  params: ofOne,
  body: z.strictObject({
    language: languageField,
    text: multiline(z.string().check(z.maxLength(TEXT_MAX * 2))),
    /** Version of the draft that the operator saw; null when there was none. */
    version: z.nullable(versionField),
  }),
  answer: consoleTextField,
  errors: ['version_conflict', 'text_wrong'],
  current: consoleTextField,
});

export const discardTextDraft = routes.post('discardTextDraft', '/texts/:key/draft-removal', {
  summary: 'Discard a draft',
  params: ofOne,
  body: z.strictObject({ language: languageField, version: versionField }),
  answer: consoleTextField,
  errors: ['version_conflict'],
  current: consoleTextField,
});

export const publishText = routes.post('publishText', '/texts/:key/publication', {
  summary: 'Publish a draft to all buyers, in every process at once',
  params: ofOne,
  body: z.strictObject({ language: languageField, version: versionField }),
  answer: consoleTextField,
  errors: ['version_conflict', 'text_wrong'],
  current: consoleTextField,
});

export const rollBackText = routes.post('rollBackText', '/texts/:key/roll-back', {
  summary: 'Roll back to an earlier publication or the default text',
  params: ofOne,
  body: z.strictObject({
    language: languageField,
    /** A publication of this text and language; null: the default text. */
    to: z.nullable(idField),
    /** The current publication; null: the default text. */
    from: z.nullable(idField),
  }),
  answer: consoleTextField,
  errors: ['version_conflict', 'text_wrong'],
  current: consoleTextField,
});

/** All or none: a single version conflict stops the whole call. */
export const publishTexts = routes.post('publishTexts', '/texts-publication', {
  summary: 'Publish several drafts at once',
  body: z.strictObject({
    drafts: z
      .array(z.strictObject({ key: textKeyField, language: languageField, version: versionField }))
      .check(z.minLength(1), z.maxLength(PUBLISHED_AT_ONCE_MAX)),
  }),
  answer: z.strictObject({ count: z.int() }),
  errors: ['version_conflict', 'text_wrong'],
  current: consoleTextField,
});

/**
 * Sent to the calling operator if a buyer account with the same email is connected to Telegram; otherwise
 * `telegram_not_linked`.
 */
export const sendTestMessage = routes.post('sendTestMessage', '/texts/:key/test', {
  summary: 'Send a bot text, or its draft, to your own Telegram',
  params: ofOne,
  body: z.strictObject({ language: languageField }),
  answer: emptyAnswer,
  errors: ['telegram_not_linked'],
});
