import type { Checkout, CheckoutRequest } from '../checkout.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import { isPageOf, type ProviderClient } from '../provider-client.ts';
import { centsAtLeast, nowpaymentsInvoice, nowpaymentsMinimum } from './nowpayments-wire.ts';

const BUYER_PAGES = /(^|\.)nowpayments\.io$/;

interface CheckoutOptions {
  /** Origin of the API; an emulator has its pages beside it. */
  readonly origin: string;
  readonly fixedRate: boolean;
  /** Buyers choose their coin on a page of the shop. */
  readonly isCoinPageOwn: boolean;
}

/** Opens invoices, which are paid on a page of NOWPayments or of the shop. */
export function createNowpaymentsCheckout(
  client: ProviderClient,
  { origin, fixedRate, isCoinPageOwn }: CheckoutOptions,
) {
  /** Refuses amounts below the minimum of the coin, where the money of the buyer would be lost. */
  async function requireEnough({ option, amountMinor }: CheckoutRequest): Promise<void> {
    // Without a preset coin, the page offers only coins whose minimum is met.
    if (option === null) return;
    const minAmountQuery = new URLSearchParams({
      currency_from: option,
      fiat_equivalent: 'usd',
      ...(fixedRate && { is_fixed_rate: 'true' }),
    });
    const { fiat_equivalent: minimum } = await client
      .call({ method: 'GET', path: `/min-amount?${minAmountQuery}` })
      .then((answer) => client.read(nowpaymentsMinimum, answer))
      .catch(nothingMade);
    if (amountMinor < centsAtLeast(minimum)) {
      throw new GatewayUnavailable('refused', `the amount is below the minimum of ${option}`);
    }
  }

  return async function openCheckout(request: CheckoutRequest): Promise<Checkout> {
    await requireEnough(request);
    const json = invoiceOf(request, fixedRate);
    const answer = await client.call({ method: 'POST', path: '/invoice', json });
    const { id, order_id: orderId, invoice_url: url } = client.read(nowpaymentsInvoice, answer);
    if (!isPageOf(url, { origin, hosts: BUYER_PAGES }) || orderId !== request.orderId) {
      throw new GatewayUnavailable('unknown', 'NOWPayments returned an unexpected invoice');
    }
    const checkout = { reference: id, secondaryReference: null, url };
    return isCoinPageOwn ? { ...checkout, ownPage: { kind: 'coins', link: url } } : checkout;
  };
}

function invoiceOf(request: CheckoutRequest, fixedRate: boolean) {
  return {
    // Integer cents divided by 100 serialize with at most two decimals.
    price_amount: request.amountMinor / 100,
    price_currency: request.currency.toLowerCase(),
    ...(request.option !== null && { pay_currency: request.option }),
    order_id: request.orderId,
    order_description: request.description,
    ipn_callback_url: request.webhookUrl,
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    partially_paid_url: request.returnUrl,
    is_fixed_rate: fixedRate,
  };
}

/** Only the minimum was queried: no invoice was requested. */
function nothingMade(error: unknown): never {
  if (!(error instanceof GatewayUnavailable)) throw error;
  const { message, cause } = error;
  throw new GatewayUnavailable('refused', message, cause === undefined ? undefined : { cause });
}
