import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { LayoutDashboard } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.overview,
  title: { en: 'Overview', ru: 'Обзор' },
  icon: LayoutDashboard,
  group: 'work',
  permission: 'reports:read',
  screen: lazyScreen(() => import('./overview-screen.tsx').then((module) => module.OverviewScreen)),
};
