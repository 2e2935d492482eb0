/**
 * A payment at NOWPayments. `parent` is the payment that it follows when it is a repeated deposit, or one in another coin:
 * then its price does not reflect what arrived.
 */
export interface Deposit {
  readonly id: string;
  readonly parent: string | null;
}

/**
 * The secondary reference. It keeps the parent that a signed webhook named, because no document promises that reading the
 * payment names it too: `6123.5123` is payment 6123, which follows 5123.
 */
export function depositReference({ id, parent }: Deposit): string {
  return parent === null ? id : `${id}.${parent}`;
}

export function readDepositReference(reference: string): Deposit {
  const [, id, parent] = reference.match(/^([\w-]+)\.([\w-]+)$/) ?? [];
  return id === undefined || parent === undefined
    ? { id: reference, parent: null }
    : { id, parent };
}
