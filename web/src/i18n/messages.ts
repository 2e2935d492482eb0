import { fillText, type TextParams } from '@sesame/contract/texts/fill-text.ts';
import { commonMessages } from './common.messages.ts';
import type { Messages } from './define-messages.ts';
import { useI18n } from './use-i18n.ts';

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
