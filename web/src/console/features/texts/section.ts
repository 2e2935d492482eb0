import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Type } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.texts,
  title: { en: 'Texts', ru: 'Тексты' },
  icon: Type,
  group: 'shop',
  permission: 'texts:read',
  screen: lazyScreen(() => import('./texts-screen.tsx').then((module) => module.TextsScreen)),
  pages: [
    {
      path: consolePages.text,
      permission: 'texts:read',
      screen: lazyScreen(() => import('./text-screen.tsx').then((module) => module.TextScreen)),
    },
  ],
};
