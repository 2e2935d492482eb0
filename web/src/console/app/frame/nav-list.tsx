import { countWork, WORK_COUNT_MAX } from '@sesame/contract/console/workspace.ts';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { scrollIntoContainer } from '../../../ui/overlay/scroll-to-middle.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import type { Section } from '../../section.ts';
import { consoleMessages } from '../console.messages.ts';
import { findScreen } from '../find-screen.ts';
import { sections } from '../sections.ts';

const groups = [
  { group: 'work', title: null },
  { group: 'store', title: 'groupStore' },
  { group: 'system', title: 'groupSystem' },
] as const;

const COUNT_EVERY_MS = 60_000;

/** Sections that this operator may see, with the number waiting in each. */
export function NavList({ permissions }: { permissions: readonly string[] }) {
  const t = useMessages(consoleMessages);
  const [path] = useLocation();
  const open = findScreen(path, permissions)?.section;
  const { data: counts } = useConsoleQuery(countWork, {}, { everyMs: COUNT_EVERY_MS });
  return (
    <nav aria-label={t('navigation')} className="flex-1">
      {groups.map(({ group, title }) => {
        const shown = sections.filter(
          (section) => section.group === group && permissions.includes(section.permission),
        );
        if (shown.length === 0) return null;
        return (
          <div className="mt-3 first:mt-1" key={group}>
            {title ? <p className="type-caption px-3 pt-2 pb-1.5 text-muted">{t(title)}</p> : null}
            <ul className="m-0 grid list-none gap-0.5 p-0">
              {shown.map((section) => (
                <li key={section.path}>
                  <Row
                    current={section.path === (open?.under ?? open?.path)}
                    section={section}
                    waiting={(section.queue && counts?.[section.queue]) ?? 0}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

type RowProps = { section: Section; current: boolean; waiting: number };

function Row({ section: { path, title, icon }, current, waiting }: RowProps) {
  const { language } = useI18n();
  const row = useRef<HTMLAnchorElement>(null);
  // The menu is higher than most windows.
  useEffect(() => {
    if (current && row.current) scrollIntoContainer(row.current);
  }, [current]);
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      className="flex h-9 items-center gap-3 rounded-md border border-transparent px-3 text-sm text-text-secondary hover:bg-fill max-lg:h-11 aria-[current]:border-border aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-text"
      href={path}
      ref={row}
    >
      <Icon className={current ? 'text-accent-graphic' : ''} of={icon} size={18} />
      {title[language]}
      {waiting > 0 ? <Waiting count={waiting} /> : null}
    </Link>
  );
}

/** Kept unobtrusive: operators look for the number themselves. */
function Waiting({ count }: { count: number }) {
  const t = useMessages(consoleMessages);
  const most = WORK_COUNT_MAX - 1;
  const isMany = count > most;
  return (
    <>
      <span
        aria-hidden="true"
        className="type-tabular ml-auto rounded-full bg-accent px-[7px] py-1 font-medium text-accent-foreground text-xs leading-none"
      >
        {isMany ? `${most}+` : count}
      </span>
      <span className="sr-only">
        , {isMany ? t('waitingMany', { count: most }) : t('waiting', { count })}
      </span>
    </>
  );
}
