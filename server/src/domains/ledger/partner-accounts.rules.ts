/**
 * The accounts of a partner. `earned` and `credited` (refunds to the balance) are where money comes from. What is earned as days has its own five, in the cents that the days are worth: the two
 * worlds never mix. `withheld` is no place of its own: it says how much of `available` may be spent and not paid out.
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
