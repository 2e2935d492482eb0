import { type NotifiedKind, notifiedKinds } from '@sesame/contract/console/notifications/topics.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailShop } from '../../../platform/mail/layout-mail.ts';
import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { describeEvent, type EventMessage } from '../describe-event.ts';
import { digestMail } from './digest.mail.ts';
import { notificationMail, testMail } from './notification.mail.ts';

const ID = '019a0000-0000-7000-8000-00000000abcd';

function invented({ t }: MailShop, language: Language, kind: NotifiedKind): EventMessage {
  const isOfPayment = /payment|refund|fraud|sale|paid/.test(kind);
  return describeEvent(
    t,
    { language, zone: 'UTC' },
    {
      kind,
      subject: ID,
      occurred_at: new Date('2026-11-24T14:32:00Z'),
      alert_id: kind.startsWith('operator') ? null : 7,
      payment_id: isOfPayment ? ID : null,
      number: isOfPayment ? 'P-7K3M-92QF' : kind === 'ticket_waiting' ? '4217' : null,
      amount_cents: isOfPayment ? 1_290 : null,
      about: isOfPayment ? null : 'Tidal',
      about_ru: '',
      due_at: kind === 'payment_disputed' ? new Date('2026-12-05T23:59:00Z') : null,
    },
  );
}

export const notificationMailExamples: readonly MailExample[] = [
  ...notifiedKinds.map(
    (kind): MailExample => ({
      name: `notification-${kind.replaceAll('_', '-')}`,
      render: (shop, language) => notificationMail(shop, language, invented(shop, language, kind)),
    }),
  ),
  { name: 'notification-test', render: testMail },
  {
    name: 'digest',
    render: (shop, language) =>
      digestMail(
        shop,
        language,
        (['sale', 'inventory_low', 'payment_disputed'] as const).map((kind) =>
          invented(shop, language, kind),
        ),
      ),
  },
];
