import type { Language } from '@sesame/contract/limits.ts';
import type { BotTextKey } from '@sesame/contract/texts/bot-en.ts';
import { botTexts } from '@sesame/contract/texts/bot-texts.ts';
import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-en.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';

/** Words by their key, `mail-resetSubject` or `bot-linked`. */
export type WordsByKey = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** What is told outside of the page, filled: the shop's own words, or those that an operator published in their place. */
export interface ToldWords {
  mail(language: Language, key: MailTextKey, params?: TextParams): string;
  bot(language: Language, key: BotTextKey, params?: TextParams): string;
  /** From now on these are said. Whoever publishes has checked that they hold what they have to hold. */
  replace(published: WordsByKey): void;
}

export function createToldWords(
  published: WordsByKey = { en: new Map(), ru: new Map() },
): ToldWords {
  let own = published;
  return {
    mail: (language, key, params) =>
      fillText(own[language].get(`mail-${key}`) ?? mailTexts[language][key], language, params),
    bot: (language, key, params) =>
      fillText(own[language].get(`bot-${key}`) ?? botTexts[language][key], language, params),
    replace(next) {
      own = next;
    },
  };
}
