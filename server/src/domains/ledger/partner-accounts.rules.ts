/**
 * The accounts of a partner. `earned` and `credited` (refunds to the balance) are where money comes from. Commissions
 * earned as days have five separate accounts, valued in cents, and never mix with money. `withheld` and `released` are memo
 * accounts: the parts of `available` that came from refunds, before and after an operator allowed their payout.
 */
export type PartnerAccount =
  | 'earned'
  | 'credited'
  | 'pending'
  | 'available'
  | 'in_payout'
  | 'paid_out'
  | 'spent'
  | 'reversed'
  | 'withheld'
  | 'released'
  | 'days_earned'
  | 'days_pending'
  | 'days_available'
  | 'days_given'
  | 'days_reversed';

export function partnerAccount(account: PartnerAccount, partnerId: string): string {
  return `partner_${account}:${partnerId}`;
}
