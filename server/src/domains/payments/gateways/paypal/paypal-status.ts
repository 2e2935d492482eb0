import type { PaymentQuery } from '../payment-query.ts';
import type { GatewayReport } from '../report.ts';
import type { PayPalApi } from './paypal-api.ts';
import { captureOf, type PayPalMerchant, reportOf } from './paypal-report.ts';
import type { PayPalVault } from './paypal-vault.ts';
import type { PayPalOrder } from './paypal-wire.ts';

/** Fetches orders, and reports them with the wallets that they have saved. Both functions throw `GatewayUnavailable`. */
export function createPayPalStatus({
  api,
  vault,
  merchant,
}: {
  readonly api: PayPalApi;
  readonly vault: PayPalVault;
  readonly merchant: PayPalMerchant;
}) {
  async function fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined> {
    const found = await api.findOrder(query);
    if (found === undefined) return undefined;
    // With a known secondary reference it was paid before, and only then can it be disputed. The first settlement thus
    // needs one request instead of two.
    const captured = query.secondaryReference === null ? undefined : captureOf(found);
    const disputes = captured ? await api.listDisputes(captured.id) : [];
    return withSaved(found, reportOf(found, disputes, merchant), { lists: true });
  }

  /** @param lists also looks for a token that the order does not name */
  async function withSaved(
    found: PayPalOrder,
    report: GatewayReport,
    { lists }: { readonly lists: boolean },
  ): Promise<GatewayReport> {
    if (report.state !== 'paid') return report;
    const savedMethod = vault.namedBy(found) ?? (lists ? await vault.listedFor(found) : undefined);
    return savedMethod === undefined ? report : { ...report, savedMethod };
  }

  /** Reports an order that was just captured, for which nothing more is fetched. */
  function reportCaptured(captured: PayPalOrder): Promise<GatewayReport> {
    return withSaved(captured, reportOf(captured, [], merchant), { lists: false });
  }

  return { fetchStatus, reportCaptured };
}

export type PayPalStatus = ReturnType<typeof createPayPalStatus>;
