import * as z from 'zod/mini';

/** Schemas of Stripe's responses. Amounts are in minor units, currencies lower case; statuses may be any word. */

const id = z.string().check(z.minLength(1), z.maxLength(255));
const minor = z.int().check(z.minimum(0));
/** The metadata set by us, if the object is ours. */
const metadata = z.object({
  payment_id: z.optional(z.string()),
  /** Set on charges of saved methods. */
  kind: z.optional(z.string()),
});

/** Unix seconds. */
const created = z.optional(z.int());

export const stripeRefund = z.object({
  id,
  amount: minor,
  created,
  status: z.nullable(z.string()),
});
export type StripeRefund = z.infer<typeof stripeRefund>;

const stripeDispute = z.object({
  id,
  amount: minor,
  created,
  status: z.string(),
  currency: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** What the dispute moved on the account, in the account's currency; negative when it was taken. */
  balance_transactions: z.optional(z.array(z.object({ amount: z.int() }))),
  evidence_details: z.optional(
    // Unix seconds; null for a dispute that cannot be answered any more.
    z.nullable(z.object({ due_by: z.optional(z.nullable(z.int())) })),
  ),
});
export type StripeDispute = z.infer<typeof stripeDispute>;

export const refundList = z.object({ data: z.array(stripeRefund), has_more: z.boolean() });
export const disputeList = z.object({ data: z.array(stripeDispute) });

export const stripeFile = z.object({ id });

/** The dispute after an answer; its state is read with the payment. */
export const answeredDispute = z.object({ id, status: z.string() });

/** What a bank says about a charge before it is disputed. */
export const earlyFraudWarning = z.object({
  id,
  actionable: z.boolean(),
  fraud_type: z.string(),
  payment_intent: id,
});

const stripeCharge = z.object({
  id,
  amount_refunded: minor,
  disputed: z.boolean(),
  refunds: z.optional(z.nullable(refundList)),
});

const cardFields = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  fingerprint: z.optional(z.nullable(z.string())),
});

export const deletedCustomer = z.object({ id, deleted: z.literal(true) });

export const stripeMethod = z.object({
  id,
  /** `card`, `link`, `cashapp`, … */
  type: z.string(),
  /** Null before it is attached, and after it is detached. */
  customer: z.nullable(id),
  livemode: z.boolean(),
  card: z.optional(z.nullable(cardFields)),
});
export type StripeMethod = z.infer<typeof stripeMethod>;

const paymentError = z.object({
  code: z.optional(z.string()),
  decline_code: z.optional(z.string()),
  advice_code: z.optional(z.string()),
  network_advice_code: z.optional(z.string()),
});

const intentFields = {
  id,
  status: z.string(),
  amount_received: minor,
  currency: z.string(),
  last_payment_error: z.optional(z.nullable(paymentError)),
  latest_charge: z.optional(z.nullable(stripeCharge)),
  setup_future_usage: z.optional(z.nullable(z.string())),
  payment_method: z.optional(z.nullable(stripeMethod)),
  next_action: z.optional(
    z.nullable(
      z.object({
        type: z.string(),
        redirect_to_url: z.optional(z.object({ url: z.nullable(z.string()) })),
      }),
    ),
  ),
};
const paymentIntent = z.object(intentFields);

/** An intent that charges a saved method, with `payment_method` and `latest_charge.refunds` expanded. */
export const expandedIntent = z.object({ ...intentFields, livemode: z.boolean(), metadata });
export type ExpandedIntent = z.infer<typeof expandedIntent>;
export const expandedIntentList = z.object({
  data: z.array(expandedIntent),
  has_more: z.boolean(),
});

const sessionFields = {
  id,
  status: z.nullable(z.string()),
  payment_status: z.string(),
  client_reference_id: z.nullable(z.string()),
  amount_total: z.nullable(minor),
  currency: z.nullable(z.string()),
  livemode: z.boolean(),
  url: z.nullable(z.string()),
};

/** A session as created and listed. */
export const stripeSession = z.object({
  ...sessionFields,
  payment_intent: z.nullable(id),
});

/** A session as retrieved, with `payment_intent.payment_method` and `….latest_charge.refunds` expanded. */
export const expandedSession = z.object({
  ...sessionFields,
  payment_intent: z.nullable(paymentIntent),
});
export type ExpandedSession = z.infer<typeof expandedSession>;

export const sessionList = z.object({ data: z.array(stripeSession) });
export const taggedIntent = z.object({ id, metadata });
export const intentList = z.object({ data: z.array(z.object({ id })) });

/** Only the ids that lead to the payment are read from an event; its state is fetched afterwards. */
export const stripeEvent = z.object({
  id,
  object: z.literal('event'),
  type: z.string(),
  data: z.object({
    object: z.object({
      id,
      object: z.string(),
      metadata: z.optional(z.nullable(metadata)),
      payment_intent: z.optional(z.nullable(id)),
    }),
  }),
});
