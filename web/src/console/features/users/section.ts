import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { UserRound } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.users,
  title: { en: 'Buyers', ru: 'Покупатели' },
  icon: UserRound,
  group: 'work',
  permission: 'users:read',
  screen: lazyScreen(() => import('./users-screen.tsx').then((module) => module.UsersScreen)),
  pages: [
    {
      path: consolePages.user,
      permission: 'users:read',
      screen: lazyScreen(() => import('./user-screen.tsx').then((module) => module.UserScreen)),
    },
  ],
  found: {
    kind: 'user',
    title: { en: 'Buyer', ru: 'Покупатель' },
    path: consolePaths.user,
    action: {
      verb: { en: 'Write to', ru: 'Написать' },
      path: (id) => `${consolePaths.user(id)}?action=write`,
      permission: 'tickets:write',
    },
  },
};
