import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Settings2 } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.settings,
  title: { en: 'Settings', ru: 'Настройки' },
  icon: Settings2,
  group: 'shop',
  permission: 'settings:read',
  screen: lazyScreen(() => import('./settings-screen.tsx').then((module) => module.SettingsScreen)),
  pages: [
    {
      path: consolePages.connection,
      permission: 'settings:read',
      screen: lazyScreen(() =>
        import('./connections/connection-screen.tsx').then((module) => module.ConnectionScreen),
      ),
    },
    {
      path: consolePages.referralRules,
      permission: 'referrals:read',
      screen: lazyScreen(() =>
        import('./referral-rules-screen.tsx').then((module) => module.ReferralRulesScreen),
      ),
    },
  ],
};
