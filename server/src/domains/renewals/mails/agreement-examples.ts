import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { renewalNotBegunMail } from './renewal-not-begun.mail.ts';
import { renewalStoppedMail } from './renewal-stopped.mail.ts';
import { renewalTurnedOnMail } from './renewal-turned-on.mail.ts';

const product = { title: 'Music', title_ru: 'Музыка' };

export const agreementMailExamples: readonly MailExample[] = [
  {
    name: 'renewal-turned-on',
    render: (shop, language) =>
      renewalTurnedOnMail(shop, language, {
        product,
        text: 'Music, $9.99 / 1 month',
        stopPath: '/stop-renewal#0199c000-0000-7000-8000-000000000003.example',
      }),
  },
  {
    name: 'renewal-not-begun',
    render: (shop, language) =>
      renewalNotBegunMail(shop, language, { product, endsAt: new Date('2026-03-13T12:00:00Z') }),
  },
  {
    name: 'renewal-stopped',
    render: (shop, language) =>
      renewalStoppedMail(shop, language, { product, endsAt: new Date('2026-03-13T12:00:00Z') }),
  },
  {
    name: 'renewal-method-removed',
    render: (shop, language) =>
      renewalStoppedMail(shop, language, {
        ...{ product, endsAt: new Date('2026-03-13T12:00:00Z'), isMethodRemoved: true },
      }),
  },
];
