import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { ReceiptText } from 'lucide-react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { consolePaths } from '../../paths.ts';
import type { Section } from '../../section.ts';

export const section: Section = {
  path: consolePages.payments,
  title: { en: 'Payments', ru: 'Платежи' },
  icon: ReceiptText,
  group: 'work',
  queue: 'reviews',
  permission: 'payments:read',
  screen: lazyScreen(() => import('./payments-screen.tsx').then((module) => module.PaymentsScreen)),
  pages: [
    {
      path: consolePages.payment,
      permission: 'payments:read',
      screen: lazyScreen(() =>
        import('./payment-screen.tsx').then((module) => module.PaymentScreen),
      ),
    },
  ],
  found: {
    kind: 'payment',
    title: { en: 'Payment', ru: 'Платёж' },
    path: consolePaths.payment,
    action: {
      verb: { en: 'Refund', ru: 'Вернуть' },
      path: (id) => `${consolePaths.payment(id)}?action=refund`,
      permission: 'payments:refund',
    },
  },
};
