import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Bell } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.alerts,
  title: { en: 'Alerts', ru: 'Оповещения' },
  icon: Bell,
  under: consolePages.overview,
  permission: 'alerts:read',
  screen: lazyScreen(() => import('./alerts-screen.tsx').then((module) => module.AlertsScreen)),
};
