import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { auditHeadMail } from './audit-head.mail.ts';
import { invitationMail } from './invitation.mail.ts';

export const operatorMailExamples: readonly MailExample[] = [
  {
    name: 'invitation',
    render: (shop, language) =>
      invitationMail(shop, language, { path: '/admin/join', inviter: 'Olivia' }),
  },
  {
    name: 'audit-head',
    render: (shop, language) =>
      auditHeadMail(shop, language, {
        id: 1_042,
        hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        at: new Date('2026-03-10T12:00:00Z'),
      }),
  },
];
