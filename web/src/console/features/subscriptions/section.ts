import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { CalendarClock } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.subscriptions,
  title: { en: 'Subscriptions', ru: 'Подписки' },
  icon: CalendarClock,
  group: 'work',
  permission: 'subscriptions:read',
  screen: lazyScreen(() =>
    import('./subscriptions-screen.tsx').then((module) => module.SubscriptionsScreen),
  ),
  pages: [
    {
      path: consolePages.subscription,
      permission: 'subscriptions:read',
      screen: lazyScreen(() =>
        import('./subscription-screen.tsx').then((module) => module.SubscriptionScreen),
      ),
    },
  ],
  found: {
    kind: 'subscription',
    title: { en: 'Subscription', ru: 'Подписка' },
    path: consolePaths.subscription,
  },
};
