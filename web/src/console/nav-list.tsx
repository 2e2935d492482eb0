import { Link, useLocation } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/icon.tsx';
import { consoleWords } from './console.words.ts';
import { findScreen } from './find-screen.ts';
import { type Section, sections } from './screens.ts';

const groups = [
  { group: 'work', word: null },
  { group: 'store', word: 'groupStore' },
  { group: 'system', word: 'groupSystem' },
] as const;

/** The sections that this operator may see. */
export function NavList({ permissions }: { permissions: readonly string[] }) {
  const say = useWords(consoleWords);
  const [path] = useLocation();
  const current = findScreen(path, permissions)?.section;
  return (
    <nav aria-label={say('navigation')} className="flex-1">
      {groups.map(({ group, word }) => {
        const shown = sections.filter(
          (section) => section.group === group && permissions.includes(section.permission),
        );
        if (shown.length === 0) return null;
        return (
          <div className="mt-3 first:mt-1" key={group}>
            {word ? <p className="type-caption px-3 pt-2 pb-1.5 text-muted">{say(word)}</p> : null}
            <ul className="m-0 grid list-none gap-0.5 p-0">
              {shown.map((section) => (
                <li key={section.path}>
                  <Row current={section.path === current} section={section} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Row({ section: { path, word, icon }, current }: { section: Section; current: boolean }) {
  const say = useWords(consoleWords);
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      className="flex h-9 items-center gap-3 rounded-md border border-transparent px-3 text-sm text-text-secondary hover:bg-fill max-lg:h-11 aria-[current]:border-border aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-text"
      href={path}
    >
      <Icon className={current ? 'text-accent-graphic' : ''} of={icon} size={18} />
      {say(word)}
    </Link>
  );
}
