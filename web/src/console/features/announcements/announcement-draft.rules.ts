import type {
  AnnouncementDraft,
  ConsoleAnnouncement,
} from '@sesame/contract/console/announcements.ts';

/** The values of the form: times as the inputs hold them, the priority as typed. */
export type EditedAnnouncement = Omit<AnnouncementDraft, 'starts_at' | 'ends_at' | 'priority'> & {
  starts_at: string;
  ends_at: string;
  priority: string;
};

export const newAnnouncement: EditedAnnouncement = {
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
  priority: '0',
  starts_at: '',
  ends_at: '',
};

export function editedFrom({
  id: _id,
  version: _version,
  state: _state,
  created_at: _created,
  updated_at: _updated,
  ...draft
}: ConsoleAnnouncement): EditedAnnouncement {
  return {
    ...draft,
    priority: String(draft.priority),
    starts_at: toLocalDateTime(draft.starts_at),
    ends_at: toLocalDateTime(draft.ends_at),
  };
}

export function draftOf(edited: EditedAnnouncement): AnnouncementDraft {
  return {
    ...edited,
    priority: Math.trunc(Number(edited.priority)) || 0,
    starts_at: moment(edited.starts_at),
    ends_at: moment(edited.ends_at),
  };
}

/** Why the announcement cannot be saved, if so. */
export function problemOf(edited: EditedAnnouncement): 'nothingYet' | 'endsEarly' | undefined {
  if (`${edited.title}${edited.title_ru}`.trim() === '') return 'nothingYet';
  if (edited.starts_at && edited.ends_at && edited.ends_at <= edited.starts_at) return 'endsEarly';
  return undefined;
}

/** `2026-03-09T14:30` in the operator's time zone, the format of the input; empty for null. */
function toLocalDateTime(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function moment(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
