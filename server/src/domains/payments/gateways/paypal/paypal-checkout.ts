import type { Checkout, CheckoutRequest } from '../checkout.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderValues } from '../provider.ts';
import type { ProviderAnswer } from '../provider-client.ts';
import type { PayPalApi } from './paypal-api.ts';
import { checkoutBody } from './paypal-body.ts';
import { isSavingRefused } from './paypal-declines.rules.ts';
import { issueOf, linkTo, order, read, refusedWith } from './paypal-wire.ts';

interface Needs {
  readonly api: PayPalApi;
  /** Whether an address is one that buyers may be sent to. */
  isBuyerPage(url: string): boolean;
}

/** Creates orders that buyers approve on PayPal's page, which may save their wallet. */
export function createPayPalCheckout(values: ProviderValues, { api, isBuyerPage }: Needs) {
  const isImmediateOnly = values.immediate === 'on';
  const savesMethods = values.saveMethods === 'on';

  /** An account that may not save wallets refuses the order as a whole: it is made again without saving. */
  async function createOrder(
    request: CheckoutRequest,
  ): Promise<{ readonly answer: ProviderAnswer; readonly savingRefused?: string }> {
    const saves = savesMethods && request.save !== undefined;
    const make = (requestId: string, isSaved: boolean) =>
      api.post(
        '/v2/checkout/orders',
        requestId,
        checkoutBody(request, { isImmediateOnly, saves: isSaved }),
      );
    if (!saves) return { answer: await make(request.orderId, false) };
    const answer = await make(request.orderId, true);
    const issue = issueOf(answer);
    if (answer.status < 400 || issue === undefined || !isSavingRefused(issue)) return { answer };
    return { answer: await make(`unsaved-${request.orderId}`, false), savingRefused: issue };
  }

  return async function openCheckout(request: CheckoutRequest): Promise<Checkout> {
    const { answer, savingRefused } = await createOrder(request);
    if (answer.status >= 400) throw refusedWith(answer);
    const created = read(order, answer);
    const url = linkTo('payer-action', created);
    const { custom_id: orderId, amount } = created.purchase_units[0];
    const isOurs = orderId === request.orderId && amount?.value === request.amountMinor;
    if (url === undefined || !isBuyerPage(url) || !isOurs) {
      throw new GatewayUnavailable('unknown', 'PayPal returned an unexpected order');
    }
    return {
      ...{ reference: created.id, secondaryReference: null, url },
      ...(savingRefused !== undefined && { savingRefused }),
    };
  };
}
