import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { useSettled } from '../../../ui/forms/use-settled.ts';
import { listMessages } from './list.messages.ts';

type TypedSearchProps = {
  value: string;
  placeholder: string;
  onSearch: (typed: string) => void;
  className?: string;
};

/** Searches shortly after the last keystroke, and immediately on Enter. */
export function TypedSearch({
  value,
  placeholder,
  onSearch,
  className = 'w-[280px] max-md:w-full',
}: TypedSearchProps) {
  const t = useMessages(listMessages);
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed);
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => search(settled), [settled]);
  return (
    <SearchInput
      autoFocus={value !== ''}
      className={className}
      label={t('search')}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Inside a form, Enter must not submit the other fields.
        event.preventDefault();
        onSearch(typed);
      }}
      placeholder={placeholder}
      value={typed}
    />
  );
}
