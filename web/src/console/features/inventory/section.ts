import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Boxes } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.inventory,
  title: { en: 'Inventory', ru: 'Склад' },
  icon: Boxes,
  group: 'work',
  permission: 'inventory:read',
  screen: lazyScreen(() =>
    import('./inventory-screen.tsx').then((module) => module.InventoryScreen),
  ),
  pages: [
    {
      path: consolePages.service,
      permission: 'inventory:read',
      screen: lazyScreen(() =>
        import('./service-screen.tsx').then((module) => module.ServiceScreen),
      ),
    },
  ],
};
