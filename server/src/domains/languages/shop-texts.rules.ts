import type { TextFault, TextKind } from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { botTexts } from '@sesame/contract/texts/bot-texts.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { textKeys } from '@sesame/contract/texts/keys.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';
import { findTextFault, placeholdersOf } from './texts.rules.ts';

/** A built-in text, before overrides. */
export interface ShopText {
  /** `24`, `mail-resetSubject`, `bot-linked`: used in database rows and console addresses. */
  readonly key: string;
  readonly kind: TextKind;
  readonly number: number | null;
  readonly name: string;
  readonly placeholders: readonly string[];
  readonly standard: Readonly<Record<Language, string>>;
}

/** All texts by key: page texts by number, then mails and the bot in the order of the code. */
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

/** The reason why a text cannot override the built-in one; undefined when it can. */
export function findOverrideFault(
  text: ShopText,
  language: Language,
  content: string,
): TextFault | undefined {
  return findTextFault(content, { standard: text.standard[language], language });
}

interface PublishedText {
  readonly language: Language;
  readonly key: string;
  readonly text: string | null;
}

/**
 * The overrides in effect, by key. Leaves out texts that the shop no longer has and overrides that an update made
 * invalid; the built-in text is used for those.
 */
export function effectiveOverrides(
  published: readonly PublishedText[],
): Readonly<Record<Language, ReadonlyMap<string, string>>> {
  const inLanguage = (language: Language) =>
    new Map(
      published.flatMap(({ language: own, key, text: content }) => {
        const text = shopTexts.get(key);
        if (own !== language || content === null || text === undefined) return [];
        return findOverrideFault(text, language, content) === undefined
          ? [[key, content] as const]
          : [];
      }),
    );
  return { en: inLanguage('en'), ru: inLanguage('ru') };
}

function shopText<Name extends string>(
  key: string,
  kind: TextKind,
  number: number | null,
  name: string,
  content: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
): ShopText {
  // The names are keys of `content`.
  const known = name as Name;
  return {
    key,
    kind,
    number,
    name,
    placeholders: placeholdersOf(content.en[known]),
    standard: { en: content.en[known], ru: content.ru[known] },
  };
}
