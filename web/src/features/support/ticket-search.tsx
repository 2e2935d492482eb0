import { TICKET_SEARCH_MAX } from '@sesame/contract/shared/limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { SearchInput } from '../../ui/forms/search-input.tsx';
import { useSettled } from '../../ui/forms/use-settled.ts';

/** Searches the tickets by number and text. The address holds the search, so Back and a reload keep it. */
export function TicketSearch({ search }: { search: string }) {
  const { t } = useI18n();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const settled = useSettled(typed.trim());
  const show = useEffectEvent((text: string) => {
    if (text === search) return;
    setShown(text);
    navigate(paths.helpTickets(1, text), { replace: true });
  });
  useEffect(() => show(settled), [settled]);
  // Changed by something else: Back, or the button that clears the search.
  if (search !== shown) {
    setShown(search);
    setTyped(search);
  }
  return (
    <SearchInput
      className="mt-5 w-[300px] max-md:w-full"
      label={t('searchTickets')}
      maxLength={TICKET_SEARCH_MAX}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={t('searchTickets')}
      value={typed}
    />
  );
}
