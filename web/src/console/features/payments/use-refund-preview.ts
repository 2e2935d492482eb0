import { previewRefund } from '@sesame/contract/console/payments/payments.ts';
import { useSettled } from '../../../ui/forms/use-settled.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import type { RefundAccess } from './refund.rules.ts';
import type { RefundMethod } from './refund-method-field.tsx';

export type RefundChoice = {
  method: RefundMethod;
  access: RefundAccess;
  cents: number | 'all';
};

/**
 * What the chosen refund would do, requested when typing pauses.
 * @param choice undefined while the form has no valid amount, or is being saved
 * @returns `answer` only if it belongs to the current choice
 */
export function useRefundPreview(paymentId: string, choice: RefundChoice | undefined) {
  const requested = useSettled(JSON.stringify(choice ?? null));
  const settled: RefundChoice | null = JSON.parse(requested);
  const isSettled = choice !== undefined && requested === JSON.stringify(choice);
  const { method, access, cents } = settled ?? { method: 'gateway', access: 'keep', cents: 'all' };
  const query = useConsoleQuery(
    previewRefund,
    { params: { id: paymentId }, query: { method, access, cents: String(cents) } },
    { enabled: isSettled },
  );
  return {
    answer: isSettled ? query.data : undefined,
    error: isSettled && query.isError ? query.error : undefined,
    isWaiting: choice !== undefined && !(isSettled && (query.data !== undefined || query.isError)),
  };
}
