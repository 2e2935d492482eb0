import type { MailExample } from '../../../platform/mail/mail-example.ts';
import { type MailedPayoutState, payoutMail } from './payout.mail.ts';
import { rulesWaitingMail } from './rules-waiting.mail.ts';

const payoutThatWas = (state: MailedPayoutState): MailExample => ({
  name: `payout-${state}`,
  render: (shop, language) =>
    payoutMail(shop, language, {
      state,
      network: 'ton',
      address: 'UQAHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHB5-k',
      amount_cents: 6_000,
      created_at: new Date('2026-03-10T12:00:00Z'),
      transaction: state === 'paid' ? 'a'.repeat(64) : null,
      reason:
        state !== 'rejected'
          ? null
          : language === 'ru'
            ? 'адрес не ваш'
            : 'the address is not yours',
    }),
});

export const referralMailExamples: readonly MailExample[] = [
  payoutThatWas('requested'),
  payoutThatWas('paid'),
  payoutThatWas('rejected'),
  {
    name: 'rules-waiting',
    render: (shop, language) =>
      rulesWaitingMail(shop, language, { name: 'Olivia', due: new Date('2026-03-11T12:00:00Z') }),
  },
];
