import {
  createCalendarAddress,
  getCalendar,
  removeCalendarAddress,
} from '@sesame/contract/shop/calendar.ts';
import { useState } from 'react';
import { useRouteMutation } from '../../../api/client/route-mutation.ts';
import { useRouteQuery } from '../../../api/client/route-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';

/** The calendar address of the buyer. A created one is known only until the page is left. */
export function useCalendar() {
  const { t } = useI18n();
  const state = useRouteQuery(getCalendar, {});
  const [url, setUrl] = useState<string | null>(null);
  const [message, setMessage] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const onError = (error: Error) => setMessage({ tone: 'danger', text: errorText(t, error) });
  const touched = { touches: [getCalendar], evenIfRefused: true, onError };
  const creation = useRouteMutation(createCalendarAddress, {
    ...touched,
    onSuccess: (created) => {
      setUrl(created.url);
      setMessage(null);
    },
  });
  const removal = useRouteMutation(removeCalendarAddress, {
    ...touched,
    onSuccess: () => {
      setUrl(null);
      setMessage({ tone: 'success', text: t('calendarRemoved') });
    },
  });
  return {
    state,
    /** The address that was just created; null when it is not known. */
    url,
    message,
    isCreating: creation.isPending,
    isRemoving: removal.isPending,
    create: () => creation.mutate({}),
    remove: () => removal.mutate({}),
  };
}
