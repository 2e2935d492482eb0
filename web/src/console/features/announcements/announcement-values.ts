import type {
  AnnouncementDraft,
  ConsoleAnnouncement,
} from '@sesame/contract/console/announcements.ts';

/** The values of the form. */
export type AnnouncementValues = Omit<AnnouncementDraft, 'priority'> & {
  priority: number | undefined;
};

export const newAnnouncement: AnnouncementValues = {
  title: '',
  title_ru: '',
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
};

export function valuesOf({
  id: _id,
  version: _version,
  state: _state,
  created_at: _created,
  updated_at: _updated,
  ...draft
}: ConsoleAnnouncement): AnnouncementValues {
  return draft;
}
