import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDate } from '../../../platform/mail/mail-format.ts';

/** Changes of access that an operator makes without a payment. */
export type AccessChange = 'extended' | 'granted' | 'shortened' | 'revoked';

const CHANGES: Readonly<Record<AccessChange, { subject: MailTextKey; lead: MailTextKey }>> = {
  extended: { subject: 'daysAddedSubject', lead: 'daysAddedLead' },
  granted: { subject: 'accessGrantedSubject', lead: 'accessGrantedLead' },
  shortened: { subject: 'accessShortenedSubject', lead: 'accessShortenedLead' },
  revoked: { subject: 'accessRevokedSubject', lead: 'accessRevokedLead' },
};

export interface ChangedAccessOf {
  readonly subscriptionId: string;
  readonly product: string;
  readonly endsAt: Date;
  /** Days that were added. */
  readonly days?: number | undefined;
}

/** The subject of such a mail, which is also the text of the message by the bot. */
export function accessChangedSubject(
  shop: MailShop,
  language: Language,
  change: AccessChange,
  { product, days = 0 }: ChangedAccessOf,
): string {
  return shop.t(language, CHANGES[change].subject, { product, count: days });
}

/** Says what an operator changed, and where to look or whom to ask. */
export function accessChangedMail(
  shop: MailShop,
  language: Language,
  change: AccessChange,
  changed: ChangedAccessOf,
): Mail {
  const { subscriptionId, product, endsAt, days = 0 } = changed;
  const isLess = change === 'shortened' || change === 'revoked';
  return layoutMail(shop, language, {
    subject: accessChangedSubject(shop, language, change, changed),
    lead: shop.t(language, CHANGES[change].lead, { product, count: days, date: mailDate(endsAt) }),
    button: isLess
      ? {
          label: shop.t(language, 'supportButton'),
          path: `/help-ticket-create?subscription=${subscriptionId}`,
        }
      : { label: shop.t(language, 'receiptButton'), path: '/dashboard/subscriptions' },
  });
}
