import * as z from 'zod/mini';

/** Schemas of the API. Unknown fields are refused everywhere, so that a typo does not go unnoticed. */

const signed = { TerminalKey: z.string(), Token: z.string() };
const paymentId = z.string().check(z.regex(/^\d{1,20}$/));
const kopecks = z.int().check(z.minimum(100), z.maximum(9_999_999_999));
const webUrl = z.string().check(
  z.maxLength(500),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
);

const receiptBody = z.strictObject({
  Email: z.optional(z.email()),
  Phone: z.optional(z.string()),
  Taxation: z.enum(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']),
  Items: z
    .array(
      z.strictObject({
        Name: z.string().check(z.minLength(1), z.maxLength(128)),
        Price: kopecks,
        Quantity: z.number().check(z.positive()),
        Amount: kopecks,
        Tax: z.enum(['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat20', 'vat22']),
        PaymentMethod: z.optional(z.enum(['full_prepayment', 'full_payment'])),
        PaymentObject: z.optional(z.enum(['service', 'commodity'])),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
});

export const initBody = z.strictObject({
  ...signed,
  Amount: kopecks,
  OrderId: z.string().check(z.minLength(1), z.maxLength(36)),
  Description: z.optional(z.string().check(z.maxLength(140))),
  PayType: z.optional(z.enum(['O', 'T'])),
  Language: z.optional(z.enum(['ru', 'en'])),
  NotificationURL: z.optional(webUrl),
  SuccessURL: z.optional(webUrl),
  FailURL: z.optional(webUrl),
  RedirectDueDate: z.optional(
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)),
  ),
  Receipt: z.optional(receiptBody),
});

export const stateBody = z.strictObject({ ...signed, PaymentId: paymentId });

export const orderBody = z.strictObject({
  ...signed,
  OrderId: z.string().check(z.minLength(1), z.maxLength(36)),
});

export const cancelBody = z.strictObject({
  ...signed,
  PaymentId: paymentId,
  Amount: z.optional(z.int().check(z.minimum(1))),
  Receipt: z.optional(receiptBody),
  ExternalRequestId: z.optional(z.string().check(z.maxLength(256))),
});

export const qrBody = z.strictObject({
  ...signed,
  PaymentId: paymentId,
  DataType: z.optional(z.enum(['PAYLOAD', 'IMAGE'])),
});

export const sbpTestBody = z.strictObject({
  ...signed,
  PaymentId: paymentId,
  IsDeadlineExpired: z.optional(z.boolean()),
  IsRejected: z.optional(z.boolean()),
});
