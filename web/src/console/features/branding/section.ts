import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Palette } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.branding,
  title: { en: 'Branding', ru: 'Оформление' },
  icon: Palette,
  group: 'shop',
  permission: 'settings:read',
  screen: lazyScreen(() => import('./branding-screen.tsx').then((module) => module.BrandingScreen)),
};
