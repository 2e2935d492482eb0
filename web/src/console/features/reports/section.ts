import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { ChartColumn } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.reports,
  title: { en: 'Reports', ru: 'Отчёты' },
  icon: ChartColumn,
  group: 'system',
  permission: 'reports:read',
  screen: lazyScreen(() => import('./reports-screen.tsx').then((module) => module.ReportsScreen)),
};
