import { WORK_COUNT_MAX } from '@sesame/contract/console/workspace.ts';
import { Pin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { scrollIntoContainer } from '../../../ui/overlay/scroll-to-middle.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { Section } from '../../section.ts';
import { consoleMessages } from '../console.messages.ts';

type NavRowProps = {
  section: Section;
  isCurrent: boolean;
  isPinned: boolean;
  waiting: number;
  onPin: () => void;
};

/** The link to a section, and the button that pins it to the top of the menu. */
export function NavRow({
  section: { path, title, icon },
  isCurrent,
  isPinned,
  waiting,
  onPin,
}: NavRowProps) {
  const { language } = useI18n();
  const t = useMessages(consoleMessages);
  const row = useRef<HTMLAnchorElement>(null);
  // The menu is higher than many windows.
  useEffect(() => {
    if (isCurrent && row.current) scrollIntoContainer(row.current);
  }, [isCurrent]);
  const pin = t('pin', { section: title[language] });
  return (
    <li className="group relative">
      <Link
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-9 items-center gap-3 rounded-md border border-transparent px-3 text-sm text-text-secondary hover:bg-fill group-hover:pr-10 max-lg:h-11 aria-[current]:border-border aria-[current]:bg-surface aria-[current]:pr-10 aria-[current]:font-medium aria-[current]:text-text max-lg:aria-[current]:pr-12"
        href={path}
        ref={row}
      >
        <Icon className={isCurrent ? 'text-accent-graphic' : ''} of={icon} size={18} />
        <span className="min-w-0 truncate">{title[language]}</span>
        {waiting > 0 ? <Waiting count={waiting} /> : null}
      </Link>
      {/* One stop of the Tab key, at the open section: one per row would double the way through the menu. */}
      <button
        aria-label={pin}
        aria-pressed={isPinned}
        className="absolute top-1 right-1 grid size-7 place-items-center rounded-sm text-muted opacity-0 hover:bg-fill hover:text-text focus-visible:opacity-100 group-hover:opacity-100 group-has-[[aria-current]]:opacity-100 max-lg:top-0 max-lg:right-0 max-lg:size-11 pointer-coarse:group-[:not(:has([aria-current]))]:hidden"
        data-section={path}
        onClick={onPin}
        tabIndex={isCurrent ? 0 : -1}
        title={pin}
        type="button"
      >
        <Icon className={isPinned ? 'fill-current text-accent-graphic' : ''} of={Pin} size={14} />
      </button>
    </li>
  );
}

/** Kept unobtrusive: operators look for the number themselves. */
export function Waiting({ count }: { count: number }) {
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
