import * as z from 'zod/mini';
import { idField, idInQuery, languageField, timestampField } from '../shared/fields.ts';
import { multiline } from '../shared/multiline.ts';
import { announcementField } from '../shop/announcements.ts';
import { versionField } from './fields.ts';
import { consoleRoutes } from './routes.ts';

export const announcementAudiences = ['all', 'with_subscription', 'without_subscription'] as const;
export const announcementStates = ['planned', 'running', 'ended', 'archived'] as const;

const text = (max: number) => z.string().check(z.maxLength(max));
/** Limits of the stored HTML, which is longer than the typed text where that contains `&`. */
export const ANNOUNCEMENT_MAX = { title: 300, description: 5_000, button_text: 120 } as const;

const title = text(ANNOUNCEMENT_MAX.title);
const description = multiline(text(ANNOUNCEMENT_MAX.description));
const buttonText = text(ANNOUNCEMENT_MAX.button_text);
const imageAlt = text(200);

/** A page of this shop, a web address, or mailto; no other scheme. */
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
  /** The answer of `uploadAnnouncementImage`. */
  image: z.nullable(z.string().check(z.regex(/^\/media\/[0-9a-f]{32}\.webp$/))),
  image_alt: imageAlt,
  image_alt_ru: imageAlt,
  audience: z.enum(announcementAudiences),
  /** Language of the buyers who see it; null: all. */
  language: z.nullable(languageField),
  /** Buyers see the matching announcement with the highest priority; of equal ones the newest. */
  priority: z.int().check(z.gte(-1_000), z.lte(1_000)),
  /** Inclusive. */
  starts_at: z.nullable(timestampField),
  /** Exclusive. */
  ends_at: z.nullable(timestampField),
};

type Draft = z.output<z.ZodMiniObject<typeof draft>>;

/** A draft has text in at least one language, and ends after it starts. */
const validDraft = [
  z.refine<Draft>((given) => `${given.title}${given.title_ru}`.trim() !== '', { path: ['title'] }),
  z.refine<Draft>(
    ({ starts_at, ends_at }) =>
      starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at),
    { path: ['ends_at'] },
  ),
] as const;

const draftBody = z.strictObject(draft).check(...validDraft);
export type AnnouncementDraft = z.output<typeof draftBody>;

const ofOne = z.strictObject({ id: idInQuery });
const versionBody = z.strictObject({ version: versionField });

export const consoleAnnouncementField = z.strictObject({
  ...draft,
  /** Older rows may be longer and show external pictures. */
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
export type ConsoleAnnouncement = z.output<typeof consoleAnnouncementField>;

const routes = consoleRoutes({
  tag: 'Announcements',
  read: 'announcements:read',
  write: 'announcements:write',
});

export const listAnnouncements = routes.list('listAnnouncements', '/announcements', {
  summary:
    'Announcements, newest first, 50 at a time; `before` is the last id of the previous page',
  filters: {
    state: z.optional(z.enum(announcementStates)),
  },
  cursor: { before: idInQuery },
  row: consoleAnnouncementField,
  export: {
    id: 'exportAnnouncements',
    name: 'announcements',
    summary: 'Announcements as CSV',
    confirmed: false,
  },
});

export const readAnnouncement = routes.get('readAnnouncement', '/announcements/:id', {
  summary: 'One announcement, to edit it',
  params: ofOne,
  answer: consoleAnnouncementField,
});

export const previewAnnouncement = routes.post('previewAnnouncement', '/announcements/preview', {
  permission: 'announcements:read',
  limit: 'operatorRead',
  summary: 'Preview what buyers would get, without saving',
  body: draftBody,
  answer: z.omit(announcementField, { id: true }),
});

export const createAnnouncement = routes.post('createAnnouncement', '/announcements', {
  summary: 'Create an announcement; it is shown from its start date',
  body: draftBody,
  answer: consoleAnnouncementField,
  status: 201,
  errors: ['announcement_image_unknown'],
  idempotent: true,
});

export const editAnnouncement = routes.put('editAnnouncement', '/announcements/:id', {
  summary: 'Edit an announcement; buyers who dismissed it do not see it again',
  params: ofOne,
  body: z.strictObject({ ...draft, version: versionField }).check(...validDraft),
  answer: consoleAnnouncementField,
  errors: ['announcement_image_unknown', 'version_conflict'],
  current: consoleAnnouncementField,
});

export const endAnnouncement = routes.post('endAnnouncement', '/announcements/:id/end', {
  summary: 'End an announcement now; one that has ended stays unchanged',
  params: ofOne,
  body: versionBody,
  answer: consoleAnnouncementField,
  errors: ['version_conflict'],
  current: consoleAnnouncementField,
});

export const archiveAnnouncement = routes.post(
  'archiveAnnouncement',
  '/announcements/:id/archive',
  {
    summary: 'Archive an announcement: no longer shown or editable',
    params: ofOne,
    body: versionBody,
    answer: consoleAnnouncementField,
    errors: ['version_conflict'],
    current: consoleAnnouncementField,
  },
);

export const uploadAnnouncementImage = routes.post(
  'uploadAnnouncementImage',
  '/announcements/images',
  {
    summary:
      'Upload a PNG or JPEG of at most 5 MB; it is re-encoded 760 pixels wide and 40 KB at most',
    multipart: true,
    answer: z.strictObject({ image: z.string() }),
    status: 201,
    errors: ['image_type', 'image_too_large', 'image_unreadable'],
  },
);
