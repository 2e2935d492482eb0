import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { Mail } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.mails,
  title: { en: 'Email templates', ru: 'Шаблоны писем' },
  icon: Mail,
  group: 'shop',
  permission: 'texts:read',
  screen: lazyScreen(() => import('./mails-screen.tsx').then((module) => module.MailsScreen)),
  pages: [
    {
      path: consolePages.mail,
      permission: 'texts:read',
      screen: lazyScreen(() => import('./mail-screen.tsx').then((module) => module.MailScreen)),
    },
  ],
};
