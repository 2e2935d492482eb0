import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { mailTestMail } from './mail-test.mail.ts';

export const settingsMailExamples: readonly MailExample[] = [
  { name: 'mail-test', render: (shop, language) => mailTestMail(shop, language) },
];
