import type { Language } from '@sesame/contract/shared/limits.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { mailDate, mailMoney } from '../../../../platform/mail/mail-format.ts';

/** `claimed` and `revoked` are for the buyer, the others for the claimer. */
export const giftChanges = [
  'claimed',
  'revoked',
  'received',
  'held',
  'resumed',
  'reversed',
] as const;
export type GiftChange = (typeof giftChanges)[number];

export function isForBuyer(change: GiftChange): boolean {
  return change === 'claimed' || change === 'revoked';
}

const TEXTS: Readonly<Record<GiftChange, readonly [subject: MailTextKey, lead: MailTextKey]>> = {
  claimed: ['giftClaimedSubject', 'giftClaimedLead'],
  revoked: ['giftRevokedSubject', 'giftRevokedLead'],
  received: ['giftReceivedSubject', 'giftReceivedLead'],
  held: ['giftHeldSubject', 'giftHeldLead'],
  resumed: ['giftResumedSubject', 'giftResumedLead'],
  reversed: ['giftReversedSubject', 'giftReversedLead'],
};

export interface ChangedGift {
  readonly product: string;
  /** End of the access that it gave. */
  readonly until: Date | undefined;
  /** Set when it gave credit in place of access. */
  readonly creditCents: number | null;
  /** What is refunded of a gift that the shop revoked. */
  readonly refundCents?: number | undefined;
}

/** Informs the buyer or the claimer of a gift about its new state. */
export function giftChangeMail(
  shop: MailShop,
  language: Language,
  change: GiftChange,
  { product, until, creditCents, refundCents }: ChangedGift,
): Mail {
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.t(language, key, params);
  const [subject, lead] = TEXTS[change];
  const forBuyer = isForBuyer(change);
  const isCredit = creditCents !== null && !forBuyer;
  const rows = [
    ...(until === undefined ? [] : [[t('giftUntil'), mailDate(until)] as const]),
    ...(refundCents === undefined ? [] : [[t('giftRefund'), mailMoney(refundCents)] as const]),
    ...(isCredit ? [[t('giftCredit'), mailMoney(creditCents)] as const] : []),
  ];
  return layoutMail(shop, language, {
    subject: t(subject, { product }),
    lead: t(isCredit && change === 'received' ? 'giftCreditLead' : lead, { product }),
    ...(rows.length > 0 && { rows }),
    button: forBuyer
      ? { label: t('giftsButton'), path: '/gifts' }
      : { label: t('receiptButton'), path: '/dashboard/subscriptions' },
  });
}
