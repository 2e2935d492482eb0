import * as z from 'zod/mini';
import { documented, objectOf } from '../kit/wire/sources.ts';
import { rubles, receipt as sent } from './wire.ts';

/** YooKassa's objects, from its OpenAPI document. */

const object = objectOf(documented);

const text = z.string().check(z.minLength(1));
const time = z.iso.datetime();
const money = object({
  value: z.string().check(z.regex(/^\d+\.\d\d$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
const cancellation = object({ party: text, reason: text });
const registration = z.enum(['pending', 'succeeded', 'canceled']);

export const listOf = (item: z.ZodMiniType) =>
  object({ type: z.literal('list'), items: z.array(item), next_cursor: z.optional(text) });

export const payment = object({
  id: z.uuid(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  paid: z.boolean(),
  amount: money,
  confirmation: z.optional(
    z.discriminatedUnion('type', [
      object({
        type: z.literal('redirect'),
        return_url: z.optional(z.url()),
        confirmation_url: z.url(),
      }),
      object({ type: z.literal('qr'), confirmation_data: text }),
    ]),
  ),
  cancellation_details: z.optional(cancellation),
  captured_at: z.optional(time),
  refunded_amount: z.optional(money),
  receipt_registration: z.optional(registration),
  payment_method: z.optional(
    object({
      type: text,
      id: z.uuid(),
      saved: z.boolean(),
      status: z.enum(['active', 'inactive', 'pending']),
      title: z.optional(text),
      card: z.optional(
        object({
          first6: z.string().check(z.regex(/^\d{6}$/)),
          last4: z.string().check(z.regex(/^\d{4}$/)),
          expiry_month: z.string().check(z.regex(/^\d{2}$/)),
          expiry_year: z.string().check(z.regex(/^\d{4}$/)),
          card_type: text,
          issuer_country: text,
        }),
      ),
    }),
  ),
  created_at: time,
  description: z.string(),
  metadata: z.record(z.string(), z.string()),
  recipient: object({ account_id: text, gateway_id: text }),
  refundable: z.boolean(),
  test: z.boolean(),
});

export const refund = object({
  id: z.uuid(),
  payment_id: z.uuid(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  created_at: time,
  amount: money,
  receipt_registration: z.optional(registration),
  cancellation_details: z.optional(cancellation),
});

export const receipt = object({
  id: text,
  type: z.enum(['payment', 'refund']),
  payment_id: z.optional(text),
  refund_id: z.optional(text),
  status: registration,
  items: sent.shape.items,
  settlements: z.array(object({ type: text, amount: rubles })),
  fiscal_document_number: z.optional(text),
  fiscal_storage_number: z.optional(text),
  fiscal_attribute: z.optional(text),
  registered_at: z.optional(time),
  fiscal_provider_id: z.optional(text),
});

export const shop = object({
  account_id: text,
  status: z.enum(['enabled', 'disabled']),
  test: z.boolean(),
  fiscalization_enabled: z.boolean(),
  payment_methods: z.array(text),
});

const event = (name: z.ZodMiniType, reported: z.ZodMiniType) =>
  object({ type: z.literal('notification'), event: name, object: reported });

export const webhook = z.union([
  event(z.enum(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled']), payment),
  event(z.literal('refund.succeeded'), refund),
]);

export const failure = object({
  type: z.literal('error'),
  id: text,
  code: text,
  description: text,
  parameter: z.optional(text),
});
