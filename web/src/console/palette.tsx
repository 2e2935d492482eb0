import {
  type FoundRecord,
  findRecords,
  RECORD_SEARCH_MIN,
} from '@sesame/contract/operator-desk.ts';
import {
  CalendarClock,
  CreditCard,
  HandCoins,
  LifeBuoy,
  type LucideIcon,
  TicketPercent,
  UserRound,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOperatorQuery } from '../api/operator/use-operator-query.ts';
import { useWords } from '../i18n/words.ts';
import { operatorPaths } from '../operator-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { consoleWords } from './console.words.ts';
import { sections } from './sections.ts';

const SEARCH_AFTER_MS = 200;

const records = {
  user: { word: 'recordUser', icon: UserRound, path: operatorPaths.user },
  payment: { word: 'recordPayment', icon: CreditCard, path: operatorPaths.payment },
  subscription: {
    word: 'recordSubscription',
    icon: CalendarClock,
    path: operatorPaths.subscription,
  },
  ticket: { word: 'recordTicket', icon: LifeBuoy, path: operatorPaths.ticket },
  payout: { word: 'recordPayout', icon: HandCoins, path: operatorPaths.payout },
  promo: { word: 'recordPromo', icon: TicketPercent, path: operatorPaths.promo },
} as const satisfies Record<FoundRecord['kind'], object>;

type Place = { path: string; icon: LucideIcon; name: string; note: string };

/** Goes to a section by letters of its name, to a record by its number, name or address. Arrows choose, Enter goes, Escape leaves. */
export function Palette({
  permissions,
  onClose,
}: {
  permissions: readonly string[];
  onClose: () => void;
}) {
  const say = useWords(consoleWords);
  const [, navigate] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // What is taken off the page gives nothing back by itself.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const search = useSettled(typed.trim());
  const isSearch = search.length >= RECORD_SEARCH_MIN;
  const found = useOperatorQuery(
    findRecords,
    { query: { search } },
    { enabled: isSearch, keepsPrevious: true },
  );
  const wanted = typed.trim().toLocaleLowerCase();
  const places: readonly Place[] = [
    ...sections
      .filter(
        (section) =>
          permissions.includes(section.permission) &&
          say(section.word).toLocaleLowerCase().includes(wanted),
      )
      .map(({ path, icon, word }) => ({ path, icon, name: say(word), note: '' })),
    ...(isSearch && wanted !== '' ? (found.data ?? []) : []).map(({ kind, id, title, note }) => ({
      path: records[kind].path(id),
      icon: records[kind].icon,
      name: title,
      note: [say(records[kind].word), note].filter(Boolean).join(' · '),
    })),
  ];
  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);
  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, places.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') go(places[at]?.path);
    // A field of this kind would be emptied first.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes by Escape itself
    <dialog
      aria-label={say('commands')}
      className="mx-auto mt-[12vh] mb-auto w-[min(560px,calc(100vw-24px))] rounded-[16px] border border-border bg-raised p-2 text-text shadow-pop backdrop:bg-(--scrim)"
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onClose={onClose}
      ref={dialog}
    >
      <SearchInput
        aria-activedescendant={places[at] ? `${list}-${at}` : undefined}
        aria-controls={list}
        aria-expanded="true"
        autoFocus
        label={say('commandsHint')}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={say('commandsHint')}
        role="combobox"
        value={typed}
      />
      <div className="mt-2 grid max-h-[50vh] gap-0.5 overflow-y-auto" id={list} role="listbox">
        {places.map(({ path, icon, name, note }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
          <div
            aria-selected={index === at}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-fill"
            id={`${list}-${index}`}
            key={path}
            onClick={() => go(path)}
            onPointerMove={() => setAt(index)}
            role="option"
            tabIndex={-1}
          >
            <Icon className="shrink-0 text-muted" of={icon} size={18} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {note ? <span className="min-w-0 truncate text-muted text-xs">{note}</span> : null}
          </div>
        ))}
      </div>
      <p className="px-3 py-2 text-muted empty:hidden" role="status">
        {isSearch && found.isError
          ? say('commandsFailed')
          : isSearch && found.isFetching
            ? say('commandsSearching')
            : places.length === 0
              ? say('commandsNone')
              : null}
      </p>
    </dialog>
  );
}

/** What was typed, once the typing has stopped for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
