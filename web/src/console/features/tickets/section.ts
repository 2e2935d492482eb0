import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { LifeBuoy } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

/** Shows the list and one record beside it. */
const screen = lazyScreen(() =>
  import('./tickets-screen.tsx').then((module) => module.TicketsScreen),
);

export const section: Section = {
  path: consolePages.tickets,
  title: { en: 'Tickets', ru: 'Обращения' },
  icon: LifeBuoy,
  group: 'work',
  queue: 'tickets',
  permission: 'tickets:read',
  screen,
  pages: [
    {
      path: consolePages.ticket,
      permission: 'tickets:read',
      screen,
    },
    {
      path: consolePages.macros,
      permission: 'tickets:read',
      screen: lazyScreen(() =>
        import('./macros/macros-screen.tsx').then((module) => module.MacrosScreen),
      ),
    },
    {
      path: consolePages.macro,
      permission: 'tickets:read',
      screen: lazyScreen(() =>
        import('./macros/macro-screen.tsx').then((module) => module.MacroScreen),
      ),
    },
  ],
  found: { kind: 'ticket', title: { en: 'Ticket', ru: 'Обращение' }, path: consolePaths.ticket },
};
