import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { TicketRow } from '../tickets.store.ts';

/** Announces an answer without quoting it: conversations may contain things that do not belong in a mailbox. */
export function ticketAnsweredMail(
  shop: MailShop,
  language: Language,
  { id, number, title }: Pick<TicketRow, 'id' | 'number' | 'title'>,
): Mail {
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.t(language, key, params);
  return layoutMail(shop, language, {
    subject: t('ticketAnsweredSubject', { number: String(number) }),
    lead: t('ticketAnsweredLead', { title }),
    button: { label: t('ticketAnsweredButton'), path: `/help-ticket/${id}` },
    note: t('ticketAnsweredNote'),
  });
}
