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
  const common: Readonly<Record<string, string>> = commonMessages[language];
  const own: Readonly<Record<string, string>> | undefined = texts?.[language];
  return (key, params) => fillText(own?.[key] ?? common[key] ?? '', language, params);
}
