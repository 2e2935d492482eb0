import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { subscriptionWords } from './subscriptions.words.ts';

/** Writes a date with its time. */
export function useMoment(): (at: string) => string {
  const say = useWords(subscriptionWords);
  return (at) => say('at', { date: formatDate(at), time: formatTime(at) });
}
