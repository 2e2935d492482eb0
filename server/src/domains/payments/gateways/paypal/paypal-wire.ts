import * as z from 'zod/mini';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderAnswer } from '../provider-client.ts';

/** Schemas of PayPal messages. Only used fields are read, so new ones do no harm. */

/** An id assigned by PayPal; it is used in URLs. */
export const paypalId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,50}$/));
/** An id assigned by us. */
export const ownId = z.string().check(z.minLength(1), z.maxLength(127));

/** `12.99` as 1299. We never charge currencies without cents, so their scale does not matter. */
const amount = z.object({
  currency_code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  value: z.pipe(
    z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/)),
    z.transform((value) => {
      const [whole = '', fraction = ''] = value.split('.');
      return Number(`${whole}${fraction.padEnd(2, '0')}`);
    }),
  ),
});

/** Any word: one that PayPal adds must not make a message unreadable; the report treats it as unclear. */
const status = z.string().check(z.maxLength(100));

export const links = z.optional(z.array(z.object({ href: z.string(), rel: z.string() })));
const payee = z.optional(z.object({ merchant_id: z.optional(z.string()) }));
const related = z.optional(
  z.object({ related_ids: z.optional(z.object({ order_id: z.optional(paypalId) })) }),
);

export const tokenAnswer = z.object({
  access_token: z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/)),
  expires_in: z.number().check(z.minimum(0)),
});

export const capture = z.object({
  id: paypalId,
  status,
  status_details: z.optional(z.object({ reason: z.optional(z.string()) })),
  amount,
  custom_id: z.optional(ownId),
  payee,
  supplementary_data: related,
});
export type PayPalCapture = z.infer<typeof capture>;

export const refund = z.object({
  id: paypalId,
  status,
  amount: z.optional(amount),
  custom_id: z.optional(ownId),
  links,
});
export type PayPalRefund = z.infer<typeof refund>;

/** Ids of the vault; tokens are secrets of the shop. */
const vaultId = z.string().check(z.regex(/^[0-9a-zA-Z_-]{1,36}$/));
const customer = z.optional(z.object({ id: vaultId }));

const wallet = z.object({
  account_id: z.optional(paypalId),
  attributes: z.optional(
    z.object({ vault: z.optional(z.object({ id: z.optional(vaultId), customer })) }),
  ),
});

export const paymentToken = z.object({
  id: vaultId,
  customer,
  payment_source: z.optional(
    z.object({ paypal: z.optional(z.object({ payer_id: z.optional(paypalId) })) }),
  ),
});
export type PayPalToken = Pick<z.infer<typeof paymentToken>, 'id' | 'customer'>;
export const paymentTokenList = z.object({ payment_tokens: z.optional(z.array(paymentToken)) });

const unit = z.object({
  custom_id: z.optional(ownId),
  amount: z.optional(amount),
  payee,
  payments: z.optional(
    z.object({ captures: z.optional(z.array(capture)), refunds: z.optional(z.array(refund)) }),
  ),
});

export const order = z.object({
  id: paypalId,
  status,
  /** Changes with every approval. */
  update_time: z.optional(z.string().check(z.maxLength(40))),
  payment_source: z.optional(z.object({ paypal: z.optional(wallet) })),
  purchase_units: z.tuple([unit], unit),
  links,
});
export type PayPalOrder = z.infer<typeof order>;

export const dispute = z.object({
  dispute_id: paypalId,
  status,
  reason: z.optional(status),
  create_time: z.optional(z.string()),
  dispute_life_cycle_stage: z.optional(status),
  dispute_amount: z.optional(amount),
  seller_response_due_date: z.optional(z.string()),
  dispute_outcome: z.optional(
    z.object({ outcome_code: z.optional(z.string()), amount_refunded: z.optional(amount) }),
  ),
});
export type PayPalDispute = z.infer<typeof dispute>;

export const disputeList = z.object({ items: z.optional(z.array(dispute)) });

/** The URL of a link; undefined without such a link. */
export function linkTo(
  rel: string,
  resource: { links?: z.infer<typeof links> },
): string | undefined {
  return resource.links?.find((known) => known.rel === rel)?.href;
}

const problem = z.object({
  name: z.optional(z.string()),
  debug_id: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
});

/** The error code of PayPal: `ORDER_NOT_APPROVED`. */
export function issueOf({ body }: Pick<ProviderAnswer, 'body'>): string | undefined {
  const { data } = problem.safeParse(body);
  return data?.details?.[0]?.issue ?? data?.name;
}

/** Where the buyer takes the further step that a refused capture asks for. */
export function payerActionOf({ body }: Pick<ProviderAnswer, 'body'>): string | undefined {
  const { data } = z.object({ links }).safeParse(body);
  return data && linkTo('payer-action', data);
}

/** A 4xx means that nothing was done, except 409: the same request is still being processed. */
export function refusedWith(answer: ProviderAnswer): GatewayUnavailable {
  const certainty = answer.status === 409 ? 'unknown' : 'refused';
  const debugId = problem.safeParse(answer.body).data?.debug_id;
  const texts = [`PayPal answered ${answer.status}`, issueOf(answer), debugId];
  return new GatewayUnavailable(certainty, texts.filter(Boolean).join(' ').slice(0, 300));
}

/** @throws GatewayUnavailable `unknown`: a success that cannot be parsed may still have had an effect */
export function read<T>(schema: z.ZodMiniType<T>, answer: ProviderAnswer): T {
  const result = schema.safeParse(answer.body);
  if (result.success && answer.status >= 200 && answer.status < 300) return result.data;
  throw new GatewayUnavailable('unknown', `PayPal's response (${answer.status}) is malformed`);
}
