import * as z from 'zod/mini';
import { documented, objectOf } from '../kit/wire/sources.ts';

/**
 * Requests of the API, from PayPal's OpenAPI documents. Fields that PayPal does not have, or that the shop never sends,
 * are refused, so that a typo does not go unnoticed.
 */

const object = objectOf(documented);

const ownId = z.string().check(z.minLength(1), z.maxLength(127));

const webUrl = z.string().check(
  z.maxLength(2_000),
  z.refine((text) => {
    const url = URL.parse(text);
    return (url?.protocol === 'http:' || url?.protocol === 'https:') && url.username === '';
  }),
);

const money = object({
  currency_code: z.literal('USD'),
  value: z.string().check(z.regex(/^(0|[1-9]\d{0,6})\.\d\d$/)),
});
type Money = z.infer<typeof money>;

/** A token of the vault, which is a secret of the shop, and the customer that it belongs to. */
const vaultId = z.string().check(z.regex(/^[0-9a-zA-Z_-]{1,36}$/));
const customerId = z.string().check(z.regex(/^[0-9a-zA-Z_-]{1,22}$/));
const usagePattern = z.enum(['IMMEDIATE', 'RECURRING_PREPAID']);

export const tokensQuery = object({ customer_id: customerId });

export const orderBody = object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    object({
      reference_id: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
      custom_id: ownId,
      invoice_id: ownId,
      description: z.string().check(z.minLength(1), z.maxLength(127)),
      amount: money,
    }),
  ]),
  /** Without one the buyer approves the order by the link `approve`. */
  payment_source: z.optional(
    object({
      paypal: object({
        vault_id: z.optional(vaultId),
        stored_credential: z.optional(
          object({
            payment_initiator: z.enum(['CUSTOMER', 'MERCHANT']),
            usage: z.enum(['FIRST', 'SUBSEQUENT', 'DERIVED']),
            usage_pattern: usagePattern,
          }),
        ),
        attributes: z.optional(
          object({
            customer: z.optional(object({ id: customerId })),
            vault: object({
              store_in_vault: z.literal('ON_SUCCESS'),
              usage_type: z.literal('MERCHANT'),
              customer_type: z.literal('CONSUMER'),
              usage_pattern: usagePattern,
              description: z.string().check(z.minLength(1), z.maxLength(128)),
            }),
          }),
        ),
        experience_context: z.optional(
          object({
            return_url: webUrl,
            cancel_url: webUrl,
            user_action: z.literal('PAY_NOW'),
            shipping_preference: z.literal('NO_SHIPPING'),
            payment_method_preference: z.optional(
              z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']),
            ),
            landing_page: z.optional(z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE'])),
            brand_name: z.optional(z.string().check(z.minLength(1), z.maxLength(127))),
            locale: z.optional(z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/))),
          }),
        ),
      }),
    }),
  ),
});
export type OrderBody = z.infer<typeof orderBody>;

export const refundBody = object({
  amount: z.optional(money),
  custom_id: z.optional(ownId),
  invoice_id: z.optional(ownId),
  note_to_payer: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
});

export type RefundBody = z.infer<typeof refundBody>;

export const tokenBody = object({ grant_type: z.literal('client_credentials') });

export const disputesQuery = object({
  disputed_transaction_id: z.string().check(z.minLength(1), z.maxLength(255)),
});

const part = object({
  name: z.string().check(z.regex(/^file\d+$/)),
  file: z.string().check(z.regex(/^[A-Za-z0-9-_,\s]+[.][A-Za-z]+$/)),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  size: z.int().check(z.minimum(1), z.maximum(10 * 1024 * 1024)),
});

/** The parts of the form: `input` as JSON, and a description of each file. */
export const evidenceBody = object({
  input: object({
    evidences: z.array(
      object({
        evidence_type: z.literal('OTHER'),
        notes: z.string().check(z.minLength(1), z.maxLength(2_000)),
        documents: z.array(object({ name: z.string() })).check(z.minLength(1)),
      }),
    ),
  }),
  files: z.array(part).check(z.minLength(1)),
});
export const acceptBody = object({
  input: object({ accept_claim_type: z.literal('REFUND') }),
  files: z.array(part).check(z.maxLength(0)),
});

export const requestId = z.string().check(z.minLength(1), z.maxLength(108));

/** `12.99` as 1299. */
export function minorOf({ value }: Money): number {
  return Number(value.replace('.', ''));
}

export function moneyOf(minor: number, currency_code: string) {
  return { currency_code, value: (minor / 100).toFixed(2) };
}
