import type { PaymentState } from '../records/payments.rules.ts';

/** Whether the buyer can still confirm the charge of a payment with their bank. */
export function canConfirm(
  {
    state,
    confirm_until: until,
  }: { readonly state: PaymentState; readonly confirm_until: Date | null },
  now: Date,
): boolean {
  return state === 'pending' && until !== null && until > now;
}
