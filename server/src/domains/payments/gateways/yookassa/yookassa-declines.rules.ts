import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { DeclineClass } from '../charge.ts';

const CLASSES: Readonly<Record<Exclude<DeclineClass, 'soft' | 'config'>, readonly string[]>> = {
  funds: ['insufficient_funds', 'payment_method_limit_exceeded'],
  technical: ['issuer_unavailable', 'internal_timeout'],
  action: ['3d_secure_failed', 'identification_required'],
  hard: [
    'card_expired',
    'country_forbidden',
    'fraud_suspected',
    'invalid_card_number',
    'invalid_csc',
    'payment_method_restricted',
  ],
  revoked: ['permission_revoked'],
};

const BY_REASON: ReadonlyMap<string, DeclineClass> = new Map(
  Object.entries(CLASSES).flatMap(([name, reasons]) =>
    reasons.map((reason) => [reason, name as DeclineClass] as const),
  ),
);

/** The limit is one of a day or a month; YooKassa advises to try on another day. */
const LIMIT_EXCEEDED = 'payment_method_limit_exceeded';

/** The class of `cancellation_details.reason`; one that is not in the table is `soft`. */
export function classOfYookassaReason(reason: string): DeclineClass {
  return BY_REASON.get(reason) ?? 'soft';
}

/** Before when YooKassa advises not to try again; null when it says nothing. */
export function retryNotBefore(reason: string, now: Date): Date | null {
  return reason === LIMIT_EXCEEDED ? new Date(now.getTime() + DAY_MS) : null;
}

const TOO_MANY = 429;

/**
 * The class of a request that YooKassa refused without asking a bank.
 * @returns undefined when it can be made again
 */
export function classOfYookassaRefusal(
  status: number,
  parameter: string | undefined,
): DeclineClass | undefined {
  if (status === TOO_MANY) return undefined;
  return parameter === 'payment_method_id' ? 'hard' : 'config';
}
