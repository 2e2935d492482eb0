import * as z from 'zod/mini';
import { inLibrary, objectOf } from '../kit/wire/sources.ts';

/**
 * Requests of the emulated part of the API, from the types of Stripe's library, API version 2026-10-28. Unknown
 * parameters are refused, as Stripe does.
 */

const parameters = objectOf(inLibrary);

const integer = z.pipe(
  z.string().check(z.regex(/^\d{1,12}$/)),
  z.transform((text: string) => Number(text)),
);
const boolean = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
);
const webUrl = z.string().check(
  z.maxLength(5_000),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
);
const metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)));

const intentExpansion = z.enum(['latest_charge.refunds', 'payment_method']);

const lineItem = parameters({
  quantity: integer,
  price_data: parameters({
    currency: z.literal('usd'),
    unit_amount: integer,
    product_data: parameters({
      name: z.string().check(z.minLength(1), z.maxLength(250)),
      description: z.optional(z.string()),
    }),
  }),
});

export const createSession = parameters({
  mode: z.literal('payment'),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  customer: z.optional(z.string().check(z.startsWith('cus_'))),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  customer_email: z.optional(z.email()),
  line_items: z.array(lineItem).check(z.minLength(1), z.maxLength(100)),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(
    parameters({
      metadata: z.optional(metadata),
      setup_future_usage: z.optional(z.enum(['off_session', 'on_session'])),
    }),
  ),
  success_url: webUrl,
  cancel_url: z.optional(webUrl),
  locale: z.optional(z.enum(['auto', 'en', 'ru'])),
  expires_at: z.optional(integer),
  adaptive_pricing: z.optional(parameters({ enabled: boolean })),
  submit_type: z.optional(z.enum(['auto', 'pay'])),
});
export type CreateSession = z.infer<typeof createSession>;

export const createIntent = parameters({
  amount: integer,
  currency: z.literal('usd'),
  customer: z.string().check(z.startsWith('cus_')),
  payment_method: z.string().check(z.startsWith('pm_')),
  description: z.optional(z.string().check(z.maxLength(1_000))),
  confirm: z.literal('true'),
  off_session: z.optional(z.literal('true')),
  error_on_requires_action: z.optional(z.literal('true')),
  automatic_payment_methods: z.optional(
    parameters({ enabled: boolean, allow_redirects: z.optional(z.enum(['always', 'never'])) }),
  ),
  metadata: z.optional(metadata),
  expand: z.optional(z.array(intentExpansion)),
});
export type CreateIntent = z.infer<typeof createIntent>;

/** With the buyer there, so it may lead to the page of their bank. */
export const confirmIntent = parameters({
  payment_method: z.optional(z.string().check(z.startsWith('pm_'))),
  return_url: webUrl,
  expand: z.optional(z.array(intentExpansion)),
});
export type ConfirmIntent = z.infer<typeof confirmIntent>;

export const retrieveIntent = parameters({ expand: z.optional(z.array(intentExpansion)) });

export const createRefund = parameters({
  payment_intent: z.optional(z.string()),
  charge: z.optional(z.string()),
  amount: z.optional(integer),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
});

const listing = { limit: z.optional(integer) };
export const listSessions = parameters({
  ...listing,
  payment_intent: z.optional(z.string()),
});
export const listIntents = parameters({
  ...listing,
  customer: z.string().check(z.startsWith('cus_')),
  created: z.optional(parameters({ gte: integer })),
  expand: z.optional(z.array(z.enum(['data.latest_charge.refunds', 'data.payment_method']))),
});
/** Lists those of a charge or a payment intent, else all. */
export const listOfCharge = parameters({
  ...listing,
  charge: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
});
/** Evidence is taken and ignored. */
export const updateDispute = parameters({
  evidence: z.optional(
    parameters({
      product_description: z.optional(z.string().check(z.maxLength(20_000))),
      customer_email_address: z.optional(z.string()),
      access_activity_log: z.optional(z.string().check(z.maxLength(20_000))),
      service_documentation: z.optional(z.string().check(z.startsWith('file_'))),
      uncategorized_text: z.optional(z.string().check(z.maxLength(20_000))),
      uncategorized_file: z.optional(z.string().check(z.startsWith('file_'))),
    }),
  ),
  metadata: z.optional(metadata),
  submit: z.optional(boolean),
});
/** The form of an upload, with the size of the file in place of its bytes. */
export const createFile = parameters({
  purpose: z.literal('dispute_evidence'),
  file: parameters({
    filename: z.string().check(z.minLength(1)),
    type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
    size: z.int().check(z.minimum(1), z.maximum(5_000_000)),
    sha256: z.string(),
  }),
});
export const searchIntents = parameters({
  ...listing,
  query: z.string().check(z.regex(/^metadata\['payment_id'\]:'[\w-]+'$/)),
});
export const retrieveSession = parameters({
  expand: z.optional(
    z.array(
      z.enum([
        'line_items',
        'payment_intent',
        'payment_intent.latest_charge',
        'payment_intent.latest_charge.refunds',
        'payment_intent.payment_method',
      ]),
    ),
  ),
});
