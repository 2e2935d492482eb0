import type { Language } from '@sesame/contract/shared/limits.ts';
import type { PayoutNetwork } from '@sesame/contract/shop/referrals.ts';
import type { MailTextKey } from '@sesame/contract/texts/mail-texts.ts';
import { layoutMail, type MailShop } from '../../../platform/mail/layout-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailMoney, mailTime } from '../../../platform/mail/mail-format.ts';
import type { PayoutRow } from '../payouts/payouts.store.ts';

export type MailedPayoutState = 'requested' | 'paid' | 'rejected';

const TEXTS: Readonly<
  Record<MailedPayoutState, readonly [subject: MailTextKey, lead: MailTextKey]>
> = {
  requested: ['payoutRequestedSubject', 'payoutRequestedLead'],
  paid: ['payoutPaidSubject', 'payoutPaidLead'],
  rejected: ['payoutRejectedSubject', 'payoutRejectedLead'],
};

const NETWORKS: Readonly<Record<PayoutNetwork, string>> = { usdt_trc20: 'USDT TRC-20', ton: 'TON' };

/** Informs an owner who did not request the payout, so that they can cancel it in time. */
export function payoutMail(
  shop: MailShop,
  language: Language,
  payout: Pick<
    PayoutRow,
    'amount_cents' | 'network' | 'address' | 'created_at' | 'transaction' | 'reason'
  > & { readonly state: MailedPayoutState },
): Mail {
  const t = (key: MailTextKey, params?: Record<string, string | number>) =>
    shop.t(language, key, params);
  const [subject, lead] = TEXTS[payout.state];
  const amount = mailMoney(payout.amount_cents);
  const rows: (readonly [string, string])[] = [
    [t('payoutAmount'), amount],
    [t('payoutNetwork'), NETWORKS[payout.network]],
    [t('payoutAddress'), payout.address],
    [t('payoutRequestedAt'), mailTime(payout.created_at)],
  ];
  if (payout.transaction !== null) rows.push([t('payoutTransaction'), payout.transaction]);
  return layoutMail(shop, language, {
    subject: t(subject, { amount }),
    lead: t(lead, { amount, reason: payout.reason ?? '' }),
    rows,
    button: { label: t('payoutButton'), path: '/partners' },
    ...(payout.state === 'requested' && { note: t('payoutRequestedNote') }),
  });
}
