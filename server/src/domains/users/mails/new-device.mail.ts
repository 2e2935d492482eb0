import type { Language } from '@sesame/contract/limits.ts';
import { mailTextOf } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';

/** @param signIn `device` is undefined for a browser that says nothing known about itself */
export function newDeviceMail(
  shop: MailShop,
  language: Language,
  signIn: { at: Date; device: string | undefined; ipPrefix: string },
): Mail {
  const device = signIn.device ?? mailTextOf(language, 'unknownDevice');
  return layoutMail(shop, language, {
    subject: mailTextOf(language, 'newDeviceSubject'),
    lead: mailTextOf(language, 'newDeviceLead'),
    rows: [
      [mailTextOf(language, 'newDeviceTime'), mailTime(signIn.at)],
      [mailTextOf(language, 'newDeviceDevice'), device],
      [mailTextOf(language, 'newDeviceNetwork'), signIn.ipPrefix],
    ],
    button: { label: mailTextOf(language, 'newDeviceButton'), path: '/settings/security' },
    note: mailTextOf(language, 'newDeviceNote'),
  });
}
