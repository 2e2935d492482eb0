import * as z from 'zod/mini';

/** Schemas of the API. Unknown fields are refused everywhere, so that a typo does not go unnoticed. */

const cents = z.int().check(z.minimum(1), z.maximum(99_999_999));

const webUrl = z.string().check(
  z.maxLength(2_000),
  z.refine((text) => {
    const url = URL.parse(text);
    return (url?.protocol === 'http:' || url?.protocol === 'https:') && url.username === '';
  }),
);

export const createBody = z.strictObject({
  order_id: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: cents,
  currency: z.enum(['USD', 'RUB']),
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  return_url: webUrl,
  notify_url: webUrl,
  /** Unix seconds; a point in time rather than a duration, so that a repeat has the same body. */
  expires_at: z.int().check(z.minimum(1), z.maximum(99_999_999_999)),
  /** No real money moves here, so a request for live mode is refused. */
  test_mode: z.optional(z.literal(true)),
});
export type CreateBody = z.infer<typeof createBody>;

export const refundBody = z.strictObject({ amount: cents });

export const listQuery = z.strictObject({
  order_id: z.string().check(z.minLength(1), z.maxLength(100)),
});

export const noQuery = z.strictObject({});

export const idempotencyKey = z.string().check(z.minLength(1), z.maxLength(200));
