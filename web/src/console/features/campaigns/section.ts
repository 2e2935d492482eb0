import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Link2 } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.campaigns,
  title: { en: 'Campaigns', ru: 'Кампании' },
  icon: Link2,
  group: 'shop',
  permission: 'campaigns:read',
  screen: lazyScreen(() =>
    import('./campaigns-screen.tsx').then((module) => module.CampaignsScreen),
  ),
};
