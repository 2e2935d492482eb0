import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { Gift, Layers, LifeBuoy, type LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

export type HeaderItem = {
  text: TextKey;
  href: string;
  icon: LucideIcon;
  /** Whether an address belongs to this item. */
  isCurrent?: (path: string) => boolean;
};

/** The header draws what is listed here: a screen that comes adds its line. */
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

/** Invites to the partners: a button of its own in the header, a row in the menu of small screens. */
export const freeAccessItem = {
  text: 'navFreeAccess',
  href: paths.partners(),
  icon: Gift,
  isCurrent: (path: string) => path === paths.partners(),
} as const satisfies HeaderItem;
