import { mailedAlertKinds } from '@sesame/contract/console/alerts.ts';
import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { alertMail } from './alert.mail.ts';

export const alertMailExamples: readonly MailExample[] = mailedAlertKinds.map((kind) => ({
  name: `alert-${kind.replaceAll('_', '-')}`,
  render: (shop, language) =>
    alertMail(shop, language, {
      kind,
      payment: '019a0000-0000-7000-8000-00000000abcd',
      number: 'P-7K3M-92QF',
      dueAt: kind === 'payment_disputed' ? new Date('2026-12-05T23:59:00Z') : null,
    }),
}));
