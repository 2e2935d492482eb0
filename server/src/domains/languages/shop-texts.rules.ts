import type { Language } from '@sesame/contract/limits.ts';
import type { TextFault, TextKind } from '@sesame/contract/operator-texts.ts';
import { botTexts } from '@sesame/contract/texts/bot-texts.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { textKeys } from '@sesame/contract/texts/keys.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';
import { faultOf, placeholdersOf } from './texts.rules.ts';

/** A text of the shop as it comes with it, before any operator. */
export interface ShopText {
  /** `24`, `mail-resetSubject`, `bot-linked`: what rows of the database and addresses of the console say. */
  readonly key: string;
  readonly kind: TextKind;
  readonly number: number | null;
  readonly name: string;
  readonly placeholders: readonly string[];
  readonly standard: Readonly<Record<Language, string>>;
}

/** Every text, by key: those of the page by number, then mails and the bot in the order of the code. */
export const shopTexts: ReadonlyMap<string, ShopText> = new Map(
  [
    ...Object.entries(textKeys)
      .sort(([, one], [, other]) => one - other)
      .map(([name, number]) => shopText(String(number), 'page', number, name, texts)),
    ...Object.keys(mailTexts.en).map((name) =>
      shopText(`mail-${name}`, 'mail', null, name, mailTexts),
    ),
    ...Object.keys(botTexts.en).map((name) => shopText(`bot-${name}`, 'bot', null, name, botTexts)),
  ].map((text) => [text.key, text]),
);

/** What keeps words from standing in place of the shop's own. */
export function faultIn(text: ShopText, language: Language, words: string): TextFault | undefined {
  return faultOf(words, { standard: text.standard[language], language });
}

interface PublishedText {
  readonly language: Language;
  readonly key: string;
  readonly words: string | null;
}

/**
 * The published words that are said, by key: not those of a text that the shop no longer has, nor those that an update made
 * unfit, for which the standard words are said.
 */
export function saidOf(
  published: readonly PublishedText[],
): Readonly<Record<Language, ReadonlyMap<string, string>>> {
  const inLanguage = (language: Language) =>
    new Map(
      published.flatMap(({ language: own, key, words }) => {
        const text = shopTexts.get(key);
        if (own !== language || words === null || text === undefined) return [];
        return faultIn(text, language, words) === undefined ? [[key, words] as const] : [];
      }),
    );
  return { en: inLanguage('en'), ru: inLanguage('ru') };
}

function shopText<Name extends string>(
  key: string,
  kind: TextKind,
  number: number | null,
  name: string,
  words: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
): ShopText {
  // The names come from the words themselves.
  const known = name as Name;
  return {
    key,
    kind,
    number,
    name,
    placeholders: placeholdersOf(words.en[known]),
    standard: { en: words.en[known], ru: words.ru[known] },
  };
}
