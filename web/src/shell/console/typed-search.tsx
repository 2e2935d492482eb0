import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { recordListWords } from './record-list.words.ts';

const SEARCH_AFTER_MS = 300;

type TypedSearchProps = {
  value: string;
  placeholder: string;
  onSearch: (typed: string) => void;
  className?: string;
};

/** Searches a moment after the last letter, and at once by Enter. */
export function TypedSearch({
  value,
  placeholder,
  onSearch,
  className = 'w-[280px] max-md:w-full',
}: TypedSearchProps) {
  const say = useWords(recordListWords);
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <SearchInput
      autoFocus={value !== ''}
      className={className}
      label={say('search')}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // In a form it searches and does not send what else stands there.
        event.preventDefault();
        onSearch(typed);
      }}
      placeholder={placeholder}
      value={typed}
    />
  );
}
