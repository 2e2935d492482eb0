import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Gift } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.gifts,
  title: { en: 'Gifts', ru: 'Подарки' },
  icon: Gift,
  group: 'shop',
  permission: 'payments:read',
  screen: lazyScreen(() => import('./gifts-screen.tsx').then((module) => module.GiftsScreen)),
  found: { kind: 'gift', title: { en: 'Gift', ru: 'Подарок' }, path: consolePaths.payment },
};
