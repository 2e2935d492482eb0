import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { invitationMail } from './invitation.mail.ts';

export const operatorMailExamples: readonly MailExample[] = [
  {
    name: 'invitation',
    render: (shop, language) =>
      invitationMail(shop, language, { path: '/admin/join', inviter: 'Olivia' }),
  },
];
