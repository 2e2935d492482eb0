import * as z from 'zod/mini';
import { assumed, documented, objectOf } from '../kit/wire/sources.ts';

/**
 * Requests of the API, from the bank's OpenAPI document. Unknown fields are refused everywhere, so that a typo does not go
 * unnoticed.
 */

const object = objectOf(documented);

/** What every request has. */
export type Signed = Readonly<Record<'TerminalKey' | 'Token', string>>;
const signed = { TerminalKey: z.string(), Token: z.string() };
const paymentId = z.string().check(z.regex(/^\d{1,20}$/));
const kopecks = z.int().check(z.minimum(100), z.maximum(9_999_999_999));
const customerKey = z.string().check(z.minLength(1), z.maxLength(36));
const webUrl = z.string().check(
  z.maxLength(500),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
);

const taxes = ['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat20', 'vat22'] as const;
const inclusiveTaxes = ['vat105', 'vat107', 'vat110', 'vat120', 'vat122'] as const;
const item = documented({
  Name: z.string().check(z.minLength(1), z.maxLength(128)),
  Price: z.int().check(z.minimum(1)),
  Quantity: z.number().check(z.positive()),
  Amount: z.int().check(z.minimum(1)),
});
const rate = assumed('Are the words `vat22` and `vat122` right?')({
  Tax: z.enum([...taxes, ...inclusiveTaxes]),
});
const paymentMethod = z.enum([
  'full_prepayment',
  'prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
]);
/** The words of FFD 1.05; FFD 1.2 has more, of which a shop of digital services needs none. */
const paymentObject = z.enum([
  'commodity',
  'job',
  'service',
  'intellectual_activity',
  'payment',
  'agent_commission',
  'composite',
  'another',
]);
const receipt = {
  Email: z.optional(z.email()),
  Phone: z.optional(z.string()),
  Taxation: z.enum(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']),
};
const itemCount = z.minLength(1);
/** How a receipt was paid, in kopecks; without it, all of it electronically. */
const payments = z.optional(
  object({
    Electronic: z.int().check(z.minimum(0)),
    AdvancePayment: z.optional(z.int().check(z.minimum(0))),
  }),
);

/** FFD 1.2 needs its version, and on each line the unit, the payment method and the payment object. */
export const receiptBody = z.union([
  object({
    ...receipt,
    FfdVersion: z.literal('1.2'),
    Payments: payments,
    Items: z
      .array(
        z.strictObject({
          ...item,
          ...rate,
          ...documented({
            MeasurementUnit: z.string().check(z.minLength(1)),
            PaymentMethod: paymentMethod,
            PaymentObject: paymentObject,
          }),
        }),
      )
      .check(itemCount),
  }),
  object({
    ...receipt,
    FfdVersion: z.optional(z.literal('1.05')),
    Payments: payments,
    Items: z
      .array(
        z.strictObject({
          ...item,
          ...rate,
          ...documented({
            PaymentMethod: z.optional(paymentMethod),
            PaymentObject: z.optional(paymentObject),
          }),
        }),
      )
      .check(itemCount),
  }),
]);
export type ReceiptBody = z.infer<typeof receiptBody>;

export const initBody = object({
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
  /** Saves the card of this payment for the customer. */
  Recurrent: z.optional(z.literal('Y')),
  CustomerKey: z.optional(customerKey),
  /** Who starts the payment: 1 the buyer, whose card is saved; R the merchant, with a saved card. */
  DATA: z.optional(
    z.union([
      object({ OperationInitiatorType: z.enum(['0', '1', '2', 'R', 'I']) }),
      /** A payment by the SBP that links the account, or charges a linked one. */
      object({ QR: z.literal('true') }),
    ]),
  ),
});
export type InitBody = z.infer<typeof initBody>;

export const chargeBody = object({
  ...signed,
  PaymentId: paymentId,
  RebillId: z.string().check(z.regex(/^\d{1,20}$/)),
});

export const chargeQrBody = object({
  ...signed,
  PaymentId: paymentId,
  AccountToken: z.string().check(z.minLength(1)),
});

export const accountStateBody = object({
  ...signed,
  RequestKey: z.string().check(z.minLength(1)),
});

export const accountsBody = object(signed);

export const cardsBody = object({ ...signed, CustomerKey: customerKey });

export const removeCardBody = object({
  ...signed,
  CustomerKey: customerKey,
  CardId: z.string().check(z.regex(/^\d{1,40}$/)),
});

export const stateBody = object({ ...signed, PaymentId: paymentId });

export const orderBody = object({
  ...signed,
  OrderId: z.string().check(z.minLength(1), z.maxLength(36)),
});

export const cancelBody = object({
  ...signed,
  PaymentId: paymentId,
  Amount: z.optional(z.int().check(z.minimum(1))),
  Receipt: z.optional(receiptBody),
  ExternalRequestId: z.optional(z.string().check(z.maxLength(256))),
});
export type CancelBody = z.infer<typeof cancelBody>;

export const closingBody = object({
  ...signed,
  PaymentId: paymentId,
  Receipt: receiptBody,
});

export const qrBody = object({
  ...signed,
  PaymentId: paymentId,
  DataType: z.optional(z.enum(['PAYLOAD', 'IMAGE'])),
});

export const sbpTestBody = object({
  ...signed,
  PaymentId: paymentId,
  IsDeadlineExpired: z.optional(z.boolean()),
  IsRejected: z.optional(z.boolean()),
});
