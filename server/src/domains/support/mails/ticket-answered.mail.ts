import type { Language } from '@sesame/contract/limits.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-en.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { TicketRow } from '../tickets.store.ts';

/** Says that there is an answer, not what it is: conversations may hold what does not belong into a mailbox. */
export function ticketAnsweredMail(
  shop: MailShop,
  language: Language,
  { id, number, title }: Pick<TicketRow, 'id' | 'number' | 'title'>,
): Mail {
  const say = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.say(language, key, params);
  return layoutMail(shop, language, {
    subject: say('ticketAnsweredSubject', { number: String(number) }),
    lead: say('ticketAnsweredLead', { title }),
    button: { label: say('ticketAnsweredButton'), path: `/help-ticket/${id}` },
    note: say('ticketAnsweredNote'),
  });
}
