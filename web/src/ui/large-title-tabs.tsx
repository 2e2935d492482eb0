import type { ReactNode } from 'react';
import type { LinkElement } from './link-element.ts';

export type TitleTab = { href: string; label: ReactNode; current: boolean };
type LargeTitleTabsProps = { label: string; tabs: readonly TitleTab[]; as?: LinkElement };

/** The page title and its tabs are one element: links, the current one in full ink. */
export function LargeTitleTabs({ label, tabs, as: Anchor = 'a' }: LargeTitleTabsProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="max-md:-mx-4 flex gap-7 max-md:gap-[18px] max-md:overflow-x-auto max-md:px-4 max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-28px),transparent)] max-md:[scrollbar-width:none]">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Anchor
              aria-current={tab.current ? 'page' : undefined}
              className={`type-title-1 inline-flex items-center whitespace-nowrap rounded-xs transition-colors duration-(--duration-1) max-md:min-h-11 max-md:text-xl ${
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
