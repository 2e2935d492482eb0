import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Handshake } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.partners,
  title: { en: 'Partners', ru: 'Партнёры' },
  icon: Handshake,
  group: 'work',
  permission: 'referrals:read',
  screen: lazyScreen(() => import('./partners-screen.tsx').then((module) => module.PartnersScreen)),
  pages: [
    {
      path: consolePages.partner,
      permission: 'referrals:read',
      screen: lazyScreen(() =>
        import('./partner-screen.tsx').then((module) => module.PartnerScreen),
      ),
    },
  ],
};
