import type { Checkout, CheckoutRequest } from '../checkout.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderValues } from '../provider.ts';
import { isPageOf } from '../provider-client.ts';
import { truncate } from '../truncate.ts';
import type { createTbankApi } from './tbank-api.ts';
import { receiptOf } from './tbank-receipt.ts';
import { DESCRIPTION_LENGTH, tbankCheckout, tbankQr } from './tbank-wire.ts';

/** Option of a payment method: pay by the Faster Payments System (SBP). */
const SBP = 'sbp';
/** The bank, and the page of the SBP. */
const BUYER_PAGES = /(^|\.)(tinkoff|tbank)\.ru$|^qr\.nspk\.ru$/;

/** Opens payments on the page of the bank or of the SBP, which may save a card or an account. */
export function createTbankCheckout(
  values: ProviderValues,
  { api: { demand }, origin }: { api: ReturnType<typeof createTbankApi>; origin: string },
) {
  /** Opens a payment that saves a card or an account; if the terminal may not do so, the buyer pays without saving. */
  async function openSaving(fields: Record<string, unknown> & { OrderId: string }, bySbp: boolean) {
    const DATA = bySbp ? { QR: 'true' } : { OperationInitiatorType: '1' };
    const saving = { Recurrent: 'Y', CustomerKey: fields.OrderId, DATA };
    try {
      const opened = await demand(tbankCheckout, 'Init', { ...fields, ...saving });
      return { checkout: opened };
    } catch (error) {
      if (!(error instanceof GatewayUnavailable) || error.certainty !== 'refused') throw error;
      const checkout = await demand(tbankCheckout, 'Init', fields);
      return { checkout, savingRefused: error.message };
    }
  }

  const isBuyerPage = (address: string) => isPageOf(address, { origin, hosts: BUYER_PAGES });

  /**
   * The link of a payment by the SBP; undefined when the bank gives none, because the SBP is not connected to the
   * terminal or the call failed. The payment is open, and the bank's own page takes it.
   */
  async function findSbpLink(paymentId: string) {
    const qrRequest = { PaymentId: paymentId, DataType: 'PAYLOAD' };
    try {
      const { Data: link, RequestKey: requestKey } = await demand(tbankQr, 'GetQr', qrRequest);
      return isBuyerPage(link) ? { link, requestKey } : undefined;
    } catch (error) {
      if (error instanceof GatewayUnavailable) return undefined;
      throw error;
    }
  }

  async function openCheckout(request: CheckoutRequest): Promise<Checkout> {
    const receipt = receiptOf(values, { ...request, description: request.receiptName });
    const fields = {
      Amount: request.amountMinor,
      OrderId: request.orderId,
      Description: truncate(request.description, DESCRIPTION_LENGTH),
      PayType: 'O',
      Language: request.language,
      NotificationURL: request.webhookUrl,
      SuccessURL: request.returnUrl,
      FailURL: request.returnUrl,
      RedirectDueDate: `${request.expiresAt.toISOString().slice(0, 19)}+00:00`,
      ...(receipt && { Receipt: receipt }),
    };
    const bySbp = request.option === SBP;
    const saves = values.saveMethods === 'on' && request.save !== undefined;
    const { checkout, savingRefused } = saves
      ? await openSaving(fields, bySbp)
      : { checkout: await demand(tbankCheckout, 'Init', fields) };
    if (checkout.OrderId !== request.orderId) {
      throw new GatewayUnavailable('unknown', 'T-Bank returned an unexpected payment');
    }
    const qr = bySbp ? await findSbpLink(checkout.PaymentId) : undefined;
    const link = qr?.link;
    const links = saves && savingRefused === undefined;
    const address = link ?? checkout.PaymentURL;
    if (!isBuyerPage(address)) {
      throw new GatewayUnavailable('unknown', 'T-Bank returned a URL of another host');
    }
    const showsQr = link !== undefined && values.sbpPage === 'shop';
    return {
      reference: request.orderId,
      secondaryReference: checkout.PaymentId,
      url: address,
      ...(savingRefused !== undefined && { savingRefused }),
      ...(links && qr?.requestKey && { savingReference: qr.requestKey }),
      ...(showsQr && { ownPage: { kind: 'sbp', link } }),
    };
  }

  return openCheckout;
}
