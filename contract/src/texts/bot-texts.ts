import type { Language } from '../shared/limits.ts';
import { type BotTextKey, type BotTexts, botEn } from './bot-en.ts';
import { botRu } from './bot-ru.ts';
import { fillText, type TextParams } from './fill-text.ts';

export const botTexts: Readonly<Record<Language, BotTexts>> = { en: botEn, ru: botRu };

/** One bot text with its placeholders filled. */
export function botTextOf(language: Language, key: BotTextKey, params?: TextParams): string {
  return fillText(botTexts[language][key], language, params);
}
