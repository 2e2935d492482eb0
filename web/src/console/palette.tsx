import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { consoleWords } from './console.words.ts';
import { sections } from './screens.ts';

/** Goes to a section by a few letters of its name. Arrows choose, Enter goes, Escape leaves. */
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
  useEffect(() => dialog.current?.showModal(), []);
  const wanted = typed.trim().toLocaleLowerCase();
  const found = sections.filter(
    (section) =>
      permissions.includes(section.permission) &&
      say(section.word).toLocaleLowerCase().includes(wanted),
  );
  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') go(found[at]?.path);
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
        aria-activedescendant={found[at] ? `${list}-${at}` : undefined}
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
        {found.map((section, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
          <div
            aria-selected={index === at}
            className="flex h-10 cursor-pointer items-center gap-3 rounded-md px-3 aria-selected:bg-fill"
            id={`${list}-${index}`}
            key={section.path}
            onClick={() => go(section.path)}
            onPointerMove={() => setAt(index)}
            role="option"
            tabIndex={-1}
          >
            <Icon className="text-muted" of={section.icon} size={18} />
            {say(section.word)}
          </div>
        ))}
      </div>
      {found.length === 0 ? (
        <p className="px-3 py-4 text-muted" role="status">
          {say('commandsNone')}
        </p>
      ) : null}
    </dialog>
  );
}
