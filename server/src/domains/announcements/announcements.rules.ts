import type { ConsoleAnnouncement } from '@sesame/contract/console/announcements.ts';
import type { Announcement } from '@sesame/contract/shop/announcements.ts';

type Texts = Omit<Announcement, 'id'>;

/** Fills a text that is empty in one language from the other language. */
export function fillLanguages<Given extends Texts>(given: Given): Given {
  return {
    ...given,
    ...bothOf(given, 'title', 'title_ru'),
    ...bothOf(given, 'description', 'description_ru'),
    ...bothOf(given, 'button_text', 'button_text_ru'),
    ...bothOf(given, 'image_alt', 'image_alt_ru'),
  };
}

function bothOf<English extends keyof Texts, Russian extends keyof Texts>(
  given: Texts,
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

/** The start is inclusive, the end exclusive. */
export function stateAt(
  { starts_at, ends_at, archived_at }: Times,
  now: Date,
): ConsoleAnnouncement['state'] {
  if (archived_at !== null) return 'archived';
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at !== null && starts_at > now ? 'planned' : 'running';
}
