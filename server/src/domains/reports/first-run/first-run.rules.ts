import {
  type FirstRun,
  type FirstRunStep,
  firstRunSteps,
  type MissingForSale,
} from '@sesame/contract/console/setup/first-run.ts';

export interface FirstRunFacts {
  /** Whether name, color or logo were ever saved. */
  readonly branded: boolean;
  /** Whether a service has an item that can be assigned. */
  readonly has_items: boolean;
  /** Whether a product is on sale; it then has a price and a service. */
  readonly on_sale: boolean;
  /** Whether a service of a product on sale has an item that can be assigned. */
  readonly deliverable: boolean;
  /** Whether a payment method besides the balance is enabled. */
  readonly payable: boolean;
  /** Whether one of them has a checkout page, which a bank transfer has not. */
  readonly testable: boolean;
  /** Whether a test payment or an order was ever paid. */
  readonly tested: boolean;
  readonly open: boolean;
  /** Whether buyers can reach it: a live shop needs a public address. */
  readonly addressed: boolean;
}

/** What is still missing for a buyer to pay and to get access at once, in the order to repair it. */
export function missingOf(facts: FirstRunFacts): MissingForSale[] {
  const missing: Record<MissingForSale, boolean> = {
    product: !facts.on_sale,
    method: !facts.payable,
    open: !facts.open,
    address: !facts.addressed,
    // Without a product on sale there is nothing to wait for yet.
    inventory: facts.on_sale && !facts.deliverable,
  };
  const order = ['product', 'method', 'address', 'open', 'inventory'] as const;
  return order.filter((one) => missing[one]);
}

/**
 * The steps in their order, each done or not. A step that was done once and undone since is open again; one that cannot
 * be done is left out.
 */
export function stepsOf(facts: FirstRunFacts): FirstRun['steps'] {
  const done: Record<FirstRunStep, boolean> = {
    brand: facts.branded,
    service: facts.has_items,
    product: facts.on_sale,
    method: facts.payable,
    test: facts.tested,
    open: facts.open,
  };
  const isTestable = facts.tested || facts.testable || !facts.payable;
  return firstRunSteps
    .filter((step) => step !== 'test' || isTestable)
    .map((step) => ({ step, done: done[step] }));
}
