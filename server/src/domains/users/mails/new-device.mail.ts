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
  const device = signIn.device ?? shop.say(language, 'unknownDevice');
  return layoutMail(shop, language, {
    subject: shop.say(language, 'newDeviceSubject'),
    lead: shop.say(language, 'newDeviceLead'),
    rows: [
      [shop.say(language, 'newDeviceTime'), mailTime(signIn.at)],
      [shop.say(language, 'newDeviceDevice'), device],
      [shop.say(language, 'newDeviceNetwork'), signIn.ipPrefix],
    ],
    button: { label: shop.say(language, 'newDeviceButton'), path: '/settings/security' },
    note: shop.say(language, 'newDeviceNote'),
  });
}
