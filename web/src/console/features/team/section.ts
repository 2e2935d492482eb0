import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Users } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.team,
  title: { en: 'Team', ru: 'Команда' },
  icon: Users,
  group: 'system',
  permission: 'team:read',
  screen: lazyScreen(() => import('./team-screen.tsx').then((module) => module.TeamScreen)),
};
