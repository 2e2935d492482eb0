import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Megaphone } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.announcements,
  title: { en: 'Announcements', ru: 'Объявления' },
  icon: Megaphone,
  group: 'shop',
  permission: 'announcements:read',
  screen: lazyScreen(() =>
    import('./announcements-screen.tsx').then((module) => module.AnnouncementsScreen),
  ),
  create: {
    title: { en: 'New announcement', ru: 'Новое объявление' },
    path: consolePaths.announcement('new'),
    permission: 'announcements:write',
  },
  pages: [
    {
      path: consolePages.announcement,
      permission: 'announcements:read',
      screen: lazyScreen(() =>
        import('./announcement-screen.tsx').then((module) => module.AnnouncementScreen),
      ),
    },
  ],
};
