import type {
  AnnouncementDraft,
  previewAnnouncement as previewAnnouncementRoute,
} from '@sesame/contract/operator-announcements.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { fillLanguages } from './announcements.rules.ts';
import { cleanWords } from './clean-words.ts';

/** What buyers would get of a draft. */
export function previewAnnouncement(
  draft: AnnouncementDraft,
): AnswerOf<typeof previewAnnouncementRoute> {
  const { audience, language, priority, starts_at, ends_at, ...words } = draft;
  return fillLanguages(cleanWords(words));
}
