import * as z from 'zod/mini';
import { gatewayField, rateField, timestampField } from './fields.ts';
import { multiline } from './multiline.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';
import { secret } from './secret-fields.ts';

/** Payment providers, the methods that lead to them, and the rate of the rouble, as the console sees them. */
const BASE = '/api-admin/api/v1';

/** What an edit began from. Somebody else's edit in between: 409 `changed_meanwhile` with `current`, what holds now. */
const versionField = z.int().check(z.gte(0));
const currencies = ['USD', 'RUB'] as const;

/** What a provider can do at all. */
const capabilitiesField = z.strictObject({
  refunds: z.enum(['none', 'full', 'partial']),
  disputes: z.boolean(),
  cancels: z.boolean(),
  /** What may be charged at once, in whole currency units with two decimals. */
  charges: z.array(
    z.strictObject({ currency: z.enum(currencies), min: z.number(), max: z.number() }),
  ),
  /** How long its page may stay open. */
  life: z.strictObject({ min_s: z.int(), max_s: z.int() }),
});

export const providerSettingField = z.strictObject({
  name: z.string(),
  /** Its name in the environment, which stands above what is written here. */
  env: z.string(),
  /** Never shown again once written. */
  secret: z.boolean(),
  required: z.boolean(),
  sentence: z.string(),
  /** Completes "must be …". */
  expected: z.string(),
  example: z.string(),
  source: z.enum(['environment', 'console', 'standard', 'none']),
  /** Null of secrets, and while there is none. */
  value: z.nullable(z.string()),
});

const problemField = z.strictObject({
  /** `unset`: nothing was written yet; `wrong`: what was written cannot be used. */
  kind: z.enum(['unset', 'wrong']),
  field: z.string(),
  expected: z.string(),
});

export const operatorProviderField = z.strictObject({
  provider: gatewayField,
  title: z.string(),
  /** It can be paid with; otherwise `problem` says what is in the way. */
  live: z.boolean(),
  problem: z.nullable(problemField),
  /** Where it sends its notices: to be entered at the provider. Null while it is not live. */
  notice_url: z.nullable(z.string()),
  capabilities: capabilitiesField,
  settings: z.array(providerSettingField),
  /** Of what was written in the console; 0 while nothing was. */
  version: versionField,
});
export type OperatorProvider = z.output<typeof operatorProviderField>;

const tag = 'Gateways';
const reading = { tag, auth: 'operator', limit: 'operatorRead' } as const;
const writing = { tag, auth: 'operator', limit: 'operatorWrite' } as const;

export const listProviders = defineRoute({
  ...reading,
  id: 'listProviders',
  method: 'GET',
  path: `${BASE}/providers`,
  permission: 'gateways:read',
  summary: 'Payment providers, their settings and what they can do',
  answer: z.array(operatorProviderField),
});

/**
 * Secrets come in and never go out again. `setting_wrong` tells the `field` and what is `expected`; `setting_fixed` is one that
 * the environment sets, which cannot be written here.
 */
export const changeProvider = defineRoute({
  ...writing,
  id: 'changeProvider',
  method: 'PUT',
  path: `${BASE}/providers/:provider`,
  permission: 'gateways:write',
  confirmed: true,
  summary: "Write a provider's settings",
  params: z.strictObject({ provider: gatewayField }),
  body: z.strictObject({
    version: versionField,
    /** Those to change; null takes one away. */
    values: secret(
      z.record(
        z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)),
        z.nullable(z.string().check(z.maxLength(5_000))),
      ),
    ),
    reason: reasonField,
  }),
  answer: operatorProviderField,
  errors: ['changed_meanwhile', 'setting_wrong', 'setting_fixed'],
  current: operatorProviderField,
});

/**
 * Asks the provider about a payment that does not exist. `answers`: it is there and takes our keys; `refuses`: it is there and says
 * no; `silent`: nothing sensible came.
 */
export const checkProvider = defineRoute({
  ...writing,
  id: 'checkProvider',
  method: 'POST',
  path: `${BASE}/providers/:provider/check`,
  permission: 'gateways:write',
  summary: 'Ask a provider whether it answers to our keys',
  params: z.strictObject({ provider: gatewayField }),
  answer: z.strictObject({ verdict: z.enum(['answers', 'refuses', 'silent']) }),
  errors: ['provider_not_live'],
});

const text = (max: number) => z.string().check(z.maxLength(max));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const dollars = z.number().check(z.gte(0), z.lte(1_000_000));

/** Of the HTML that is stored, which is longer than what was typed where it has an `&`. */
export const METHOD_DESCRIPTION_MAX = 1_000;

const methodDraft = {
  category: z.enum(['worldwide', 'cis']),
  title,
  title_ru: title,
  /** HTML, reduced to what may be shown when it is written. */
  description: multiline(text(METHOD_DESCRIPTION_MAX)),
  description_ru: multiline(text(METHOD_DESCRIPTION_MAX)),
  /** One of the shop's own marks, or a picture that is kept here. */
  image_url: z.string().check(z.regex(/^(icon:[a-z]{1,20}|\/media\/[0-9a-f]{32}\.webp)$/)),
  fee_percentage: z.number().check(z.gte(0), z.lte(100)),
  button_text: text(120),
  button_text_ru: text(120),
  /** Of the final total, in dollars. */
  min_total: dollars,
  max_total: dollars,
  /** How long its payments may wait for the money. */
  life_s: z.int().check(z.gte(60), z.lte(7 * 86_400)),
  charge_currency: z.enum(currencies),
  /** What the method asks of its provider, in the provider's own word: a coin, a bank's button. */
  provider_option: z.nullable(z.string().check(z.regex(/^[\w.:-]{1,60}$/))),
  enabled: z.boolean(),
};

export const operatorMethodField = z.strictObject({
  ...methodDraft,
  /** Rows of older days may be longer, and show pictures of elsewhere, or none. */
  description: z.string(),
  description_ru: z.string(),
  image_url: z.string(),
  gateway: gatewayField,
  provider: gatewayField,
  /** Its provider can be paid with now. */
  provider_live: z.boolean(),
  position: z.int(),
  version: versionField,
});
export type OperatorMethod = z.output<typeof operatorMethodField>;

const methodErrors = ['setting_wrong', 'provider_not_live'] as const;

export const listAllMethods = defineRoute({
  ...reading,
  id: 'listAllMethods',
  method: 'GET',
  path: `${BASE}/payment-methods`,
  permission: 'methods:read',
  summary: 'All payment methods, on and off, in the order buyers see',
  answer: z.array(operatorMethodField),
});

/** Which provider a method leads to never changes: make another one instead. It comes last in the order. */
export const createMethod = defineRoute({
  ...writing,
  id: 'createMethod',
  method: 'POST',
  path: `${BASE}/payment-methods`,
  permission: 'methods:write',
  summary: 'Add a payment method',
  body: z.strictObject({
    gateway: gatewayField,
    provider: gatewayField,
    ...methodDraft,
    reason: reasonField,
  }),
  answer: operatorMethodField,
  errors: [...methodErrors, 'method_exists'],
});

export const changeMethod = defineRoute({
  ...writing,
  id: 'changeMethod',
  method: 'PUT',
  path: `${BASE}/payment-methods/:gateway`,
  permission: 'methods:write',
  summary: 'Edit a payment method, or switch it on or off',
  params: z.strictObject({ gateway: gatewayField }),
  body: z.strictObject({ version: versionField, ...methodDraft, reason: reasonField }),
  answer: operatorMethodField,
  errors: [...methodErrors, 'changed_meanwhile'],
  current: operatorMethodField,
});

/** Twice is once. Unlike an edit it needs no version: nothing else is touched. */
export const switchMethod = defineRoute({
  ...writing,
  id: 'switchMethod',
  method: 'POST',
  path: `${BASE}/payment-methods/:gateway/switch`,
  permission: 'methods:write',
  summary: 'Offer a payment method to buyers, or no longer',
  params: z.strictObject({ gateway: gatewayField }),
  body: z.strictObject({ enabled: z.boolean(), reason: reasonField }),
  answer: operatorMethodField,
  errors: ['provider_not_live'],
});

const orderField = z.array(gatewayField).check(z.maxLength(200));

/** Names every method of the order that was seen once. Another order by now: 409 `changed_meanwhile`. */
export const orderMethods = defineRoute({
  ...writing,
  id: 'orderMethods',
  method: 'POST',
  path: `${BASE}/payment-methods/order`,
  permission: 'methods:write',
  summary: 'Put the payment methods into an order',
  body: z.strictObject({ gateways: orderField, seen_order: orderField }),
  answer: z.array(operatorMethodField),
  errors: ['changed_meanwhile'],
  current: z.array(operatorMethodField),
});

export const operatorRatesField = z.strictObject({
  /** The one that holds; null while nobody tells one and methods in roubles are not offered. */
  current: z.nullable(rateField),
  /** Whether it is an operator's. */
  overridden: z.boolean(),
  /** What the Bank of Russia told of late, newest first. */
  official: z.array(
    z.strictObject({ rate: z.number(), set_at: timestampField, seen_at: timestampField }),
  ),
});

export const getRates = defineRoute({
  ...reading,
  id: 'getRates',
  method: 'GET',
  path: `${BASE}/rates`,
  permission: 'methods:read',
  summary: 'Roubles for one dollar: what holds, and what the Bank of Russia told',
  answer: operatorRatesField,
});

/** Holds for quotes from now on, until another one or null takes its place. */
export const changeRate = defineRoute({
  ...writing,
  id: 'changeRate',
  method: 'PUT',
  path: `${BASE}/rates`,
  permission: 'methods:write',
  confirmed: true,
  summary: "Set a rate above the Bank of Russia's, or give it up",
  body: z.strictObject({
    /** At most four decimals. */
    rate: z.nullable(z.number().check(z.gte(1), z.lte(9_999.9999))),
    reason: reasonField,
    /** After `rate_jump`: it is meant. The refusal carries `from`, the rate that holds. */
    jump_meant: z.optional(z.boolean()),
  }),
  answer: operatorRatesField,
  errors: ['rate_jump'],
});
