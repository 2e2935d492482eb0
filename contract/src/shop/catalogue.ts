import * as z from 'zod/mini';
import { dollarsField, durationField, idField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const routes = defineRoutes({ tag: 'Catalogue', base: '/api-subs/api/v1/sub-plan' });

export const originField = z.strictObject({ picture: z.string(), site: z.string() });

export const priceField = z.strictObject({
  id: idField,
  amount: dollarsField,
  duration: durationField,
});

export const subPlanField = z.strictObject({
  id: idField,
  title: z.string(),
  /** For buyers who read Russian; empty: the same as `title`. */
  title_ru: z.string(),
  description: z.string(),
  description_ru: z.string(),
  /** False: shown with an Inactive badge and cannot be ordered. */
  active: z.boolean(),
  origins: z.array(originField),
  price_table: z.array(priceField),
});
export type SubPlan = z.output<typeof subPlanField>;

export const listSubPlans = routes.open.get('listSubPlans', '/layout', {
  summary: 'Every product with its services and prices',
  limit: 'open',
  /** Clients send `dev`; it has no effect. */
  query: z.strictObject({ dev: z.optional(z.enum(['true', 'false'])) }),
  answer: z.array(subPlanField),
});
