import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Repeat } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.renewals,
  title: { en: 'Renewals', ru: 'Продления' },
  icon: Repeat,
  group: 'work',
  permission: 'subscriptions:read',
  screen: lazyScreen(() => import('./renewals-screen.tsx').then((module) => module.RenewalsScreen)),
};
