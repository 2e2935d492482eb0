import * as z from 'zod/mini';
import { dollarsField, linkField, timestampField, uuidField } from '../../shared/fields.ts';
import { defineRoutes } from '../../shared/route.ts';
import { secret } from '../../shared/secret-fields.ts';

/** Confirming a charge of a renewal with the bank: the same charge, on the page of the gateway. */
const routes = defineRoutes({ tag: 'Access', base: '/api-subs/api/v1/renewal-confirmation' });

/** Where the browser goes: to the gateway's page, or to the shop once there is nothing to confirm. */
const pageAnswer = z.strictObject({ url: linkField });

export const openRenewalConfirmation = routes.post('openRenewalConfirmation', '/:id', {
  summary: 'The page on which the bank lets the user confirm the charge of a renewal',
  /** The payment of the renewal. */
  params: z.strictObject({ id: uuidField }),
  answer: pageAnswer,
  errors: ['not_found', 'confirmation_over', 'gateway_unavailable'],
});

/** From a mail: `<payment>.<signature>`. It leads to the confirmation of one charge and does nothing else. */
const confirmTokenField = secret(
  z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/)),
);

/** `open`: it can be confirmed. `paid`: it was. `over`: it cannot be any more, and the buyer can order the product. */
export const confirmationStates = ['open', 'paid', 'over'] as const;

export const renewalConfirmationField = z.strictObject({
  state: z.enum(confirmationStates),
  sub_plan_id: z.int(),
  title: z.string(),
  title_ru: z.string(),
  /** What is charged. */
  total: dollarsField,
  /** Until when it can be confirmed; null when it cannot. */
  until: z.nullable(timestampField),
});
export type RenewalConfirmation = z.output<typeof renewalConfirmationField>;

/** A POST, so that the token is in no address. Changes nothing. */
export const readConfirmLink = routes.open.post('readConfirmLink', '/link/read', {
  summary: 'What the confirmation link of a mail would confirm',
  limit: 'stopLink',
  body: z.strictObject({ token: confirmTokenField }),
  answer: renewalConfirmationField,
  errors: ['confirmation_link_invalid'],
});

/** Without signing in. A repeat makes no second charge. */
export const openConfirmLink = routes.open.post('openConfirmLink', '/link/open', {
  summary: 'The page on which the bank lets the reader of a mail confirm the charge of a renewal',
  limit: 'stopLink',
  body: z.strictObject({ token: confirmTokenField }),
  answer: pageAnswer,
  errors: ['confirmation_link_invalid', 'confirmation_over', 'gateway_unavailable'],
});
