import type {
  AnnouncementDraft,
  previewAnnouncement as previewAnnouncementRoute,
} from '@sesame/contract/console/announcements.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { fillLanguages } from './announcements.rules.ts';
import { sanitizeTexts } from './sanitize-texts.ts';

/** A draft as buyers would get it. */
export function previewAnnouncement(
  draft: AnnouncementDraft,
): AnswerOf<typeof previewAnnouncementRoute> {
  const { audience, language, priority, starts_at, ends_at, ...texts } = draft;
  return fillLanguages(sanitizeTexts(texts));
}
