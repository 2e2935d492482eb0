import * as z from 'zod/mini';
import { emptyAnswer, idInQuery, timestampField, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';

/** The most days that are given at once. */
export const EXTENSION_DAYS_MAX = 366;

export const extendSubscription = defineRoute({
  id: 'extendSubscription',
  method: 'POST',
  path: '/api-admin/api/v1/subscriptions/:id/extend',
  tag: 'Subscriptions',
  auth: 'operator',
  permission: 'subscriptions:write',
  limit: 'operatorWrite',
  summary: 'Give days to a subscription, from its end or from now when it is over',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({
    days: z.int().check(z.gte(1), z.lte(EXTENSION_DAYS_MAX)),
    /** What the operator was looking at. Another end by now: 409. */
    seen_end: timestampField,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  answer: z.strictObject({ ends_at: timestampField }),
  errors: ['changed_meanwhile'],
});

/** What was the buyer's alone goes to nobody any more; the buyer is told. */
export const reissueLink = defineRoute({
  id: 'reissueLink',
  method: 'POST',
  path: '/api-admin/api/v1/subscriptions/:id/links/:origin/reissue',
  tag: 'Subscriptions',
  auth: 'operator',
  permission: 'subscriptions:reissue',
  limit: 'operatorWrite',
  summary: 'Give a buyer another link to a service from its stock',
  params: z.strictObject({ id: uuidField, origin: idInQuery }),
  body: z.strictObject({
    /** The item that the operator was looking at. Another one by now: 409. */
    seen_item: uuidField,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  answer: emptyAnswer,
  errors: ['changed_meanwhile', 'delivery_over', 'stock_empty'],
});
