import * as z from 'zod/mini';
import { emptyAnswer, idField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const routes = defineRoutes({ tag: 'Announcements', base: '/api-user/api/v1/user/alert' });

export const announcementField = z.strictObject({
  id: idField,
  /** Sanitized HTML, as are the other texts here. An empty language falls back to the other one. */
  title: z.string(),
  title_ru: z.string(),
  description: z.string(),
  description_ru: z.string(),
  button_text: z.string(),
  button_text_ru: z.string(),
  /** Target of the button; empty: the list of services, for a coupon. */
  button_href: z.string(),
  image: z.nullable(z.string()),
  image_alt: z.string(),
  image_alt_ru: z.string(),
});
export type Announcement = z.output<typeof announcementField>;

export const getAnnouncement = routes.read('getAnnouncement', '', {
  summary: 'The announcement for this user, or null',
  answer: z.nullable(announcementField),
});

export const closeAnnouncement = routes.post('closeAnnouncement', '/close', {
  summary: 'Dismiss this announcement for this user',
  body: z.strictObject({ id: idField }),
  answer: emptyAnswer,
});
