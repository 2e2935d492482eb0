import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { ListChecks } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.bulkActions,
  title: { en: 'Bulk actions', ru: 'Массовые действия' },
  icon: ListChecks,
  group: 'system',
  permission: 'bulk:read',
  screen: lazyScreen(() =>
    import('./bulk-actions-screen.tsx').then((module) => module.BulkActionsScreen),
  ),
  pages: [
    {
      path: consolePages.bulkAction,
      permission: 'bulk:read',
      screen: lazyScreen(() =>
        import('./bulk-action-screen.tsx').then((module) => module.BulkActionScreen),
      ),
    },
  ],
};
