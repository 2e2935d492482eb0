import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { type AccountChange, accountChangedMail } from './account-changed.mail.ts';
import { alreadyRegisteredMail } from './already-registered.mail.ts';
import { confirmEmailMail } from './confirm-email.mail.ts';
import { forcedResetMail } from './forced-reset.mail.ts';
import { newDeviceMail } from './new-device.mail.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import { resetPasswordMail } from './reset-password.mail.ts';

const at = new Date('2026-03-10T12:00:00Z');
/** Not a valid token. */
const TOKEN = 'example';

const change = (name: string, kind: AccountChange): MailExample => ({
  name,
  render: (shop, language) => accountChangedMail(shop, language, kind, at),
});

export const userMailExamples: readonly MailExample[] = [
  {
    name: 'confirm-email',
    render: (shop, language) => confirmEmailMail(shop, language, TOKEN),
  },
  { name: 'already-registered', render: alreadyRegisteredMail },
  {
    name: 'reset-password',
    render: (shop, language) => resetPasswordMail(shop, language, TOKEN),
  },
  {
    name: 'forced-reset',
    render: (shop, language) => forcedResetMail(shop, language, TOKEN),
  },
  {
    name: 'password-changed',
    render: (shop, language) => passwordChangedMail(shop, language, at),
  },
  {
    name: 'new-device',
    render: (shop, language) =>
      newDeviceMail(shop, language, { at, device: undefined, ipPrefix: '192.0.2.0/24' }),
  },
  change('account-trc20', 'trc20'),
  change('account-second-factor-on', 'second_factor_on'),
  change('account-second-factor-off', 'second_factor_off'),
  change('account-telegram-on', 'telegram_on'),
  change('account-telegram-off', 'telegram_off'),
  change('account-google-linked', 'google_linked'),
  change('account-deletion', 'deletion'),
  change('account-deletion-by-shop', 'deletion_by_shop'),
];
