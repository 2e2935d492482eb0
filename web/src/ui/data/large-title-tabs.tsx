import { type ReactNode, useEffect, useRef } from 'react';
import type { LinkElement } from '../primitives/link-element.ts';

export type TitleTab = { href: string; label: ReactNode; current: boolean };
type LargeTitleTabsProps = { label: string; tabs: readonly TitleTab[]; as?: LinkElement };

/** Width of the faded end in pixels; a tab under it does not count as visible. */
const FADED = 28;

/** Page title and tabs in one: links, the current one in the strongest color. */
export function LargeTitleTabs({ label, tabs, as: Anchor = 'a' }: LargeTitleTabsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    if (current !== undefined && strip.current) scrollToCurrent(strip.current);
  }, [current]);
  return (
    <nav aria-label={label} className="min-w-0">
      <ul
        className="max-md:-mx-4 flex gap-x-7 md:flex-wrap max-md:gap-[18px] max-md:overflow-x-auto max-md:px-4 max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-28px),transparent)] max-md:[scrollbar-width:none]"
        ref={strip}
      >
        {tabs.map((tab) => (
          <li className="md:max-w-full" key={tab.href}>
            <Anchor
              aria-current={tab.current ? 'page' : undefined}
              className={`type-title-1 wrap-anywhere inline-flex items-center rounded-xs transition-colors duration-(--duration-1) max-md:min-h-11 max-md:whitespace-nowrap max-md:text-xl ${
                tab.current ? 'text-text' : 'text-muted hover:text-text-secondary'
              }`}
              href={tab.href}
            >
              {tab.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the strip; `scrollIntoView` would scroll the page as well, whose position must not change. */
function scrollToCurrent(strip: HTMLElement): void {
  const tab = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = strip.getBoundingClientRect();
  if (tab.left < left) strip.scrollLeft -= left - tab.left + FADED;
  else if (tab.right > right - FADED) strip.scrollLeft += tab.right - right + FADED;
}
