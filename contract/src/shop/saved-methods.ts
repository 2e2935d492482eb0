import * as z from 'zod/mini';
import { emptyAnswer, gatewayField, timestampField, uuidField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

/** Payment methods that a buyer has saved while paying. */
const routes = defineRoutes({ tag: 'Payments', base: '/api-payment/api/v1/saved-methods' });

export const savedMethodField = z.strictObject({
  id: uuidField,
  /** The company that keeps it: `stripe`. */
  provider: z.string(),
  kind: z.enum(['card', 'wallet', 'sbp']),
  /** `visa`, the name of a wallet or a bank, in the provider's words; empty when it does not say. */
  brand: z.string(),
  /** The last digits of a card; empty for others. */
  last4: z.string(),
  /** The last month in which a card works, `2030-12`; null when it has none. */
  expires: z.nullable(z.string()),
  is_expired: z.boolean(),
  /** `pending`: the provider has not confirmed it yet. `dead`: it can no longer be charged. */
  state: z.enum(['pending', 'active', 'dead']),
  is_default: z.boolean(),
  /** The payment method of the shop by whose terms it can be charged now; null when it cannot. */
  gateway: z.nullable(gatewayField),
  created_at: timestampField,
});
export type SavedMethod = z.output<typeof savedMethodField>;

export const listSavedMethods = routes.read('listSavedMethods', '', {
  summary: 'The saved payment methods of the user, the default one first',
  answer: z.array(savedMethodField),
});

export const chooseDefaultMethod = routes.post('chooseDefaultMethod', '/:id/default', {
  summary: 'Make a saved payment method the default one',
  params: z.strictObject({ id: uuidField }),
  answer: emptyAnswer,
  errors: ['not_found'],
});

/** It is not charged any more from this moment; the provider forgets it afterwards. */
export const removeSavedMethod = routes.post('removeSavedMethod', '/:id/remove', {
  summary: 'Remove a saved payment method',
  params: z.strictObject({ id: uuidField }),
  answer: emptyAnswer,
  errors: ['not_found'],
});
