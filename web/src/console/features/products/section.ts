import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Package } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

/** Shows the list and one record beside it. */
const screen = lazyScreen(() =>
  import('./products-screen.tsx').then((module) => module.ProductsScreen),
);

export const section: Section = {
  path: consolePages.products,
  title: { en: 'Products', ru: 'Товары' },
  icon: Package,
  group: 'work',
  permission: 'products:read',
  screen,
  create: {
    title: { en: 'New product', ru: 'Новый товар' },
    path: consolePaths.product('new'),
    permission: 'products:write',
  },
  pages: [
    {
      path: consolePages.product,
      permission: 'products:read',
      screen,
    },
  ],
};
