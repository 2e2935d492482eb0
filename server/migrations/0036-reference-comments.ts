import type { Kysely } from 'kysely';
import { describeColumns } from './describe-table.ts';

/** Comments that only named what a column refers to say which one it is, how often it occurs and when the row goes. */
const comments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  announcement_dismissals: {
    announcement_id: 'Announcement that is not shown to the buyer again, even once it is edited.',
    user_id:
      'Buyer who closed it; an unconfirmed account that its real owner takes over sees it again.',
  },
  audit_events: {
    operator_id: 'Operator who acted; they stay in the log when they leave the team.',
  },
  brand_logos: { png: 'Content of the picture, as PNG; a new logo is another row.' },
  bulk_action_items: {
    bulk_action_id: 'Bulk action that was started with the item; none is added to it later.',
  },
  calendar_addresses: {
    user_id: 'Buyer whose dates are at the address; the row goes with the account.',
  },
  campaign_payers: {
    user_id: 'User of the campaign, from their first payment by other means than the balance.',
  },
  coin_payments: {
    payment_id:
      'Payment that is paid with the coin; it keeps every coin that its buyer has chosen.',
  },
  commission_days: { partner_id: 'Partner who earned them, even if they are reversed later.' },
  commissions: {
    partner_id: 'Partner who had invited the buyer when the payment was settled.',
    payment_id: 'Payment that it is a share of; at most one commission of each kind.',
  },
  credit_holds: {
    payment_id: 'Payment whose refund was credited; its dispute window sets the release.',
    user_id: 'Buyer of that payment, whose balance the money is on.',
  },
  deliveries: {
    service_id: 'Service to be opened; it stays, also when the product no longer has it.',
    subscription_id:
      'Subscription that gives access, one delivery for each service; a plan change may move it to the new one.',
  },
  dispute_answers: {
    payment_id: 'Payment whose dispute is answered; with the reference it names one dispute.',
  },
  dispute_files: {
    payment_id:
      'Payment for whose disputes it was uploaded or made; only their answers contain it.',
  },
  earned_days: {
    commission_id: 'Commission that was given as days instead of money, one row for each service.',
    partner_id: 'Partner who earned the days, as in the commission.',
    service_id: 'Service that the days are for: one of those that the commission was frozen with.',
  },
  fiscal_receipts: {
    payment_id: 'Payment whose money the receipt is about; those of its refunds name it too.',
  },
  flagged_buyers: {
    buyer_id: 'Account that the partner brought; it is in one flag only, the first that found it.',
    flag_id: 'Flag whose verdict decides about the commissions from this account.',
  },
  gateway_refunds: { payment_id: 'Payment whose money was returned; one row for each refund.' },
  grants: {
    operator_id: 'Operator who granted it; null when a payment or earned days did.',
    subscription_id: 'Subscription whose end the days move; another one gets them as a new grant.',
  },
  identities: {
    user_id: 'Account that the person signs in to; the row goes with it, or with its take-over.',
  },
  impersonations: {
    operator_id:
      'Operator who sees the shop; the audit log names them, and keeps the record when the row goes.',
  },
  inventory_items: {
    service_id: 'Service that the item opens; it never becomes that of another one.',
  },
  journal_entries: {
    journal_id: 'Posting that the entry belongs to; all of them sum to 0 in each currency.',
  },
  known_devices: {
    user_id:
      'Account that the browser signed in to; the row goes with it, or after 180 days without use.',
  },
  operator_chats: {
    operator_id:
      'Operator who is notified there, in at most one chat; the row goes with their access.',
  },
  operator_devices: {
    operator_id: 'Operator who gave a code in it; the row ends after 180 days without a sign-in.',
  },
  operator_notification_choices: {
    operator_id: 'Operator who chose for this topic, which applies only while they may read it.',
  },
  operator_notification_times: {
    operator_id: 'Operator whose notifications wait for these hours, one row each.',
  },
  operator_notifications: {
    event_id: 'Event that the notification is about; both are deleted together.',
    operator_id: 'Operator who is notified, by what they had chosen when it occurred.',
  },
  operator_recovery_codes: {
    operator_id: 'Operator who can use the code; new ones replace all that are left.',
  },
  partners: {
    user_id: 'Buyer who earns by referrals; the row stays when the account is erased.',
  },
  payment_charges: {
    method_id: 'Saved method that is charged; it stays named after its buyer has removed it.',
  },
  payment_confirmations: {
    payment_id: 'Payment that is said to be paid; at most one confirmation of it waits.',
  },
  payment_disputes: { payment_id: 'Payment that its payer disputes, perhaps more than once.' },
  payment_effects: {
    payment_id: 'Payment that has the effect; with its key it is what happens only once.',
  },
  payment_events: { payment_id: 'Payment that it happened to, from the order to its last refund.' },
  payment_mandates: {
    payment_id: 'Payment with which the method was to be saved, also if it was never paid.',
    text: 'The text of that version in that language, as the buyer read it.',
  },
  payment_refunds: {
    currency: 'Currency that was captured, which the refund is made in.',
    payment_id: 'Payment whose money is returned; at most one refund of it is open.',
  },
  payments: {
    gateway: 'Payment method that the buyer chose, by its name in `payment_methods`.',
    price_id: 'Version of the plan that was ordered; it may be archived since.',
    product_id: 'Product that was ordered, which the price belongs to; never changed.',
    user_id:
      'Buyer who ordered and pays; of a gift another person gets the access. Erasure keeps it.',
  },
  payouts: {
    user_id: 'Partner whose balance it is taken from; the row stays when the account is erased.',
  },
  plan_change_lines: {
    payment_id: 'Payment of the plan change that the credit belongs to.',
  },
  planned_prices: {
    product_id: 'Product that gets the price at the time of its schedule, with which the row goes.',
  },
  price_schedules: {
    product_id:
      'Product whose prices are all replaced; the row goes once they are, or if it is canceled.',
  },
  prices: { product_id: 'Product that is sold at this price, also once the price is archived.' },
  product_services: {
    product_id: 'Product with the service; saving it writes its rows anew.',
    service_id: 'Service that a purchase or renewal of the product opens.',
  },
  promo_code_products: {
    promo_code_id: 'Promo code with the limit; saving it writes its rows anew.',
  },
  promo_redemptions: {
    promo_code_id: 'Promo code that was used, whose limits count the row until it is released.',
    user_id: 'Buyer of the payment, for the limit of uses per buyer.',
  },
  recovery_codes: {
    user_id: 'User who can sign in with the code; it goes with their second factor.',
  },
  referral_days: {
    user_id: 'Partner whose links were visited; the row goes with the account.',
  },
  referral_flags: {
    partner_id: 'Partner who brought the accounts; one flag for each of their networks.',
  },
  renewal_agreements: {
    user_id: 'Buyer who agreed, and whose subscription it is; erasure stops it and keeps the row.',
  },
  renewal_attempts: {
    renewal_id: 'Renewal that it tries to charge; the next attempt is another row.',
  },
  renewal_consents: {
    payment_id: 'Payment of the order in which the box was ticked, also if it was never paid.',
  },
  renewal_undos: {
    payment_id: 'Payment of the renewal that its buyer took back; each at most once.',
  },
  renewals: {
    subscription_id: 'Subscription that gets the period; at most one renewal of it is open.',
  },
  saved_methods: {
    user_id: 'Buyer whose payments it can be charged for; no other buyer can choose it.',
  },
  second_factors: {
    user_id: 'User who is asked for a code; the row goes when they switch it off.',
  },
  subscription_end_changes: {
    subscription_id: 'Subscription whose end was moved, from its begin on.',
  },
  subscription_reminders: {
    subscription_id: 'Subscription that ends; each kind is sent once for an end.',
  },
  subscriptions: {
    product_id: 'Product that it gives access to; buying it again moves the end of this row.',
    user_id: 'Buyer who has the access, also if another person paid. Erasure keeps the row.',
  },
  text_drafts: {
    text: 'What the shop shows instead of the default text once the draft is published.',
  },
  ticket_messages: {
    ticket_id:
      'Ticket that shows the message; a merge moves it to another one. Deleted with the ticket.',
  },
  tickets: {
    user_id: 'Buyer who opened it, or whom an operator wrote to; it is deleted with the account.',
  },
  transfer_confirmations: {
    payment_id: 'Payment by bank transfer that the money was for; one confirmation each.',
  },
  transfer_proofs: {
    decided_by: 'Operator who accepted or refused it; null while it waits.',
    payment_id: 'Payment that the buyer says is paid; at most one proof of it waits.',
  },
  trusted_devices: {
    user_id: 'Account that the browser signed in to; the row also goes with its password.',
  },
  user_notes: { user_id: 'Buyer whom it is about; the note is deleted with the account.' },
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(comments))
    await describeColumns(db, table, columns);
}
