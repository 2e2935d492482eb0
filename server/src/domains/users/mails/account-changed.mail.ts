import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTime } from '../../../platform/mail/mail-format.ts';

/** Account changes that are always mailed to the owner, even if the owner made them. */
export type AccountChange =
  | 'trc20'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'telegram_on'
  | 'telegram_off'
  | 'google_linked'
  | 'deletion'
  | 'deletion_by_shop';

const WORDS: Readonly<Record<AccountChange, readonly [subject: MailTextKey, lead: MailTextKey]>> = {
  trc20: ['trc20ChangedSubject', 'trc20ChangedLead'],
  second_factor_on: ['secondFactorOnSubject', 'secondFactorOnLead'],
  second_factor_off: ['secondFactorOffSubject', 'secondFactorOffLead'],
  telegram_on: ['telegramOnSubject', 'telegramOnLead'],
  telegram_off: ['telegramOffSubject', 'telegramOffLead'],
  google_linked: ['googleLinkedSubject', 'googleLinkedLead'],
  deletion: ['deletionSubject', 'deletionLead'],
  deletion_by_shop: ['deletionSubject', 'deletionByShopLead'],
};

/** Contains the change and its time but never the value, because other people may read the mailbox. */
export function accountChangedMail(
  shop: MailShop,
  language: Language,
  change: AccountChange,
  at: Date,
): Mail {
  const [subject, lead] = WORDS[change];
  return layoutMail(shop, language, {
    subject: shop.t(language, subject),
    lead: shop.t(language, lead, { when: mailTime(at) }),
    button: { label: shop.t(language, 'accountChangedButton'), path: '/settings/security' },
    note: shop.t(language, 'accountChangedNote'),
  });
}
