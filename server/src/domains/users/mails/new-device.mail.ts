import type { Language } from '@sesame/contract/shared/limits.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';

/** @param signIn `device` is undefined for an unknown browser */
export function newDeviceMail(
  shop: MailShop,
  language: Language,
  signIn: { at: Date; device: string | undefined; ipPrefix: string },
): Mail {
  const device = signIn.device ?? shop.t(language, 'unknownDevice');
  return layoutMail(shop, language, {
    subject: shop.t(language, 'newDeviceSubject'),
    lead: shop.t(language, 'newDeviceLead'),
    rows: [
      [shop.t(language, 'newDeviceTime'), mailTime(signIn.at)],
      [shop.t(language, 'newDeviceDevice'), device],
      [shop.t(language, 'newDeviceNetwork'), signIn.ipPrefix],
    ],
    button: { label: shop.t(language, 'newDeviceButton'), path: '/settings/security' },
    note: shop.t(language, 'newDeviceNote'),
  });
}
