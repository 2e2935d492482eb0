import * as z from 'zod/mini';
import {
  emptyAnswer,
  idField,
  itemLinkField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { itemContents, linkChecks } from '../shared/states.ts';
import { changedPlanField } from './orders/changed-plan.ts';

const deliveredFields = {
  /** The links of what was delivered, in the order of the services. */
  links: z.array(z.strictObject({ href: itemLinkField })),
  /**
   * Everything that was delivered, in the order of the services. The items with the content `link` are those of `links`,
   * in the same order; `readItem` answers the others.
   */
  items: z.array(z.strictObject({ id: uuidField, content: z.enum(itemContents) })),
};

const routes = defineRoutes({ tag: 'Access', base: '/api-subs/api/v1/sub-layout' });

export const activeSubscriptionField = z.strictObject({
  id: uuidField,
  sub_plan_id: idField,
  title: z.string(),
  title_ru: z.string(),
  description: z.string(),
  description_ru: z.string(),
  picture: z.string(),
  pictures: z.array(z.string()),
  date_end: timestampField,
  /** The day of the month that renewals end on. */
  anchor_day: z.int().check(z.gte(1), z.lte(31)),
  /** Both are empty while delivery is pending or the subscription is on hold. */
  ...deliveredFields,
  /** Paid, but at least one item has not been delivered yet. */
  fulfilment_pending: z.boolean(),
  /** The payment is in dispute; access is suspended until the dispute is decided. */
  on_hold: z.boolean(),
});
export type ActiveSubscription = z.output<typeof activeSubscriptionField>;

export const listActiveSubscriptions = routes.read('listActiveSubscriptions', '/get_active_sub', {
  summary: 'Active subscriptions with their links',
  polled: true,
  answer: z.array(activeSubscriptionField),
});

export const endedSubscriptionField = z.strictObject({
  id: uuidField,
  sub_plan_id: idField,
  title: z.string(),
  title_ru: z.string(),
  description: z.string(),
  description_ru: z.string(),
  picture: z.string(),
  date_end: timestampField,
  /** Whether the product can still be ordered. */
  can_order: z.boolean(),
  /** The plan that replaced it; absent when it ended otherwise. */
  changed_to: z.optional(changedPlanField),
  /** What is usable until the items of that plan are delivered; absent when nothing is. */
  kept: z.optional(
    z.strictObject({
      /** Until when at the latest. */
      until: timestampField,
      ...deliveredFields,
    }),
  ),
});
export type EndedSubscription = z.output<typeof endedSubscriptionField>;

/** They keep their card on the dashboard: with a way to order again, or the plan that replaced them. */
export const listEndedSubscriptions = routes.read('listEndedSubscriptions', '/get_ended_sub', {
  summary:
    'Subscriptions that ended within the last 30 days or whose items are kept, the latest end first',
  answer: z.array(endedSubscriptionField),
});

/** Credentials are revealed on demand: no list, poll or page cache holds a password or a code. */
export const readItem = routes.get('readItem', '/item/:id', {
  summary: 'The code, account, text or file name of an active subscription',
  limit: 'write',
  params: z.strictObject({ id: uuidField }),
  answer: z.strictObject({
    service: z.string(),
    service_ru: z.string(),
    /** Where to sign in, or to redeem a code; may be empty. */
    site: z.string(),
    content: z.enum(itemContents),
    /** Login of an account, whose password is the `secret`; null for other content. */
    login: z.nullable(z.string()),
    /** The code, password or text; empty for a file. */
    secret: z.string(),
    /** Name and size of a file, which `downloadItem` answers; null for everything else. */
    file: z.nullable(z.strictObject({ name: z.string(), bytes: z.int() })),
    /** What the seller adds to an account or a file, such as a recovery address; may be empty. */
    note: z.string(),
  }),
  errors: ['not_found'],
});

export const downloadItem = routes.get('downloadItem', '/item/:id/file', {
  summary: 'The file of an active subscription, as a download',
  limit: 'document',
  params: z.strictObject({ id: uuidField }),
  file: true,
  answer: emptyAnswer,
  errors: ['not_found'],
});

/** Changes nothing. Only https addresses on the public internet are called. */
export const checkItem = routes.get('checkItem', '/item/:id/check', {
  summary: 'Whether the link of an item answers, and whether the buyer may replace the item',
  limit: 'itemCheck',
  params: z.strictObject({ id: uuidField }),
  answer: z.strictObject({
    check: z.enum(linkChecks),
    /** How often it may still be replaced within 30 days; 0 also when there is no other item to give. */
    replacements_left: z.int(),
  }),
  errors: ['not_found'],
});

/** Repeating it for the same item changes nothing and answers `replaced`. */
export const replaceItem = routes.post('replaceItem', '/item/:id/replace', {
  summary:
    'Replace an item that does not work by another one of the inventory, within the limit of its service',
  limit: 'itemCheck',
  params: z.strictObject({ id: uuidField }),
  answer: z.strictObject({
    /** `refused`: the limit is reached, the inventory has no other item, or the item serves other buyers too. */
    outcome: z.enum(['replaced', 'refused']),
  }),
  errors: ['not_found'],
});
