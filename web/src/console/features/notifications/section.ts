import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { BellRing } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.notifications,
  title: { en: 'My notifications', ru: 'Мои уведомления' },
  icon: BellRing,
  under: consolePages.overview,
  permission: 'session:own',
  screen: lazyScreen(() =>
    import('./notifications-screen.tsx').then((module) => module.NotificationsScreen),
  ),
};
