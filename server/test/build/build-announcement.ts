import {
  type AnnouncementDraft,
  type ConsoleAnnouncement,
  createAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import type { TestApp } from '../shops/start-app.ts';

/** An announcement for all buyers, without an end. */
export function announcementDraft(over: Partial<AnnouncementDraft> = {}): AnnouncementDraft {
  return {
    title: 'News',
    title_ru: 'Новости',
    description: '',
    description_ru: '',
    button_text: '',
    button_text_ru: '',
    button_href: '',
    image: null,
    image_alt: '',
    image_alt_ru: '',
    audience: 'all',
    language: null,
    priority: 0,
    starts_at: null,
    ends_at: null,
    ...over,
  };
}

/** Creates an announcement over HTTP, as the console does. */
export async function buildAnnouncement(
  app: TestApp,
  token: string,
  over: Partial<AnnouncementDraft> = {},
): Promise<ConsoleAnnouncement> {
  const { status, body } = await app.call(
    createAnnouncement,
    { body: announcementDraft(over) },
    { token },
  );
  if (status !== 201) throw new Error(`createAnnouncement answered ${status}`);
  return body;
}
