/**
 * The accounts of a partner. `earned` and `credited` (refunds to the balance) are where money comes from. Commissions
 * earned as days have five separate accounts, valued in cents, and never mix with money. `withheld` is a memo account:
 * the part of `available` that may be spent but not paid out.
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
  | 'days_earned'
  | 'days_pending'
  | 'days_available'
  | 'days_given'
  | 'days_reversed';

export function partnerAccount(account: PartnerAccount, partnerId: string): string {
  return `partner_${account}:${partnerId}`;
}
