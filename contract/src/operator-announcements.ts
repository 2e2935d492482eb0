import * as z from 'zod/mini';
import { announcementField } from './announcements.ts';
import { emptyAnswer, idField, idInQuery, languageField, timestampField } from './fields.ts';
import { multiline } from './multiline.ts';
import { versionField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

const BASE = '/api-admin/api/v1/announcements';

export const announcementAudiences = ['all', 'with_subscription', 'without_subscription'] as const;
export const announcementStates = ['planned', 'running', 'ended', 'archived'] as const;

const text = (max: number) => z.string().check(z.maxLength(max));
/** Of the HTML that is stored, which is longer than what was typed where it has an `&`. */
export const ANNOUNCEMENT_MAX = { title: 300, description: 5_000, button_text: 120 } as const;

const title = text(ANNOUNCEMENT_MAX.title);
const description = multiline(text(ANNOUNCEMENT_MAX.description));
const buttonText = text(ANNOUNCEMENT_MAX.button_text);
const imageAlt = text(200);

/** A page of this shop, the web, or mail; nothing that a browser would read as another scheme. */
const buttonHref = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(?:|\/(?![/\\])[^\s\\\p{C}]*|https?:\/\/[^\s\\\p{C}]+|mailto:[^\s\\\p{C}]+)$/u),
  );

const draft = {
  title,
  title_ru: title,
  description,
  description_ru: description,
  button_text: buttonText,
  button_text_ru: buttonText,
  button_href: buttonHref,
  /** As `uploadAnnouncementImage` answered it. */
  image: z.nullable(z.string().check(z.regex(/^\/media\/[0-9a-f]{32}\.webp$/))),
  image_alt: imageAlt,
  image_alt_ru: imageAlt,
  audience: z.enum(announcementAudiences),
  /** Of the people who see it; null: all of them. */
  language: z.nullable(languageField),
  /** The greatest of those that suit somebody is shown; of equals the newest. */
  priority: z.int().check(z.gte(-1_000), z.lte(1_000)),
  /** From this moment, inclusive. */
  starts_at: z.nullable(timestampField),
  /** Until this moment, exclusive. */
  ends_at: z.nullable(timestampField),
};

type Draft = z.output<z.ZodMiniObject<typeof draft>>;

/** It says something in some language, and ends after it starts. */
const soundDraft = [
  z.refine<Draft>((given) => `${given.title}${given.title_ru}`.trim() !== '', { path: ['title'] }),
  z.refine<Draft>(
    ({ starts_at, ends_at }) =>
      starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at),
    { path: ['ends_at'] },
  ),
] as const;

const draftBody = z.strictObject(draft).check(...soundDraft);
export type AnnouncementDraft = z.output<typeof draftBody>;

const ofOne = z.strictObject({ id: idInQuery });
const versionBody = z.strictObject({ version: versionField });

export const operatorAnnouncementField = z.strictObject({
  ...draft,
  /** Rows of older days may be longer, and show pictures of elsewhere. */
  title: z.string(),
  title_ru: z.string(),
  description: z.string(),
  description_ru: z.string(),
  button_text: z.string(),
  button_text_ru: z.string(),
  image: z.nullable(z.string()),
  id: idField,
  version: versionField,
  state: z.enum(announcementStates),
  created_at: timestampField,
  updated_at: timestampField,
});
export type OperatorAnnouncement = z.output<typeof operatorAnnouncementField>;

const operatorRoute = { tag: 'Announcements', auth: 'operator' } as const;
const reading = {
  ...operatorRoute,
  permission: 'announcements:read',
  limit: 'operatorRead',
} as const;
const writing = {
  ...operatorRoute,
  permission: 'announcements:write',
  limit: 'operatorWrite',
} as const;

export const listAnnouncements = defineRoute({
  ...reading,
  id: 'listAnnouncements',
  method: 'GET',
  path: BASE,
  summary: 'Announcements, newest first, 50 at a time; `before` is the last id of the page before',
  query: z.strictObject({
    state: z.optional(z.enum(announcementStates)),
    before: z.optional(idInQuery),
  }),
  answer: z.array(operatorAnnouncementField),
});

export const exportAnnouncements = defineRoute({
  ...reading,
  id: 'exportAnnouncements',
  method: 'GET',
  path: `${BASE}-export`,
  summary: 'Announcements as CSV',
  limit: 'operatorWrite',
  query: z.strictObject({ state: z.optional(z.enum(announcementStates)) }),
  file: true,
  answer: emptyAnswer,
});

export const readAnnouncement = defineRoute({
  ...reading,
  id: 'readAnnouncement',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: 'One announcement, to edit it',
  params: ofOne,
  answer: operatorAnnouncementField,
});

export const previewAnnouncement = defineRoute({
  ...reading,
  id: 'previewAnnouncement',
  method: 'POST',
  path: `${BASE}/preview`,
  summary: 'What buyers would get, without keeping it',
  body: draftBody,
  answer: z.omit(announcementField, { id: true }),
});

export const createAnnouncement = defineRoute({
  ...writing,
  id: 'createAnnouncement',
  method: 'POST',
  path: BASE,
  summary: 'Make an announcement; it shows by itself when its time comes',
  body: draftBody,
  answer: operatorAnnouncementField,
  status: 201,
  errors: ['announcement_image_unknown'],
  idempotent: true,
});

export const editAnnouncement = defineRoute({
  ...writing,
  id: 'editAnnouncement',
  method: 'PUT',
  path: `${BASE}/:id`,
  summary: 'Replace what an announcement says; who closed it does not see it again',
  params: ofOne,
  body: z.strictObject({ ...draft, version: versionField }).check(...soundDraft),
  answer: operatorAnnouncementField,
  errors: ['announcement_image_unknown', 'changed_meanwhile'],
  current: operatorAnnouncementField,
});

export const endAnnouncement = defineRoute({
  ...writing,
  id: 'endAnnouncement',
  method: 'POST',
  path: `${BASE}/:id/end`,
  summary: 'Show it to nobody from now on; one that has ended stays as it is',
  params: ofOne,
  body: versionBody,
  answer: operatorAnnouncementField,
  errors: ['changed_meanwhile'],
  current: operatorAnnouncementField,
});

export const archiveAnnouncement = defineRoute({
  ...writing,
  id: 'archiveAnnouncement',
  method: 'POST',
  path: `${BASE}/:id/archive`,
  summary: 'Put it away: shown to nobody, listed among the archived, never edited again',
  params: ofOne,
  body: versionBody,
  answer: operatorAnnouncementField,
  errors: ['changed_meanwhile'],
  current: operatorAnnouncementField,
});

export const uploadAnnouncementImage = defineRoute({
  ...writing,
  id: 'uploadAnnouncementImage',
  method: 'POST',
  path: `${BASE}/images`,
  summary: 'Keep a PNG or JPEG of at most 5 MB, drawn anew 760 pixels wide and 40 KB at most',
  multipart: true,
  answer: z.strictObject({ image: z.string() }),
  status: 201,
  errors: ['image_type', 'image_too_large', 'image_unreadable'],
});
