import type { Announcement } from '@sesame/contract/announcements.ts';
import type { OperatorAnnouncement } from '@sesame/contract/operator-announcements.ts';

type Words = Omit<Announcement, 'id'>;

/** Every language says something: one that was left empty says what the other one does. */
export function fillLanguages<Given extends Words>(given: Given): Given {
  return {
    ...given,
    ...bothOf(given, 'title', 'title_ru'),
    ...bothOf(given, 'description', 'description_ru'),
    ...bothOf(given, 'button_text', 'button_text_ru'),
    ...bothOf(given, 'image_alt', 'image_alt_ru'),
  };
}

function bothOf<English extends keyof Words, Russian extends keyof Words>(
  given: Words,
  english: English,
  russian: Russian,
) {
  const [en, ru] = [given[english], given[russian]];
  return { [english]: isEmpty(en) ? ru : en, [russian]: isEmpty(ru) ? en : ru };
}

function isEmpty(text: string | null): boolean {
  return text === null || text.trim() === '';
}

export interface Times {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly archived_at: Date | null;
}

/** The start belongs to the window, the end does not. */
export function stateAt(
  { starts_at, ends_at, archived_at }: Times,
  now: Date,
): OperatorAnnouncement['state'] {
  if (archived_at !== null) return 'archived';
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at !== null && starts_at > now ? 'planned' : 'running';
}
