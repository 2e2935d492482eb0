import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { HandCoins } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.payouts,
  title: { en: 'Payouts', ru: 'Выплаты' },
  icon: HandCoins,
  group: 'work',
  queue: 'payouts',
  permission: 'payouts:read',
  screen: lazyScreen(() => import('./payouts-screen.tsx').then((module) => module.PayoutsScreen)),
  found: { kind: 'payout', title: { en: 'Payout', ru: 'Выплата' }, path: consolePaths.payout },
};
