import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { ticketAnsweredMail } from './ticket-answered.mail.ts';
import { ticketOpenedMail } from './ticket-opened.mail.ts';

const ticketIn = (language: Language) => ({
  id: '0199c000-0000-7000-8000-000000000003',
  number: 4_217,
  title: language === 'ru' ? 'Не открывается ссылка' : 'Connect opens an error page',
});

export const supportMailExamples: readonly MailExample[] = [
  {
    name: 'ticket-answered',
    render: (shop, language) => ticketAnsweredMail(shop, language, ticketIn(language)),
  },
  {
    name: 'ticket-opened',
    render: (shop, language) => ticketOpenedMail(shop, language, ticketIn(language)),
  },
];
