import type {
  AnnouncementDraft,
  ConsoleAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import { htmlOf, textOf } from './announcement-text.ts';

/** The values of the form. */
export type AnnouncementValues = Omit<AnnouncementDraft, 'priority'> & {
  priority: number | undefined;
  /** The texts whose HTML cannot be typed as text; they are edited as HTML. */
  html: Readonly<Record<'description' | 'description_ru', boolean>>;
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
  html: { description: false, description_ru: false },
};

export function valuesOf({
  id: _id,
  version: _version,
  state: _state,
  created_at: _created,
  updated_at: _updated,
  ...draft
}: ConsoleAnnouncement): AnnouncementValues {
  const [text, textRu] = [textOf(draft.description), textOf(draft.description_ru)];
  return {
    ...draft,
    description: text ?? draft.description,
    description_ru: textRu ?? draft.description_ru,
    html: { description: text === undefined, description_ru: textRu === undefined },
  };
}

/** The values with their texts as HTML, which is what is saved and shown. */
export function draftOf({ html, ...values }: AnnouncementValues) {
  const saved = (name: keyof typeof html) => (html[name] ? values[name] : htmlOf(values[name]));
  return {
    ...values,
    description: saved('description'),
    description_ru: saved('description_ru'),
    button_href: values.button_href.trim(),
  };
}
