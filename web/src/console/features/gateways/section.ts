import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { PlugZap } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.gateways,
  title: { en: 'Gateways', ru: 'Шлюзы' },
  icon: PlugZap,
  group: 'shop',
  permission: 'gateways:read',
  screen: lazyScreen(() => import('./gateways-screen.tsx').then((module) => module.GatewaysScreen)),
  pages: [
    {
      path: consolePages.gateway,
      permission: 'gateways:read',
      screen: lazyScreen(() =>
        import('./gateway-screen.tsx').then((module) => module.GatewayScreen),
      ),
    },
  ],
};
