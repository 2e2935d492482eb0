import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Gift } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.gifts,
  title: { en: 'Gifts', ru: 'Подарки' },
  icon: Gift,
  group: 'store',
  permission: 'payments:read',
  screen: lazyScreen(() => import('./gifts-screen.tsx').then((module) => module.GiftsScreen)),
};
