import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, uuidField } from '../../shared/fields.ts';
import { consoleRoutes } from '../routes.ts';

/** What an owner does once between an empty shop and its first sale, in this order. */
export const firstRunSteps = ['brand', 'service', 'product', 'method', 'test', 'open'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/**
 * What keeps a buyer from paying: no product on sale, no enabled payment method besides the balance, no public
 * address, or a closed shop.
 * With `inventory` a buyer can pay and then waits, because no service on sale has an item to assign.
 */
export const missingForSale = ['product', 'method', 'address', 'open', 'inventory'] as const;
export type MissingForSale = (typeof missingForSale)[number];

export const firstRunField = z.strictObject({
  /** Whether the shop takes orders and registrations. */
  open: z.boolean(),
  /** Where buyers find the shop. */
  url: z.string(),
  /** Whether an operator has dismissed the list. */
  hidden: z.boolean(),
  /** Without `test` while buyers pay by bank transfer only, which has no page to test. */
  steps: z.array(z.strictObject({ step: z.enum(firstRunSteps), done: z.boolean() })),
  missing: z.array(z.enum(missingForSale)),
  /** Whether the shop can send emails; it sells without, but then sends no receipts and no links for new passwords. */
  mail: z.boolean(),
  /** Key of a method that can be tested; null while there is none. */
  method: z.nullable(z.string()),
  /** A product that has to be switched to active, while none is on sale; null otherwise. */
  draft: z.nullable(z.int()),
  /** Whether an order was ever paid. */
  sold: z.boolean(),
  /** The first paid order, until an operator has seen the news; null otherwise. */
  first_sale: z.nullable(z.strictObject({ payment_id: uuidField, total: dollarsField })),
});
export type FirstRun = z.output<typeof firstRunField>;

/** From an empty shop to the first sale. */
const routes = consoleRoutes({
  tag: 'First run',
  read: 'products:read',
  write: 'settings:write',
});

export const getFirstRun = routes.get('getFirstRun', '/first-run', {
  summary: 'The steps from an empty shop to the first sale, and what a buyer still misses to pay',
  answer: firstRunField,
});

export const changeFirstRun = routes.post('changeFirstRun', '/first-run', {
  summary: 'Open or close the shop, dismiss the list of first steps, or put the first sale away',
  body: z
    .strictObject({
      open: z.optional(z.boolean()),
      hidden: z.optional(z.boolean()),
      sale_seen: z.optional(z.literal(true)),
    })
    .check(z.refine((body) => Object.keys(body).length > 0)),
  answer: emptyAnswer,
});
