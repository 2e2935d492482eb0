import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { subscriptionMessages } from './subscriptions.messages.ts';

/** Formats a date with its time. */
export function useFormatDateTime(): (at: string) => string {
  const t = useMessages(subscriptionMessages);
  return (at) => t('at', { date: formatDate(at), time: formatTime(at) });
}
