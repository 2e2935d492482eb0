import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { ScrollText } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.audit,
  title: { en: 'Audit log', ru: 'Журнал действий' },
  icon: ScrollText,
  group: 'system',
  permission: 'audit:read',
  screen: lazyScreen(() => import('./audit-screen.tsx').then((module) => module.AuditScreen)),
  pages: [
    {
      path: consolePages.auditEvent,
      permission: 'audit:read',
      screen: lazyScreen(() =>
        import('./audit-event-screen.tsx').then((module) => module.AuditEventScreen),
      ),
    },
  ],
};
