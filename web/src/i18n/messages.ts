import type { Language } from '@sesame/contract/shared/limits.ts';
import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import { commonMessages } from './common.messages.ts';
import { useI18n } from './use-i18n.ts';

/** The messages of one console screen: buyers never load them, and operators cannot override them. */
export type Messages<Key extends string = string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

/** Both languages with the same keys; placeholders and plurals as in `fillText`. */
export function defineMessages<Key extends string>(texts: {
  readonly en: Readonly<Record<Key, string>>;
  readonly ru: Readonly<Record<NoInfer<Key>, string>>;
}): Messages<Key> {
  return texts;
}

type CommonKey = keyof (typeof commonMessages)['en'];

export type FormatMessage<Key extends string> = (
  key: Key | CommonKey,
  params?: TextParams,
) => string;

/** Translates the messages of a screen, and the common ones, into the language of the page. */
export function useMessages<Key extends string = never>(texts?: Messages<Key>): FormatMessage<Key> {
  const { language } = useI18n();
  return (key, params) => {
    const known: Readonly<Record<string, string>> = {
      ...commonMessages[language],
      ...texts?.[language],
    };
    return fillText(known[key] ?? '', language, params);
  };
}
