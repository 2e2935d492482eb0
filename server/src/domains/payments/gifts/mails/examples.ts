import type { MailExample } from '../../../../platform/mail/mail-example.ts';
import { giftCardMail } from './gift-card.mail.ts';
import { giftChangeMail, giftChanges } from './gift-change.mail.ts';

export const giftMailExamples: readonly MailExample[] = [
  ...giftChanges.map(
    (change) =>
      ({
        name: `gift-${change}`,
        render: (shop, language) =>
          giftChangeMail(shop, language, change, {
            product: 'Music',
            until: change === 'received' ? new Date('2026-06-10T12:00:00Z') : undefined,
            creditCents: null,
            refundCents: change === 'revoked' ? 1_290 : undefined,
          }),
      }) satisfies MailExample,
  ),
  {
    name: 'gift-card',
    render: (shop, language) =>
      giftCardMail(shop, language, {
        ...{ product: 'Music', duration: '3 mons', code: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345' },
        message: language === 'ru' ? 'С\u00a0днём рождения!' : 'Happy birthday!',
      }),
  },
  {
    name: 'gift-credited',
    render: (shop, language) =>
      giftChangeMail(shop, language, 'received', {
        product: 'Music',
        until: undefined,
        creditCents: 1_290,
      }),
  },
];
