import * as z from 'zod/mini';
import { timestampField, uuidField } from '../../shared/fields.ts';
import { sumField } from './next-step.ts';

/** Where a dispute stands; `closed`: it ended without a loss or a win. */
export const disputeStates = ['needs_answer', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Why buyers dispute payments. Gateways have more words, which their adapters translate into these. */
export const disputeReasons = [
  /** Not made by the owner of the card or account. */
  'fraudulent',
  /** The owner does not recognize it. */
  'unrecognized',
  'not_received',
  'not_as_described',
  /** A refund was promised and did not arrive. */
  'not_refunded',
  'duplicate',
  /** Canceled, and charged nevertheless. */
  'canceled',
  'wrong_amount',
  'paid_otherwise',
  /** The bank itself claims the money: no funds, a closed account. */
  'bank',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** What a gateway takes from the shop. `accept`: the shop gives in, and the buyer keeps the money. */
export const disputeAnswerKinds = ['evidence', 'accept'] as const;
export type DisputeAnswerKind = (typeof disputeAnswerKinds)[number];

/** What an operator has sent to the gateway. */
export const disputeAnswerField = z.strictObject({
  id: uuidField,
  kind: z.enum(disputeAnswerKinds),
  /** `requested` until the gateway has taken it; `failed`: it refused, and another one can be sent. */
  state: z.enum(['requested', 'sent', 'failed']),
  operator: z.string(),
  /** The operator's text to the gateway. */
  note: z.string(),
  /** Name of the operator's own file. */
  attachment: z.nullable(z.string()),
  /** Whether the evidence can be downloaded. */
  has_file: z.boolean(),
  /** Why the gateway refused it. */
  failure: z.nullable(z.string()),
  created_at: timestampField,
  sent_at: z.nullable(timestampField),
});

/** A dispute or an inquiry about a payment, as its gateway reports it. */
export const disputeField = z.strictObject({
  /** The gateway's id. */
  reference: z.string(),
  state: z.enum(disputeStates),
  /** No money was taken yet: an answer can prevent a dispute. */
  is_inquiry: z.boolean(),
  reason: z.enum(disputeReasons),
  /** The gateway's own words for status and reason. */
  words: z.string(),
  amount: sumField,
  /** Until when it can be answered; null when the gateway names no date. */
  due_at: z.nullable(timestampField),
  opened_at: timestampField,
  changed_at: timestampField,
  /** What can be sent to the gateway now; empty once it was answered. */
  takes: z.array(z.enum(disputeAnswerKinds)),
  /** The newest answer of the shop. */
  answer: z.nullable(disputeAnswerField),
});
export type Dispute = z.output<typeof disputeField>;
