/**
 * The id of an order at NOWPayments. A payment of what is missing names the payments before it, so that its answers and webhooks
 * say that it is a part: `<order>+5123`. Only the shop writes it.
 */
export interface OrderName {
  readonly orderId: string;
  /** Ids of the payments that it adds to, oldest first. */
  readonly adds: readonly string[];
}

export function orderName({ orderId, adds }: OrderName): string {
  return [orderId, ...adds].join('+');
}

export function readOrderName(name: string): OrderName {
  const [orderId = '', ...adds] = name.split('+');
  return { orderId, adds };
}

/** The secondary reference of payments that are added up: `5123+6123`. */
export function partsReference(ids: readonly string[]): string {
  return ids.join('+');
}

/** One id for every payment that is not made of parts. */
export function readPartsReference(reference: string): readonly string[] {
  return reference.split('+');
}
