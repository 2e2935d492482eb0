import { countWork } from '@sesame/contract/console/workspace.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import type { Section } from '../../section.ts';
import { consoleMessages } from '../console.messages.ts';
import { findScreen } from '../find-screen.ts';
import { sections } from '../sections.ts';
import { layOutMenu, type NavPart } from './nav-choices.rules.ts';
import { NavRow, Waiting } from './nav-row.tsx';
import { rememberVisit, toggleFolded, togglePinned, useNavChoices } from './use-nav-choices.ts';

const titles = {
  pinned: 'groupPinned',
  work: null,
  shop: 'groupShop',
  system: 'groupSystem',
  recent: 'groupRecent',
} as const;

const COUNT_EVERY_MS = 60_000;

/** Sections that this operator may see, with the number waiting in each. Scrolls when the window is low. */
export function NavList({ permissions }: { permissions: readonly string[] }) {
  const t = useMessages(consoleMessages);
  const [path] = useLocation();
  const choices = useNavChoices();
  const open = findScreen(path, permissions)?.section;
  const current = open?.under ?? open?.path;
  const { data: counts } = useConsoleQuery(countWork, {}, { everyMs: COUNT_EVERY_MS });
  useEffect(() => {
    if (current !== undefined) rememberVisit(current);
  }, [current]);
  const list = useRef<HTMLElement>(null);
  const moved = useRef<string>(undefined);
  const pin = (section: string) => {
    moved.current = section;
    togglePinned(section);
  };
  // A row that is pinned becomes another element, in another group; the focus follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the rows have moved
  useEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`button[data-section="${moved.current}"]`)?.focus();
    moved.current = undefined;
  }, [choices]);
  const waitingIn = ({ queue }: Section) => (queue && counts?.[queue]) ?? 0;
  const allowed = sections.filter(({ permission }) => permissions.includes(permission));
  return (
    <nav
      aria-label={t('navigation')}
      ref={list}
      className="-mx-1 min-h-40 flex-1 overflow-y-auto px-1 py-1 [scrollbar-width:thin]"
    >
      {layOutMenu(allowed, choices, current).map((part) => (
        <Group
          key={part.group}
          part={part}
          waiting={part.hidden.reduce((sum, section) => sum + waitingIn(section), 0)}
        >
          {part.shown.map((section) => (
            <NavRow
              isCurrent={section.path === current}
              isPinned={choices.pinned.includes(section.path)}
              key={section.path}
              onPin={() => pin(section.path)}
              section={section}
              waiting={waitingIn(section)}
            />
          ))}
        </Group>
      ))}
    </nav>
  );
}

type GroupProps = {
  part: NavPart<Section>;
  /** In the sections that are folded away. */
  waiting: number;
  children: ReactNode;
};

function Group({ part: { group, isFolded, shown }, waiting, children }: GroupProps) {
  const t = useMessages(consoleMessages);
  const id = useId();
  const title = titles[group];
  return (
    <div className="mt-2 first:mt-0">
      {title ? (
        <button
          aria-controls={id}
          aria-expanded={!isFolded}
          className="type-caption flex h-9 w-full items-center gap-2 rounded-md px-3 text-left text-muted hover:bg-fill hover:text-text max-lg:h-11"
          onClick={() => toggleFolded(group)}
          type="button"
        >
          {t(title)}
          {waiting > 0 ? <Waiting count={waiting} /> : null}
          <Icon
            className={`shrink-0 ${waiting > 0 ? '' : 'ml-auto'} ${isFolded ? '-rotate-90' : ''}`}
            of={ChevronDown}
            size={16}
          />
        </button>
      ) : null}
      <ul
        className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-0.5 p-0"
        hidden={shown.length === 0}
        id={id}
      >
        {children}
      </ul>
    </div>
  );
}
