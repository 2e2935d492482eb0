import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { type AccessChange, accessChangedMail } from './access-changed.mail.ts';
import { credentialReplacedMail } from './credential-replaced.mail.ts';
import { linkSubstitutedMail } from './link-substituted.mail.ts';
import { subscriptionEndedMail } from './subscription-ended.mail.ts';
import { subscriptionEndsMail } from './subscription-ends.mail.ts';

const ending = { product: 'Music', productId: 1, endsAt: new Date('2026-03-13T12:00:00Z') };

const changeOf = (change: AccessChange): MailExample => ({
  name: `access-${change}`,
  render: (shop, language) =>
    accessChangedMail(shop, language, change, {
      subscriptionId: '0199c000-0000-7000-8000-000000000002',
      product: ending.product,
      endsAt: ending.endsAt,
      days: 3,
    }),
});

export const accessMailExamples: readonly MailExample[] = [
  {
    name: 'subscription-ends',
    render: (shop, language) => subscriptionEndsMail(shop, language, { ...ending, daysLeft: 3 }),
  },
  {
    name: 'subscription-ended',
    render: (shop, language) => subscriptionEndedMail(shop, language, ending),
  },
  changeOf('extended'),
  changeOf('granted'),
  changeOf('shortened'),
  changeOf('revoked'),
  {
    name: 'credential-replaced',
    render: (shop, language) =>
      credentialReplacedMail(shop, language, { product: 'Music', service: 'Tidal' }),
  },
  {
    name: 'link-substituted',
    render: (shop, language) =>
      linkSubstitutedMail(shop, language, {
        product: 'Music',
        service: 'Tidal',
        instead: 'Spotify',
      }),
  },
];
