import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { type MailedRenewal, type RenewalMailKind, renewalMail } from './renewal.mail.ts';

const renewal: MailedRenewal = {
  product: 'Music',
  productId: 1,
  method: { brand: 'visa', provider: 'stripe', last4: '4242' },
  term: { count: 1, unit: 'month' },
  totalCents: 1_290,
  date: new Date('2026-03-13T12:00:00Z'),
  accessUntil: new Date('2026-03-16T12:00:00Z'),
  paid: {
    id: '0199c000-0000-7000-8000-000000000001',
    number: 'P-7K3M-92QF',
    at: new Date('2026-03-10T12:00:00Z'),
  },
  stopPath: '/stop-renewal#0199c000-0000-7000-8000-000000000003.example',
  undoPath: '/undo-renewal#0199c000-0000-7000-8000-000000000004.example',
};

const exampleOf = (kind: RenewalMailKind): MailExample => ({
  name: `renewal-${kind.replace('_', '-')}`,
  render: (shop, language) => renewalMail(shop, language, kind, renewal),
});

export const renewalMailExamples: readonly MailExample[] = [
  exampleOf('coming'),
  {
    name: 'renewal-coming-expiring',
    render: (shop, language) =>
      renewalMail(shop, language, 'coming', { ...renewal, isExpiring: true }),
  },
  exampleOf('charged'),
  exampleOf('undone'),
  {
    name: 'renewal-undone-part',
    render: (shop, language) =>
      renewalMail(shop, language, 'undone', {
        ...renewal,
        part: { unusedDays: 26, totalDays: 31 },
      }),
  },
  ...(['declined', 'last_try'] as const).flatMap((kind) =>
    (['funds', 'bank'] as const).map(
      (decline): MailExample => ({
        name: `renewal-${kind.replace('_', '-')}-${decline}`,
        render: (shop, language) => renewalMail(shop, language, kind, { ...renewal, decline }),
      }),
    ),
  ),
  exampleOf('last_try'),
  exampleOf('confirm'),
  {
    name: 'renewal-confirm-same',
    render: (shop, language) =>
      renewalMail(shop, language, 'confirm', {
        ...renewal,
        confirmPath: '/confirm-renewal#0199c000-0000-7000-8000-000000000005.example',
      }),
  },
  exampleOf('method_dead'),
  exampleOf('revoked'),
  exampleOf('ended'),
  exampleOf('not_sold'),
  exampleOf('price_raised'),
];
