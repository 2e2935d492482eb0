import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Hourglass } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.fulfilment,
  title: { en: 'Deliveries', ru: 'Выдача доступа' },
  icon: Hourglass,
  group: 'work',
  queue: 'fulfilment',
  permission: 'inventory:read',
  screen: lazyScreen(() =>
    import('./fulfilment-screen.tsx').then((module) => module.FulfilmentScreen),
  ),
};
