import type { Executor, Platform } from '../../../platform/platform.ts';
import {
  chargeSavedMethod,
  type MethodCharge,
  type MethodChargeResult,
} from '../charges/charge-saved-method.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';

/**
 * Charges the stored payment of a renewal: its buyer is absent, and the mails of renewals say how it ended.
 * @param alongside records the result with the answer; the payment is locked
 */
export function chargeRenewalPayment(
  platform: Platform,
  charge: Omit<MethodCharge, 'initiator' | 'isSeen'>,
  alongside: (tx: Executor, result: MethodChargeResult) => Promise<void>,
): Promise<void> {
  const renewal = { ...charge, initiator: 'merchant', isSeen: true } as const;
  return chargeSavedMethod(platform, gatewaysOf(platform), renewal, alongside);
}
