import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { Gift, Layers, LifeBuoy, type LucideIcon } from 'lucide-react';
import { paths } from '../../paths.ts';

export type HeaderItem = {
  text: TextKey;
  href: string;
  icon: LucideIcon;
  /** Whether an address belongs to this item. */
  isCurrent?: (path: string) => boolean;
};

/** Items of the header; add a line for a new screen. */
export const navItems: readonly HeaderItem[] = [
  {
    text: 'navDashboard',
    href: paths.subscriptions(),
    icon: Layers,
    isCurrent: (path) => path.startsWith('/dashboard'),
  },
  {
    text: 'navHelpdesk',
    href: paths.helpTickets(),
    icon: LifeBuoy,
    isCurrent: (path) => path.startsWith('/help-ticket'),
  },
];

/** The link to the partner program: a button in the header, a row in the mobile menu. */
export const freeAccessItem = {
  text: 'navFreeAccess',
  href: paths.partners(),
  icon: Gift,
  isCurrent: (path: string) => path === paths.partners(),
} as const satisfies HeaderItem;
