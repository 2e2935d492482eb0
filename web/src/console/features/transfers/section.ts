import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Landmark } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.transfers,
  title: { en: 'Bank transfers', ru: 'Переводы' },
  icon: Landmark,
  group: 'work',
  queue: 'transfers',
  permission: 'transfers:read',
  screen: lazyScreen(() =>
    import('./transfers-screen.tsx').then((module) => module.TransfersScreen),
  ),
};
