import type { Kysely } from 'kysely';
import { describeColumns } from './describe-table.ts';

/** Comments that only repeated the name of their column say what it is for, when it is null and what changes it. */
const comments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audit_heads: {
    published_at: 'When a worker stored this row and sent it to the owners by email.',
  },
  backfills: { name: 'Name of its entry in `migrations/backfills.ts`.' },
  campaign_costs: { campaign: 'Campaign of the `utm` links that the money was spent on.' },
  campaign_payers: { campaign: 'Campaign that brought them, as in `users`; it follows that one.' },
  commission_days: {
    first_payment_cents:
      'Commissions of that kind earned on the day, in cents; reversals stay out.',
  },
  commissions: {
    amount_cents: 'The rate of the base in cents; a reversal does not change it.',
    rate_percent:
      'Share of the base that the partner earns, in 1/100 %, by the rules of that version.',
    reversed_cents: 'Part of the amount that refunds, disputes or an operator took back, in cents.',
  },
  credit_holds: {
    amount_cents: 'Part of the balance that cannot be paid out before the release, in cents.',
    created_at: 'When the money was booked to the balance, by which holds are ordered.',
    effect: 'Key of the effect that booked the refund, so that it is held only once.',
    released_at: 'When an operator released it for payouts; null while it is held.',
  },
  demo_rows: { created_at: 'When the demo wrote the row, and the items of a service with it.' },
  dispute_answers: { dispute_reference: "The gateway's id of what it answers, as in `payments`." },
  dispute_files: { bytes: 'Length of the stored content.' },
  double_payments: {
    decided_at:
      'When a person, the setting or a refund decided it; null while it is open, and again when its refund failed.',
  },
  earned_days: { value_cents: 'What the days cost by the cheapest plan, in cents.' },
  gifts: { credit_cents: 'What its claimer got on the balance, in cents; null for `access`.' },
  grants: { created_at: 'When its source gave it; the period may begin later.' },
  identities: {
    linked_at: 'When the person first signed in with it, or linked it to their account.',
  },
  inventory_items: {
    assigned_at: 'When a subscription got the unique item, for good; null while it is free.',
  },
  mails: { queued_at: 'When its cause was written; old rows are removed by it.' },
  method_tests: { gateway: 'The payment method, by its name in `payment_methods`.' },
  monthly_tables: { name: 'A table that has a partition for each month.' },
  operator_chats: { linked_at: 'When the operator opened the link in Telegram.' },
  operator_notification_times: {
    digest_hour: 'Hour of the day in that time zone, 0 to 23, at which the digest is sent.',
  },
  payment_confirmations: {
    decided_at: 'When an operator settled or refused it; null while it waits, and when it expired.',
    decision_reason: 'Why it was settled or refused, for the audit log; null without a decision.',
    requested_at: 'When the first operator confirmed the money; the deadline counts from then.',
    state:
      '`waiting` for a second operator, then `settled` or `refused`, or `expired` after its deadline.',
  },
  payment_days: { started: 'How many were created on that day, in every state.' },
  payment_refunds: { amount_cents: 'What is returned, in cents at the frozen rate.' },
  payments: {
    discount_cents: 'What the promo code takes off, in cents; 0 without one.',
    fee_cents: 'What the payment method adds to the rest of the price, in cents.',
    owed_cents: 'The sum of `owed_minor` in cents at the frozen rate.',
    price_cents: 'What the plan cost at the order, in cents, before credit, fee and discount.',
    refunded_cents:
      'How much of the captured money is booked as refunded, in cents at the frozen rate.',
  },
  payouts: {
    amount_cents: 'What is sent to the partner, in cents; it leaves the balance at the request.',
    approved_at: 'When it was approved for sending; null before, and again after a recall.',
  },
  prices: { created_at: 'Since when it can be ordered; another price is another row.' },
  promo_codes: { created_at: 'When an operator or the shop made the code, alone or in its batch.' },
  renewal_attempts: { ended_at: 'When its outcome was known; null while the attempt is open.' },
  renewal_undos: {
    undone_at: 'When the buyer took the renewal back, which ended its unused days.',
  },
  renewals: { charge_currency: 'Currency of `charge_minor`; null before the buyer is notified.' },
  reset_requests: { requested_at: 'When the address was entered; its job then finds the account.' },
  rule_changes: {
    requested_at: 'When the owner saved the weaker rules, which wait from then on.',
    state: '`waiting` for a second owner or its due time; then `applied`, or `withdrawn` before.',
  },
  sales_days: {
    refunds_cents:
      'Refunds of that day, also of older orders, in cents; those to a balance count as 0.',
  },
  shop_setting_changes: { name: 'Key of the saved value, as in the settings of the console.' },
  sign_in_failures: { last_at: 'When the latest one was counted; some time later it starts over.' },
  subscription_reminders: {
    kind: '`three_days` or `one_day` before that end, or `ended` after it; each is sent once.',
  },
  telegram_messages: { queued_at: 'When its cause was written; old rows are removed by it.' },
  text_drafts: { language: 'Language of the override; the other one is a separate row.' },
  text_publications: {
    language: 'Language of the override; the other one is a separate row.',
    published_at: 'Since when the shop shows it; the newest row of a key and language applies.',
  },
  ticket_messages: { content: 'Plain text as its sender wrote it.' },
  transfer_confirmations: {
    confirmed_at: 'When the first operator saw the money; the second one does not change it.',
  },
  transfer_proofs: { decided_at: 'When an operator accepted or refused it; null while it waits.' },
  user_notes: { content: 'What operators should know about the buyer, who never sees it.' },
  webhook_events: { applied_at: 'When it took effect or was found to need none; null before.' },
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(comments))
    await describeColumns(db, table, columns);
}
