import * as z from 'zod/mini';
import {
  chargeField,
  dollarsField,
  durationField,
  emptyAnswer,
  idField,
  idInQuery,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { CONSENT_MAX } from '../shared/limits.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

/** Automatic renewal of subscriptions: what buyers agree to, its state, and how they stop it. */
const routes = defineRoutes({ tag: 'Access', base: '/api-subs/api/v1/renewals' });

/** What a renewal is charged from. */
export const renewalMethodField = z.strictObject({
  /** The saved method; null for the balance. */
  id: z.nullable(uuidField),
  kind: z.enum(['card', 'wallet', 'sbp', 'balance']),
  provider: z.string(),
  /** `visa`, the name of a wallet or a bank; empty when the provider does not say. */
  brand: z.string(),
  /** The last digits of a card; empty for others. */
  last4: z.string(),
});
export type RenewalMethod = z.output<typeof renewalMethodField>;

/**
 * `off`: not agreed to, or ended. `beginning`: agreed to with an order that is paid; the payment method is not saved
 * yet. `on`: waits for its day. `checking`: the gateway has not decided yet. `retrying`: not
 * paid, and tried again at `charge_at`. `needs_buyer`: not paid, and only the buyer can pay. `held`: an
 * operator has to decide.
 */
export const renewalStates = [
  'off',
  'beginning',
  'on',
  'checking',
  'retrying',
  'needs_buyer',
  'held',
] as const;
export type RenewalState = (typeof renewalStates)[number];

export const renewalField = z.strictObject({
  subscription_id: uuidField,
  state: z.enum(renewalStates),
  /** Whether the buyer has a method or a balance that it could be charged from. */
  can_turn_on: z.boolean(),
  method: z.nullable(renewalMethodField),
  /** What is charged next; while nothing was announced, what the buyer has agreed to at most. */
  total: z.nullable(dollarsField),
  /** Length of the periods that it renews for, where that is another plan than the one paid last: `1 mon`. */
  new_plan: z.nullable(z.string()),
  /** When it is charged next; null when that is not known or not going to happen. */
  charge_at: z.nullable(timestampField),
  /** Until when access is kept after the end while the renewal is being paid. */
  access_until: z.nullable(timestampField),
  /** It was on and has ended because it was not paid. */
  is_given_up: z.boolean(),
  /** It was agreed to with an order that saved nothing to charge, so it has never begun. */
  has_not_begun: z.boolean(),
  /** The charge that the bank wants the buyer to confirm, while they can. */
  confirm: z.nullable(z.strictObject({ payment_id: uuidField, until: timestampField })),
  /** The latest renewal while it can be undone. */
  undo: z.nullable(
    z.strictObject({
      payment_id: uuidField,
      /** All is refunded; otherwise what was paid for its unused days. */
      is_whole: z.boolean(),
      /** Until when it can be undone like this. */
      until: timestampField,
    }),
  ),
});
export type Renewal = z.output<typeof renewalField>;

export const listRenewals = routes.read('listRenewals', '', {
  summary: 'Automatic renewal of the subscriptions of the user',
  answer: z.array(renewalField),
});

export const renewalOptionField = z.strictObject({
  method: renewalMethodField,
  /** What is charged each time, and at most without asking again. */
  total: dollarsField,
  /** The same at today's rate, when another currency is charged. */
  charge: z.optional(chargeField),
  /** What the buyer agrees to, in the language of the call: exactly the text that the shop keeps. */
  text: z.string(),
});
export type RenewalOption = z.output<typeof renewalOptionField>;

/** A plan of the product that renewals can be agreed to for. */
export const renewalPlanField = z.strictObject({
  price_id: idField,
  duration: durationField,
  /** Without the fee of a method. */
  amount: dollarsField,
});
export type RenewalPlan = z.output<typeof renewalPlanField>;

export const readRenewalTerms = routes.read('readRenewalTerms', '/:id/terms', {
  summary: 'What the automatic renewal of a subscription would charge, when, and from what',
  params: z.strictObject({ id: uuidField }),
  query: z.strictObject({
    /** The plan to renew for; by default the one that was agreed to, else the one paid last. */
    price_id: z.optional(idInQuery),
  }),
  answer: z.strictObject({
    sub_plan_id: idField,
    title: z.string(),
    title_ru: z.string(),
    /** Length of each period: `1 mon`. */
    duration: durationField,
    ends_at: timestampField,
    charge_at: timestampField,
    /** The plan that these terms are about, in its current version. */
    price_id: idField,
    /** Every plan of the product that is sold, in the order of the catalogue. */
    plans: z.array(renewalPlanField),
    /** The default method first; empty when there is nothing to charge. */
    options: z.array(renewalOptionField),
  }),
  errors: ['not_found'],
});

/** Also changes what a running one is charged from, and the plan that it renews for. */
export const turnOnRenewal = routes.post('turnOnRenewal', '/:id/on', {
  summary: 'Agree to the automatic renewal of a subscription',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({
    /** One of the options; null for the balance. */
    method: z.nullable(uuidField),
    /** The plan that the terms were read for. */
    price_id: z.optional(idField),
    /** The text that the buyer saw. If it would be another one now: `renewal_terms_changed`. */
    text: z.string().check(z.minLength(1), z.maxLength(CONSENT_MAX)),
  }),
  answer: emptyAnswer,
  errors: ['not_found', 'method_unavailable', 'renewal_terms_changed'],
});

/** At once; access stays until the end of what is paid. */
export const turnOffRenewal = routes.post('turnOffRenewal', '/:id/off', {
  summary: 'Stop the automatic renewal of a subscription',
  params: z.strictObject({ id: uuidField }),
  answer: emptyAnswer,
  errors: ['not_found'],
});

/** From a mail: `<agreement>.<signature>`. It can stop one agreement and nothing else. */
const stopTokenField = secret(
  z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/)),
);

/** A POST, so that the token is in no address. Changes nothing. */
export const readStopLink = routes.open.post('readStopLink', '/stop-link/read', {
  summary: 'What the stop link of a mail would stop',
  limit: 'stopLink',
  body: z.strictObject({ token: stopTokenField }),
  answer: z.strictObject({
    title: z.string(),
    title_ru: z.string(),
    ends_at: timestampField,
    /** It has been stopped before. */
    is_stopped: z.boolean(),
  }),
  errors: ['stop_link_invalid'],
});

/** Without signing in. A repeat changes nothing. */
export const stopByLink = routes.open.post('stopByLink', '/stop-link/stop', {
  summary: 'Stop automatic renewal with the link of a mail',
  limit: 'stopLink',
  body: z.strictObject({ token: stopTokenField }),
  answer: emptyAnswer,
  errors: ['stop_link_invalid'],
});
