import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { TicketRow } from '../tickets.store.ts';

/** Announces a ticket that support has opened, without quoting it, as with answers. */
export function ticketOpenedMail(
  shop: MailShop,
  language: Language,
  { id, number, title }: Pick<TicketRow, 'id' | 'number' | 'title'>,
): Mail {
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.t(language, key, params);
  return layoutMail(shop, language, {
    subject: t('ticketOpenedSubject', { number: String(number) }),
    lead: t('ticketOpenedLead', { title }),
    button: { label: t('ticketOpenedButton'), path: `/help-ticket/${id}` },
    note: t('ticketAnsweredNote'),
  });
}
