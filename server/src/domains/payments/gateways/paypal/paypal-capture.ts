import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { PaymentQuery } from '../payment-query.ts';
import type { ProviderAnswer } from '../provider-client.ts';
import type { GatewayReport } from '../report.ts';
import { orderPath, type PayPalApi } from './paypal-api.ts';
import { meaningOfRefusal, type RefusalMeaning } from './paypal-refusals.rules.ts';
import type { PayPalStatus } from './paypal-status.ts';
import { issueOf, order, payerActionOf, read, refusedWith } from './paypal-wire.ts';

const REQUEST_ID_MAX = 108;

interface Needs extends PayPalStatus {
  readonly api: PayPalApi;
  /** Whether an address is one that buyers may be sent to. */
  isBuyerPage(url: string): boolean;
}

/** Captures an approved order; a refusal is reported as what it means for the order. */
export async function capturePayPalOrder(
  needs: Needs,
  query: PaymentQuery,
): Promise<GatewayReport> {
  const { reference, orderId, approval = '' } = query;
  if (reference === null) throw new GatewayUnavailable('refused', 'No order to capture');
  // The same request id for the return of the buyer and for every webhook, but another one once the buyer has approved
  // another source: PayPal may repeat its answer for a request id. It captures an order once in any case.
  const key = `capture-${orderId}${approval && `-${approval}`}`.slice(0, REQUEST_ID_MAX);
  const answer = await needs.api.post(`${orderPath(reference)}/capture`, key, {});
  return answer.status < 400
    ? needs.reportCaptured(read(order, answer))
    : reportOfRefusal(needs, query, answer);
}

/** @throws GatewayUnavailable for an answer that is not about the payment: too many requests, another one running */
async function reportOfRefusal(
  { fetchStatus, isBuyerPage }: Needs,
  query: PaymentQuery,
  answer: ProviderAnswer,
): Promise<GatewayReport> {
  const meaning = meaningOf(answer);
  if (meaning === undefined) throw refusedWith(answer);
  const report = await fetchStatus(query);
  if (report === undefined) throw refusedWith(answer);
  if (report.state !== 'approved' && report.state !== 'open') return report;
  const url = meaning === 'again' ? payerActionOf(answer) : undefined;
  return {
    ...report,
    ...changeBy(meaning, issueOf(answer) ?? `HTTP ${answer.status}`),
    ...(url !== undefined && isBuyerPage(url) && { checkoutUrl: url }),
  };
}

/** Undefined for an answer that is not about the payment and is followed by a repeat. */
function meaningOf(answer: ProviderAnswer): RefusalMeaning | undefined {
  if (answer.status >= 500 || [401, 404, 409, 429].includes(answer.status)) return undefined;
  return meaningOfRefusal(issueOf(answer) ?? '');
}

/** What a refused capture changes in the report of an order that can still be paid. */
function changeBy(
  meaning: RefusalMeaning,
  issue: string,
): Partial<Pick<GatewayReport, 'state' | 'reason' | 'unclear'>> {
  switch (meaning) {
    case 'again':
      return { state: 'open', reason: issue.toLowerCase() };
    case 'declined':
      return { state: 'declined', reason: issue.toLowerCase() };
    case 'processing':
      return { state: 'processing' };
    case 'unclear':
      return { state: 'processing', unclear: `capture refused: ${issue}`.slice(0, 200) };
    case 'decided':
      return {};
  }
}
