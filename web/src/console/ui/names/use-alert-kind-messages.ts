import type { AlertKind } from '@sesame/contract/console/alerts/alerts.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { alertKindMessages } from './alert-kinds.messages.ts';

/** The title of a kind of alert; a kind this version does not know is shown as its code. */
export function useAlertKindMessages(): (kind: string) => string {
  const t = useMessages(alertKindMessages);
  return (kind) => (isKnown(kind) ? t(kind) : kind);
}

function isKnown(kind: string): kind is AlertKind {
  return Object.hasOwn(alertKindMessages.en, kind);
}
