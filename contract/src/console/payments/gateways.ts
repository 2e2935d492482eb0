import * as z from 'zod/mini';
import { gatewayField, providerField, rateField, timestampField } from '../../shared/fields.ts';
import { AMOUNT_MAX_DOLLARS } from '../../shared/limits.ts';
import { multiline } from '../../shared/multiline.ts';
import { secret } from '../../shared/secret-fields.ts';
import { coinField } from '../../shop/payment-page.ts';
import { reasonField, versionOrNoneField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { methodTestStates } from './method-tests.ts';

const currencies = ['USD', 'RUB'] as const;

/** What a gateway supports. */
export const capabilitiesField = z.strictObject({
  refunds: z.enum(['none', 'full', 'partial']),
  disputes: z.boolean(),
  cancels: z.boolean(),
  /** Buyers can have what they pay with saved for later payments; a setting of the gateway may turn that off. */
  saves: z.optional(z.boolean()),
  /** Limits of a single charge, in currency units with two decimals. */
  charges: z.array(
    z.strictObject({ currency: z.enum(currencies), min: z.number(), max: z.number() }),
  ),
  /** How long its checkout page may stay open. */
  payment_timeout: z.strictObject({ min_s: z.int(), max_s: z.int() }),
});

export const providerSettingField = z.strictObject({
  name: z.string(),
  /** The environment variable, which overrides the value saved here. */
  env: z.string(),
  /** Write-only: never returned. */
  secret: z.boolean(),
  required: z.boolean(),
  description: z.string(),
  description_ru: z.string(),
  /** Completes "must be …". */
  expected: z.string(),
  expected_ru: z.string(),
  /** The possible values where there are few, with their names. */
  choices: z.nullable(
    z.array(z.strictObject({ value: z.string(), label: z.string(), label_ru: z.string() })),
  ),
  example: z.string(),
  /** Mistakes to recognize in a pasted value, by regular expression. */
  checks: z.array(
    z.strictObject({
      pattern: z.string(),
      /** Whether the value cannot be used; otherwise it is only a reason to look again. */
      is_wrong: z.boolean(),
      text: z.string(),
      text_ru: z.string(),
    }),
  ),
  source: z.enum(['environment', 'console', 'default', 'none']),
  /** Null for secrets and for unset values. */
  value: z.nullable(z.string()),
});

const problemField = z.strictObject({
  /** `unset`: not configured yet; `wrong`: the value is invalid. */
  kind: z.enum(['unset', 'wrong']),
  field: z.string(),
  expected: z.string(),
  expected_ru: z.string(),
});

export const consoleProviderField = z.strictObject({
  provider: providerField,
  title: z.string(),
  /** What buyers pay with, in one line. */
  accepts: z.string(),
  accepts_ru: z.string(),
  /** Ready to take payments; otherwise `problem` names the reason. */
  live: z.boolean(),
  problem: z.nullable(problemField),
  /** The required settings without a value. */
  missing: z.array(z.string()),
  /** Whether the settings are those of a test account, which moves no real money. */
  test_mode: z.boolean(),
  /** The provider's page with the keys; null for a bank transfer, which has none. */
  dashboard_url: z.nullable(z.string()),
  /** How to set it up, in this order. */
  steps: z.array(
    z.strictObject({
      text: z.string(),
      text_ru: z.string(),
      /** The settings that are filled in here. */
      settings: z.array(z.string()),
      /** Whether the address for webhooks and their events are needed here. */
      shows_webhook: z.boolean(),
    }),
  ),
  webhooks: z.strictObject({
    /**
     * `entered`: an owner enters the address at the provider; it is known before any key is saved. `sent`: the provider
     * gets it with every payment. `none`: there are no webhooks.
     */
    setup: z.enum(['entered', 'sent', 'none']),
    url: z.nullable(z.string()),
    /** The events to subscribe to, as the provider names them. */
    events: z.array(z.string()),
  }),
  capabilities: capabilitiesField,
  settings: z.array(providerSettingField),
  /** Version of the settings saved in the console; 0 before the first save. */
  version: versionOrNoneField,
});
export type ConsoleProvider = z.output<typeof consoleProviderField>;

/** Gateways, their payment methods and the ruble rate, for the console. */
const gateways = consoleRoutes({ tag: 'Gateways', read: 'gateways:read', write: 'gateways:write' });
const methods = consoleRoutes({ tag: 'Gateways', read: 'methods:read', write: 'methods:write' });

export const listProviders = gateways.get('listProviders', '/providers', {
  summary: 'Payment providers, their settings and what they can do',
  answer: z.array(consoleProviderField),
});

/**
 * Secrets are never returned. `setting_wrong` names the `field`, and the `expected` format or, for a key of the wrong
 * kind, the `mistake`; `setting_fixed`: the environment sets this value, so it cannot be changed here.
 */
export const changeProvider = gateways.put('changeProvider', '/providers/:provider', {
  confirmed: true,
  summary: 'Change the settings of a provider',
  params: z.strictObject({ provider: providerField }),
  body: z.strictObject({
    version: versionOrNoneField,
    /** The settings to change; null removes a value. */
    values: secret(
      z.record(
        z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)),
        z.nullable(z.string().check(z.maxLength(5_000))),
      ),
    ),
    reason: reasonField,
  }),
  answer: consoleProviderField,
  errors: ['version_conflict', 'setting_wrong', 'setting_fixed'],
  current: consoleProviderField,
});

/**
 * Fetches a payment that does not exist from the provider. `accepted`: the provider accepts our keys; `rejected`: it
 * answers with an error; `no_answer`: no usable answer.
 */
export const checkProvider = gateways.post('checkProvider', '/providers/:provider/check', {
  summary: 'Check whether a provider accepts our keys',
  params: z.strictObject({ provider: providerField }),
  answer: z.strictObject({ verdict: z.enum(['accepted', 'rejected', 'no_answer']) }),
  errors: ['provider_not_live'],
});

const providerCheckField = z.strictObject({
  /**
   * `keys`: the last connection test since the settings were changed. `address`: the shop has an https address that is
   * not a private one. `webhook`: the last webhook that was verified. `test_payment`: the last one of its methods was
   * paid, and refunded where the provider can.
   */
  check: z.enum(['keys', 'address', 'webhook', 'test_payment']),
  state: z.enum(['done', 'waiting', 'failed']),
  at: z.nullable(timestampField),
});
export type ProviderCheck = z.output<typeof providerCheckField>;

/** `provider_not_live` without usable keys. */
export const listProviderCoins = gateways.get('listProviderCoins', '/providers/:provider/coins', {
  summary: 'The coins that the account at a provider accepts',
  params: z.strictObject({ provider: providerField }),
  answer: z.array(coinField),
  errors: ['provider_not_live', 'gateway_unavailable'],
});

/** Polled while the page of a provider is open. */
export const getProviderChecklist = gateways.get(
  'getProviderChecklist',
  '/providers/:provider/checklist',
  {
    summary: 'What shows that a provider is set up',
    params: z.strictObject({ provider: providerField }),
    answer: z.strictObject({
      /** Empty for a provider without an API. */
      checks: z.array(providerCheckField),
      /** The payment method that was tested last, else its first one. */
      method: z.nullable(gatewayField),
      /** The last test payment of its methods, see `getMethodTest`. */
      test: z.nullable(
        z.strictObject({
          state: methodTestStates,
          created_at: timestampField,
          paid_at: z.nullable(timestampField),
          refunded_at: z.nullable(timestampField),
        }),
      ),
    }),
  },
);

const text = (max: number) => z.string().check(z.maxLength(max));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const buttonText = text(120);
const dollars = z.number().check(z.gte(0), z.lte(AMOUNT_MAX_DOLLARS));

/** Limit of the stored HTML, which is longer than the typed text where that contains `&`. */
export const METHOD_DESCRIPTION_MAX = 1_000;

const methodDraft = {
  category: z.enum(['worldwide', 'cis']),
  title,
  title_ru: title,
  /** HTML, sanitized before it is stored. */
  description: multiline(text(METHOD_DESCRIPTION_MAX)),
  description_ru: multiline(text(METHOD_DESCRIPTION_MAX)),
  /** One of the shop's own icons, or an uploaded picture. */
  image_url: z.string().check(z.regex(/^(icon:[a-z]{1,20}|\/media\/[0-9a-f]{32}\.webp)$/)),
  /** Percent of what is due: 3.5 is 3.5 %. */
  fee_percentage: z.number().check(z.gte(0), z.lte(100)),
  button_text: buttonText,
  button_text_ru: buttonText,
  /** Smallest final total, in dollars as every sum of the API. */
  min_total: dollars,
  /** Largest final total, in dollars. */
  max_total: dollars,
  /** Seconds that its payments wait for money. */
  payment_timeout_s: z.int().check(z.gte(60), z.lte(7 * 86_400)),
  charge_currency: z.enum(currencies),
  /** Provider-specific option of the method: a coin, a bank's button. */
  provider_option: z.nullable(z.string().check(z.regex(/^[\w.:-]{1,60}$/))),
  enabled: z.boolean(),
};

export const consoleMethodField = z.strictObject({
  ...methodDraft,
  /** Older rows may be longer and show external pictures, or none. */
  description: z.string(),
  description_ru: z.string(),
  image_url: z.string(),
  gateway: gatewayField,
  provider: providerField,
  /** Whether its gateway is ready to take payments. */
  provider_live: z.boolean(),
  /** Whether its gateway has the keys of a test account, so that no real money moves. */
  test_mode: z.boolean(),
  position: z.int(),
  version: versionOrNoneField,
});
export type ConsoleMethod = z.output<typeof consoleMethodField>;
const methodList = z.array(consoleMethodField);

const methodErrors = ['setting_wrong', 'provider_not_live'] as const;

export const listConsoleMethods = methods.get('listConsoleMethods', '/payment-methods', {
  summary: 'All payment methods, on and off, in the order buyers see',
  answer: methodList,
});

/** The gateway of a method cannot be changed later. A new method comes last in the order. */
export const createMethod = methods.post('createMethod', '/payment-methods', {
  idempotent: true,
  summary: 'Add a payment method, and enable it if it should be',
  body: z.strictObject({
    /** Made from the English name if it is left out. It cannot be changed later. */
    gateway: z.optional(gatewayField),
    provider: providerField,
    ...methodDraft,
    reason: reasonField,
  }),
  answer: consoleMethodField,
  errors: [...methodErrors, 'method_exists'],
});

export const changeMethod = methods.put('changeMethod', '/payment-methods/:gateway', {
  summary: 'Edit a payment method, or enable or disable it',
  params: z.strictObject({ gateway: gatewayField }),
  body: z.strictObject({ version: versionOrNoneField, ...methodDraft, reason: reasonField }),
  answer: consoleMethodField,
  errors: [...methodErrors, 'version_conflict'],
  current: consoleMethodField,
});

/** Idempotent. Needs no version, because it changes nothing else. */
export const switchMethod = methods.post('switchMethod', '/payment-methods/:gateway/switch', {
  summary: 'Enable or disable a payment method for buyers',
  params: z.strictObject({ gateway: gatewayField }),
  body: z.strictObject({ enabled: z.boolean(), reason: reasonField }),
  answer: consoleMethodField,
  errors: ['provider_not_live'],
});

const orderField = z.array(gatewayField).check(z.maxLength(200));

/**
 * Names every method in its new place, and the order that the operator saw. If the order has changed: 409
 * `version_conflict`.
 */
export const orderMethods = methods.post('orderMethods', '/payment-methods/order', {
  summary: 'Reorder the payment methods',
  body: z.strictObject({ gateways: orderField, expected_order: orderField }),
  answer: methodList,
  errors: ['version_conflict'],
  current: methodList,
});

export const consoleRatesField = z.strictObject({
  /** The current rate; null while there is none, and methods in rubles are not offered. */
  current: z.nullable(rateField),
  /** Whether an operator set it. */
  overridden: z.boolean(),
  /** Recent rates of the Bank of Russia in rubles for one dollar, newest first. */
  official: z.array(
    z.strictObject({ rate: z.number(), set_at: timestampField, seen_at: timestampField }),
  ),
});

export const getRates = methods.get('getRates', '/rates', {
  summary: 'Rubles per dollar: the current rate and those of the Bank of Russia',
  answer: consoleRatesField,
});

/** Applies to new quotes until another rate or null replaces it. */
export const changeRate = methods.put('changeRate', '/rates', {
  confirmed: true,
  summary: "Override the Bank of Russia's rate, or remove the override",
  body: z.strictObject({
    /** Rubles for one dollar, at most four decimals; null removes the override. */
    rate: z.nullable(z.number().check(z.gte(1), z.lte(9_999.9999))),
    reason: reasonField,
    /** Confirms the change after `rate_jump`, whose details carry `from`, the current rate. */
    confirm_jump: z.optional(z.boolean()),
  }),
  answer: consoleRatesField,
  errors: ['rate_jump'],
});
