import type {
  AnnouncementDraft,
  ConsoleAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';

type Draft = Pick<
  AnnouncementDraft,
  'title' | 'title_ru' | 'description' | 'description_ru' | 'language' | 'audience' | 'priority'
>;

/** The language whose readers would get a text of the other one. */
export function untranslated(draft: Draft): Language | undefined {
  const texts = {
    en: [draft.title, draft.description],
    ru: [draft.title_ru, draft.description_ru],
  } as const;
  return LANGUAGES.find((language) => {
    const others = texts[language === 'en' ? 'ru' : 'en'];
    return (
      (draft.language ?? language) === language &&
      texts[language].some((text, at) => text.trim() === '' && others[at]?.trim() !== '')
    );
  });
}

/**
 * The active announcements that share buyers with a new one: those that it hides from them, and those that stay because
 * their priority is higher.
 */
export function displaced(draft: Draft, running: readonly ConsoleAnnouncement[]) {
  const sharing = running.filter(
    ({ audience, language }) =>
      (audience === draft.audience || audience === 'all' || draft.audience === 'all') &&
      (language === draft.language || language === null || draft.language === null),
  );
  return {
    hidden: sharing.filter(({ priority }) => priority <= draft.priority),
    kept: sharing.filter(({ priority }) => priority > draft.priority),
  };
}
