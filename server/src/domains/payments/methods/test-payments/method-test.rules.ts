import type { MethodTestState } from '@sesame/contract/console/payments/method-tests.ts';
import type { RefundAnswer } from '../../gateways/refunds.ts';
import type { GatewayReport } from '../../gateways/report.ts';

const FAILURE_MAX = 300;

/** What is kept of an error of the provider. */
export function failureOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, FAILURE_MAX);
}

/** The state of a test after what its provider reports; it never goes back, so the order of webhooks does not matter. */
export function stateAfterReport(
  test: { readonly id: string; readonly state: MethodTestState; readonly amountMinor: number },
  report: GatewayReport | undefined,
): MethodTestState {
  const { state } = test;
  const isOver = state === 'refunded' || state === 'refused' || state === 'no_answer';
  if (isOver || report === undefined || report.orderId !== test.id) return state;
  const isReturned = report.state === 'refunded' || (report.refundedMinor ?? 0) >= test.amountMinor;
  if (isReturned) return hasOpenRefund(report) ? 'refunding' : 'refunded';
  if (state === 'refunding' && hasOnlyFailedRefunds(report)) return 'refund_failed';
  return state === 'opened' && report.state === 'paid' ? 'paid' : state;
}

/** Providers that list refunds count those on their way as returned. */
function hasOpenRefund({ refunds }: GatewayReport): boolean {
  return refunds.some(({ state }) => state === 'pending');
}

function hasOnlyFailedRefunds({ refunds }: GatewayReport): boolean {
  return refunds.length > 0 && refunds.every(({ state }) => state === 'failed');
}

/** The state after the provider's answer to the refund. */
export function stateAfterRefund(answer: Pick<RefundAnswer, 'state'>): MethodTestState {
  if (answer.state === 'failed') return 'refund_failed';
  return answer.state === 'succeeded' ? 'refunded' : 'refunding';
}
