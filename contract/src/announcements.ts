import * as z from 'zod/mini';
import { emptyAnswer, idField } from './fields.ts';
import { defineRoute } from './route.ts';

export const announcementField = z.strictObject({
  id: idField,
  /** Sanitised HTML, like every text here. A language that was left empty shows the other one's words. */
  title: z.string(),
  title_ru: z.string(),
  description: z.string(),
  description_ru: z.string(),
  button_text: z.string(),
  button_text_ru: z.string(),
  /** Where the button leads; empty: to the services, for a coupon. */
  button_href: z.string(),
  image: z.nullable(z.string()),
  image_alt: z.string(),
  image_alt_ru: z.string(),
});
export type Announcement = z.output<typeof announcementField>;

export const getAnnouncement = defineRoute({
  id: 'getAnnouncement',
  method: 'GET',
  path: '/api-user/api/v1/user/alert',
  tag: 'Announcements',
  summary: 'The announcement to show to this user, or null',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  answer: z.nullable(announcementField),
});

export const closeAnnouncement = defineRoute({
  id: 'closeAnnouncement',
  method: 'POST',
  path: '/api-user/api/v1/user/alert/close',
  tag: 'Announcements',
  summary: 'Never show this announcement to this user again',
  auth: 'user',
  limit: 'write',
  body: z.strictObject({ id: idField }),
  answer: emptyAnswer,
});
