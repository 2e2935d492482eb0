import type { Language } from '../shared/limits.ts';
import { fillText, type TextParams } from './fill-text.ts';
import { type MailTextKey, type MailTexts, mailEn } from './mail-en.ts';
import { mailRu } from './mail-ru.ts';

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en: mailEn, ru: mailRu };

/** One mail text with its placeholders filled. */
export function mailTextOf(language: Language, key: MailTextKey, params?: TextParams): string {
  return fillText(mailTexts[language][key], language, params);
}
