import type { Checkout, CheckoutRequest } from '../checkout.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderValues } from '../provider.ts';
import { isPageOf } from '../provider-client.ts';
import { isKeyConflict, type YookassaApi } from './yookassa-api.ts';
import { createBody, type Saving } from './yookassa-body.ts';
import { isSavable } from './yookassa-methods.ts';
import {
  minorOf,
  orderIdOf,
  SAVING_REFUSED,
  type YookassaPayment,
  yookassaPayment,
} from './yookassa-wire.ts';

/** Option of a payment method: pay by the Faster Payments System (SBP). */
const SBP = 'sbp';
const FORBIDDEN = 403;
/** YooKassa's own pages, and those of the SBP and of the banks whose buttons a payment method can name. */
const BUYER_PAGES = /(^|\.)(yoomoney|yookassa|nspk|sberbank|sber|tbank|tinkoff)\.ru$/;

/** Opens payments on a page of YooKassa, the SBP or a bank, which may save the payment method. */
export function createYookassaCheckout(
  values: ProviderValues,
  { api, origin }: { api: YookassaApi; origin: string },
) {
  const furtherHosts = (values.pageHosts ?? '').split(',').filter((host) => host !== '');

  const isBuyerPage = (url: string) =>
    isPageOf(url, { origin, hosts: BUYER_PAGES }) ||
    (url.startsWith('https://') && furtherHosts.includes(URL.parse(url)?.host ?? ''));

  /** @returns undefined when the page is not one that buyers may be sent to */
  function checkoutOf(payment: YookassaPayment, request: CheckoutRequest): Checkout | undefined {
    const link = payment.confirmation?.confirmation_data;
    const url = payment.confirmation?.confirmation_url ?? link ?? '';
    const isOurs =
      orderIdOf(payment) === request.orderId &&
      minorOf(payment.amount) === request.amountMinor &&
      payment.amount.currency === request.currency;
    if (!isOurs) {
      throw new GatewayUnavailable('unknown', 'YooKassa returned an unexpected payment');
    }
    if (!isBuyerPage(url)) return undefined;
    const isUnsaved = payment.metadata?.saving === SAVING_REFUSED.saving;
    const savingRefused = isUnsaved && { savingRefused: `HTTP ${FORBIDDEN}` };
    const checkout = { reference: payment.id, secondaryReference: null, url, ...savingRefused };
    return link === url ? { ...checkout, ownPage: { kind: 'sbp', link } } : checkout;
  }

  async function findOrCreate(
    request: CheckoutRequest,
    key: string,
    confirmation: 'redirect' | 'qr' = 'redirect',
  ): Promise<YookassaPayment> {
    const create = (saving: Saving, ownKey: string) =>
      api.post('/payments', createBody(request, values, { type: confirmation, saving }), ownKey);
    const savesMethods = values.saveMethods === 'on';
    const saves = request.save !== undefined && savesMethods && isSavable(request.option);
    const first = await create(saves ? 'yes' : 'no', key);
    // The shop may not save methods after all: the buyer pays all the same, and operators are alerted.
    const isRefused = saves && first.status === FORBIDDEN;
    const answer = isRefused ? await create('refused', `plain:${key}`) : first;
    if (!isKeyConflict(answer)) return api.read(yookassaPayment, answer);
    // A payment of this order exists, in another language or with another email address.
    const known = await api.findByOrder(request.orderId);
    if (known !== undefined) return known;
    throw new GatewayUnavailable('unknown', 'YooKassa has a different payment for this order');
  }

  /** A payment by the SBP with the link of its QR code, where the shop shows it; otherwise one with a page. */
  async function openPayment(request: CheckoutRequest): Promise<YookassaPayment> {
    if (request.option !== SBP || values.sbpPage !== 'shop') {
      return findOrCreate(request, request.orderId);
    }
    try {
      return await findOrCreate(request, request.orderId, 'qr');
    } catch (error) {
      if (!(error instanceof GatewayUnavailable) || error.certainty !== 'refused') throw error;
      // Nothing was made: not every shop may show QR codes.
      return findOrCreate(request, `redirect:${request.orderId}`);
    }
  }

  return async function openCheckout(request: CheckoutRequest): Promise<Checkout> {
    const payment = await openPayment(request);
    const checkout = checkoutOf(payment, request);
    if (checkout !== undefined) return checkout;
    // A bank's page on a host that is not allowed. No buyer was sent there; YooKassa's own page has all methods.
    const general = { ...request, option: null };
    const own = request.option && (await findOrCreate(general, `page:${request.orderId}`));
    const checkoutOfOwn = own ? checkoutOf(own, general) : undefined;
    if (checkoutOfOwn !== undefined) return checkoutOfOwn;
    const { host = 'no address' } = URL.parse(payment.confirmation?.confirmation_url ?? '') ?? {};
    throw new GatewayUnavailable('unknown', `YooKassa sends buyers to ${host}: allow it first`);
  };
}
