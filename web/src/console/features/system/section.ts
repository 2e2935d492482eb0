import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Server } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.system,
  title: { en: 'System', ru: 'Система' },
  icon: Server,
  group: 'system',
  permission: 'system:read',
  screen: lazyScreen(() => import('./system-screen.tsx').then((module) => module.SystemScreen)),
};
