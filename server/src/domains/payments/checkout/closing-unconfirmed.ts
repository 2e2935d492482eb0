import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { closeConfirmation } from '../bank-confirmations/close-confirmation.ts';
import type { Gateways } from '../providers/live-gateways.ts';

/** Rolls back an order that could be placed if these charges were closed. */
export class Unconfirmed extends Error {
  readonly payments: readonly string[];

  constructor(payments: readonly string[]) {
    super('charges could still be confirmed');
    this.payments = payments;
  }
}

/**
 * Places an order of a buyer who could still confirm the charge of a renewal. It is placed and rolled back first, because an
 * order that is refused must leave that charge as it is. Then the charge is closed at its gateway, so that never both can be
 * paid, and the order is placed.
 * @param place places the order in one transaction
 */
export async function closingUnconfirmed<Result>(
  platform: TransactionalPlatform,
  gateways: Gateways,
  place: () => Promise<Result>,
): Promise<Result> {
  const placed = await place().catch(unconfirmedOf);
  if (!(placed instanceof Unconfirmed)) return placed;
  for (const id of placed.payments) {
    const closed = await closeConfirmation(platform, gateways, id);
    // The confirmation was faster and the period is paid, or the gateway does not answer.
    if (closed !== 'unpaid') refuse('renewal_underway');
  }
  const again = await place().catch(unconfirmedOf);
  return again instanceof Unconfirmed ? refuse('renewal_underway') : again;
}

function unconfirmedOf(error: unknown): Unconfirmed {
  if (error instanceof Unconfirmed) return error;
  throw error;
}
