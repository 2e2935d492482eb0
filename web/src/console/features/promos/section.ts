import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { TicketPercent } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.promos,
  title: { en: 'Promo codes', ru: 'Промокоды' },
  icon: TicketPercent,
  group: 'shop',
  permission: 'promos:read',
  screen: lazyScreen(() => import('./promos-screen.tsx').then((module) => module.PromosScreen)),
  create: {
    title: { en: 'New promo code', ru: 'Новый промокод' },
    path: consolePaths.promo('new'),
    permission: 'promos:write',
  },
  pages: [
    {
      path: consolePages.promo,
      permission: 'promos:read',
      screen: lazyScreen(() => import('./promo-screen.tsx').then((module) => module.PromoScreen)),
    },
  ],
  found: { kind: 'promo', title: { en: 'Promo code', ru: 'Промокод' }, path: consolePaths.promo },
};
