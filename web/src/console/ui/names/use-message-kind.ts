import { useMessages } from '../../../i18n/messages.ts';
import { messageKindMessages } from './message-kinds.messages.ts';

/** What a mail or a message was about; a kind this version does not know is shown as its code. */
export function useMessageKind(): (kind: string) => string {
  const t = useMessages(messageKindMessages);
  return (kind) => (isKnown(kind) ? t(kind) : kind);
}

function isKnown(kind: string): kind is keyof (typeof messageKindMessages)['en'] {
  return Object.hasOwn(messageKindMessages.en, kind);
}
