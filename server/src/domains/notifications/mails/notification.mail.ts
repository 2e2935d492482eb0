import type { Language } from '@sesame/contract/shared/limits.ts';
import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import type { EventMessage } from '../describe-event.ts';

/** One event, with a link to its record. */
export function notificationMail(shop: MailShop, language: Language, event: EventMessage): Mail {
  return layoutMail(shop, language, {
    subject: `${brandNameIn(shop, language)}: ${event.headline}`,
    lead: event.lead,
    rows: event.rows,
    button: { label: shop.t(language, 'alertButton'), path: event.path },
    note: shop.t(language, 'alertNote'),
  });
}

/** The mail that an operator sends to themselves. */
export function testMail(shop: MailShop, language: Language): Mail {
  return notificationMail(shop, language, {
    headline: shop.t(language, 'eventTest'),
    lead: shop.t(language, 'eventTestLead'),
    rows: [],
    path: consolePages.notifications,
  });
}
