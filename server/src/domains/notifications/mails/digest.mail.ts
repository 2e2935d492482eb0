import type { Language } from '@sesame/contract/shared/limits.ts';
import { consolePages } from '@sesame/contract/shared/page-addresses.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import type { EventMessage } from '../describe-event.ts';

const LISTED_MAX = 40;

/** Everything that was collected for an operator since the last digest; the first ones are listed. */
export function digestMail(
  shop: MailShop,
  language: Language,
  events: readonly Pick<EventMessage, 'headline' | 'rows'>[],
): Mail {
  const left = events.length - LISTED_MAX;
  return layoutMail(shop, language, {
    subject: shop.t(language, 'digestSubject', {
      brand: brandNameIn(shop, language),
      count: events.length,
    }),
    lead: shop.t(language, 'digestLead'),
    rows: [
      ...events
        .slice(0, LISTED_MAX)
        .map(
          ({ headline, rows }) => [headline, rows.map(([, value]) => value).join(', ')] as const,
        ),
      ...(left > 0 ? [[shop.t(language, 'digestMore'), String(left)] as const] : []),
    ],
    button: { label: shop.t(language, 'alertButton'), path: consolePages.overview },
    note: shop.t(language, 'alertNote'),
  });
}
