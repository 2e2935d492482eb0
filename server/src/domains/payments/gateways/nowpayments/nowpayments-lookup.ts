import type { PaymentQuery } from '../payment-query.ts';
import type { ProviderClient } from '../provider-client.ts';
import type { GatewayReport } from '../report.ts';
import type { NowpaymentsAccount } from './nowpayments-account.ts';
import { readDepositReference } from './nowpayments-deposit.rules.ts';
import { readPartsReference } from './nowpayments-order.rules.ts';
import { type ReportContext, reportOf, reportOfHidden, sumOfParts } from './nowpayments-report.ts';
import { nowpaymentsPayment } from './nowpayments-wire.ts';

const ended: readonly GatewayReport['state'][] = ['declined', 'canceled', 'expired'];

interface LookupOptions extends Pick<ReportContext, 'merchantMatches' | 'tolerance'> {
  /** Undefined when the shop has no login of the account. */
  readonly account: NowpaymentsAccount | undefined;
}

/**
 * Fetches payments by the ids that webhooks named, or from the list of their invoice. All functions throw
 * `GatewayUnavailable`.
 */
export function createNowpaymentsLookup(
  client: ProviderClient,
  { account, ...context }: LookupOptions,
) {
  /** The payment that a webhook named, or the sum of several; undefined when NOWPayments does not know it. */
  async function findKnown(query: PaymentQuery): Promise<GatewayReport | undefined> {
    const { secondaryReference } = query;
    if (secondaryReference === null) return undefined;
    const ids = readPartsReference(secondaryReference);
    if (ids.length === 1) return findOne({ ...query, secondaryReference });
    const parts: GatewayReport[] = [];
    for (const id of ids) {
      const part = await findOne({ ...query, secondaryReference: id });
      if (part !== undefined) parts.push(part);
    }
    return parts.every(({ orderId }) => orderId === query.orderId)
      ? sumOfParts(parts, ids)
      : undefined;
  }

  async function findOne({
    reference,
    secondaryReference,
    orderId,
  }: PaymentQuery & { readonly secondaryReference: string }): Promise<GatewayReport | undefined> {
    const deposit = readDepositReference(secondaryReference);
    const path = `/payment/${encodeURIComponent(deposit.id)}`;
    const payment = await client.find(nowpaymentsPayment, { method: 'GET', path });
    if (payment !== undefined) {
      return reportOf(payment, { ...context, secondaryReference, invoice: reference });
    }
    if (deposit.parent === null || reference === null) return undefined;
    return reportOfHidden(deposit, { orderId, invoice: reference });
  }

  /** The most telling payment of an invoice: one with money, else one that is still open, the newest. */
  async function findListed({
    reference,
    orderId,
  }: PaymentQuery): Promise<GatewayReport | undefined> {
    if (account === undefined || reference === null) return undefined;
    const listed = await account.listPayments(reference);
    const about = { ...context, secondaryReference: null, invoice: reference };
    const reports = listed
      .map((payment) => reportOf(payment, about))
      .filter((report) => report.orderId === orderId);
    const first = (isFit: (report: GatewayReport) => boolean) => reports.find(isFit);
    return (
      first(({ capturedMinor, needsReview }) => capturedMinor > 0 && !needsReview) ??
      first(({ capturedMinor }) => capturedMinor > 0) ??
      reports.findLast(({ state }) => !ended.includes(state)) ??
      reports.at(-1)
    );
  }

  async function fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined> {
    const known = await findKnown(query);
    // Money is known by its own payment; before that another payment of the invoice may have it.
    const isDecided = known !== undefined && (known.capturedMinor > 0 || isOnItsWay(known));
    if (isDecided) return known;
    const listed = await findListed(query);
    if (listed !== undefined && (known === undefined || listed.capturedMinor > 0)) return listed;
    if (known !== undefined || query.secondaryReference !== null) return known;
    // An invoice has no state, and there is no lookup by order: before a coin is chosen there is nothing to fetch.
    return query.reference === null ? undefined : reportOfInvoice(query.reference, query.orderId);
  }

  return { findKnown, fetchStatus };
}

function isOnItsWay({ state, unclear }: GatewayReport): boolean {
  return state === 'processing' && unclear === undefined;
}

/** The report about an invoice for which no payment is known. */
function reportOfInvoice(reference: string, orderId: string): GatewayReport {
  return {
    reference,
    secondaryReference: null,
    orderId,
    merchantMatches: true,
    state: 'open',
    capturedMinor: 0,
    capturedCurrency: null,
    refundedMinor: null,
    refunds: [],
    reason: null,
  };
}
