import type { Language } from '@sesame/contract/shared/limits.ts';
import type { BotTextKey } from '@sesame/contract/texts/bot-texts.ts';
import { botTexts } from '@sesame/contract/texts/bot-texts.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import { type TextKey, textKeys } from '@sesame/contract/texts/keys.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';

/** Texts by key: `24` of a page, `mail-resetSubject`, `bot-linked`. */
export type TextsByKey = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/**
 * Texts sent outside of the pages, with parameters filled in: the shop's defaults, or the text overrides of operators.
 */
export interface NotificationTexts {
  mail(language: Language, key: MailTextKey, params?: TextParams): string;
  bot(language: Language, key: BotTextKey, params?: TextParams): string;
  /** A text of the pages, for files that use their words. */
  page(language: Language, key: TextKey, params?: TextParams): string;
  /** Replaces the text overrides. The caller has validated their placeholders. */
  replace(published: TextsByKey): void;
}

export function createNotificationTexts(
  published: TextsByKey = { en: new Map(), ru: new Map() },
): NotificationTexts {
  let own = published;
  return {
    mail: (language, key, params) =>
      fillText(own[language].get(`mail-${key}`) ?? mailTexts[language][key], language, params),
    bot: (language, key, params) =>
      fillText(own[language].get(`bot-${key}`) ?? botTexts[language][key], language, params),
    page: (language, key, params) =>
      fillText(own[language].get(String(textKeys[key])) ?? texts[language][key], language, params),
    replace(next) {
      own = next;
    },
  };
}
