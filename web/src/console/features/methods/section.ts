import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { CreditCard } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.methods,
  title: { en: 'Payment methods', ru: 'Способы оплаты' },
  icon: CreditCard,
  group: 'shop',
  permission: 'methods:read',
  screen: lazyScreen(() => import('./methods-screen.tsx').then((module) => module.MethodsScreen)),
  pages: [
    {
      path: consolePages.method,
      permission: 'methods:read',
      screen: lazyScreen(() => import('./method-screen.tsx').then((module) => module.MethodScreen)),
    },
    {
      path: consolePages.newMethod,
      permission: 'methods:write',
      screen: lazyScreen(() =>
        import('./new-method-screen.tsx').then((module) => module.NewMethodScreen),
      ),
    },
  ],
};
