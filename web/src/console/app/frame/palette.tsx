import { findRecords, RECORD_SEARCH_MIN } from '@sesame/contract/console/workspace.ts';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consoleMessages } from '../console.messages.ts';
import { sections } from '../sections.ts';

const SEARCH_AFTER_MS = 200;

type Place = { path: string; icon: LucideIcon; name: string; note: string };

/** Opens a section by its name or a record by number, name or e-mail. Arrows select, Enter opens, Escape closes. */
export function Palette({
  permissions,
  onClose,
}: {
  permissions: readonly string[];
  onClose: () => void;
}) {
  const t = useMessages(consoleMessages);
  const { language } = useI18n();
  const [, navigate] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // A dialog that is unmounted does not restore the focus by itself.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const search = useSettled(typed.trim());
  const isSearch = search.length >= RECORD_SEARCH_MIN;
  const found = useConsoleQuery(
    findRecords,
    { query: { search } },
    { enabled: isSearch, keepsPrevious: true },
  );
  const wanted = typed.trim().toLocaleLowerCase();
  const places: readonly Place[] = [
    ...sections
      .filter(
        ({ group, permission, title }) =>
          group &&
          permissions.includes(permission) &&
          title[language].toLocaleLowerCase().includes(wanted),
      )
      .map(({ path, icon, title }) => ({ path, icon, name: title[language], note: '' })),
    ...(isSearch && wanted !== '' ? (found.data ?? []) : []).flatMap(
      ({ kind, id, title, note }) => {
        const section = sections.find((known) => known.found?.kind === kind);
        if (!section?.found) return [];
        const notes = [section.found.title[language], note].filter(Boolean).join(' · ');
        return [{ path: section.found.path(id), icon: section.icon, name: title, note: notes }];
      },
    ),
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
    // A search field would first clear itself on Escape.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      aria-label={t('commands')}
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
        label={t('commandsHint')}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={t('commandsHint')}
        role="combobox"
        value={typed}
      />
      <div className="mt-2 grid max-h-[50vh] gap-0.5 overflow-y-auto" id={list} role="listbox">
        {places.map(({ path, icon, name, note }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above keeps the focus and handles the keys
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
            <span className="min-w-0 flex-1 truncate" title={name}>
              {name}
            </span>
            {note ? <span className="min-w-0 truncate text-muted text-xs">{note}</span> : null}
          </div>
        ))}
      </div>
      <p className="px-3 py-2 text-muted empty:hidden" role="status">
        {isSearch && found.isError
          ? t('commandsFailed')
          : isSearch && found.isFetching
            ? t('commandsSearching')
            : places.length === 0
              ? t('commandsNone')
              : null}
      </p>
    </dialog>
  );
}

/** The input, once typing has paused. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
