import type { AlertKind } from '@sesame/contract/operator-alerts.ts';
import { useWords } from '../../i18n/words.ts';
import { alertKindWords } from './alert-kinds.words.ts';

/** Says what a kind of alert is about; one that is newer than this page is said as it is. */
export function useAlertKindWords(): (kind: string) => string {
  const say = useWords(alertKindWords);
  return (kind) => (isKnown(kind) ? say(kind) : kind);
}

function isKnown(kind: string): kind is AlertKind {
  return Object.hasOwn(alertKindWords.en, kind);
}
