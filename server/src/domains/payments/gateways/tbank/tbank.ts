import { createHmac } from 'node:crypto';
import {
  type Capabilities,
  type CheckoutRequest,
  type Gateway,
  type GatewayReport,
  GatewayUnavailable,
  type RefundState,
} from '../gateway.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { isPageOf } from '../provider-client.ts';
import { createTbankApi } from './tbank-api.ts';
import { tbankFields } from './tbank-settings.ts';
import {
  holdsMoney,
  isSigned,
  readMessage,
  stateOf,
  type TbankState,
  tbankCheckout,
  tbankPayment,
  tbankQr,
  tbankWebhook,
  weightOf,
} from './tbank-wire.ts';

/** The minimum of ten roubles is accepted by every method on the page of the bank. */
const capabilities: Capabilities = {
  refunds: 'partial',
  disputes: false,
  cancels: true,
  charges: [{ currency: 'RUB', minMinor: 1_000, maxMinor: 999_999_999 }],
  paymentTimeout: { minS: 60, maxS: 90 * 86_400 },
};

const DESCRIPTION_LENGTH = 140;
const ITEM_LENGTH = 128;
/** Option of a payment method: go straight to the Faster Payments System (SBP). */
const SBP = 'sbp';
/** The bank, and the page of the SBP. */
const BUYER_PAGES = /(^|\.)(tinkoff|tbank)\.ru$|^qr\.nspk\.ru$/;

/**
 * T-Bank's internet acquiring. The bank's `OrderId` is our payment id; each Init under it creates another `PaymentId`,
 * our secondary reference. A payment whose response was lost can therefore always be found by its order.
 */
export const tbank: Provider = {
  provider: 'tbank',
  title: 'T-Bank',
  capabilities,
  fields: tbankFields,
  create: createTbankGateway,
};

function createTbankGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { apiBase = '', terminalKey = '', password = '', taxation = '', vat = '' } = values;
  const { call, demand, findState, findOpenings } = createTbankApi(
    { apiBase, terminalKey, password },
    outbound,
  );
  const { origin } = new URL(apiBase);
  const demo = terminalKey.endsWith('DEMO');

  function report(state: TbankState): GatewayReport {
    const neutral = stateOf(state.Status);
    if (neutral === undefined) {
      throw new GatewayUnavailable('unknown', 'T-Bank reported an unknown status');
    }
    const captured = holdsMoney(state.Status) ? state.Amount : 0;
    return {
      reference: state.OrderId,
      secondaryReference: state.PaymentId,
      orderId: state.OrderId,
      merchantMatches: state.TerminalKey === terminalKey && demo !== live,
      state: neutral,
      capturedMinor: captured,
      capturedCurrency: captured > 0 ? 'RUB' : null,
      // The bank reports the remaining amount, never the refunded one.
      refundedMinor: state.Status === 'CONFIRMED' || captured === 0 ? 0 : null,
      refunds: [],
      reason: neutral === 'declined' && state.ErrorCode !== '0' ? (state.ErrorCode ?? null) : null,
    };
  }

  return {
    provider: 'tbank',
    acknowledgement: 'OK',
    // SHA-256 over the values and the password is a weak signature, so the webhook URL is secret too.
    webhookKey: createHmac('sha256', password)
      .update(`notices to ${terminalKey}`)
      .digest('base64url'),

    async openCheckout(request) {
      const checkout = await demand(tbankCheckout, 'Init', {
        Amount: request.amountMinor,
        OrderId: request.orderId,
        Description: request.description.slice(0, DESCRIPTION_LENGTH),
        PayType: 'O',
        Language: request.language,
        NotificationURL: request.webhookUrl,
        SuccessURL: request.returnUrl,
        FailURL: request.returnUrl,
        RedirectDueDate: `${request.expiresAt.toISOString().slice(0, 19)}+00:00`,
        ...(taxation !== '' && { Receipt: receiptOf(request, { taxation, vat }) }),
      });
      if (checkout.OrderId !== request.orderId) {
        throw new GatewayUnavailable('unknown', 'T-Bank returned an unexpected payment');
      }
      let address = checkout.PaymentURL;
      if (request.option === SBP) {
        const qrRequest = { PaymentId: checkout.PaymentId, DataType: 'PAYLOAD' };
        address = (await demand(tbankQr, 'GetQr', qrRequest).catch(throwOpened)).Data;
      }
      if (!isPageOf(address, { origin, hosts: BUYER_PAGES })) {
        throw new GatewayUnavailable('unknown', 'T-Bank returned a URL of another host');
      }
      return {
        reference: request.orderId,
        secondaryReference: checkout.PaymentId,
        url: address,
      };
    },

    async verifyWebhook({ rawBody }) {
      const message = readMessage(rawBody.toString('utf8'));
      if (message === undefined || !isSigned(message, password)) return { kind: 'forged' };
      if (message.TerminalKey !== terminalKey) return { kind: 'forged' };
      const webhook = tbankWebhook.safeParse(message);
      // The bank also sends webhooks about linked cards and accounts.
      if (!webhook.success) return { kind: 'irrelevant' };
      const {
        OrderId: orderId,
        PaymentId: secondaryReference,
        Status: status,
        Amount: amount,
      } = webhook.data;
      return {
        kind: 'payment',
        eventKey: `${secondaryReference} ${status} ${amount}`,
        reference: orderId,
        secondaryReference,
        orderId,
      };
    },

    async fetchStatus({ secondaryReference, orderId }) {
      const known = secondaryReference === null ? undefined : await findState(secondaryReference);
      if (known !== undefined && holdsMoney(known.Status)) return report(known);
      // The buyer may have paid another payment of the same order, one whose response was lost.
      const [best] = (await findOpenings(orderId)) ?? [];
      if (best === undefined) return known && report(known);
      const weight = known === undefined ? -1 : weightOf(known.Status);
      const newest =
        weightOf(best.Status) > weight || known === undefined
          ? await findState(best.PaymentId)
          : known;
      return newest && report(newest);
    },

    async cancel({ orderId }) {
      const openings = (await findOpenings(orderId)) ?? [];
      // The same call would refund a paid one.
      const open = openings.filter(({ Status: status }) => stateOf(status) === 'open');
      for (const { PaymentId: paymentId } of open) await call('Cancel', { PaymentId: paymentId });
    },

    async refund({ secondaryReference, orderId, amountMinor, key }) {
      const paymentId = secondaryReference ?? (await findOpenings(orderId))?.[0]?.PaymentId;
      if (paymentId === undefined) {
        throw new GatewayUnavailable('refused', 'T-Bank has no payment for this order');
      }
      const { Status: status } = await demand(tbankPayment, 'Cancel', {
        PaymentId: paymentId,
        Amount: amountMinor,
        ExternalRequestId: key,
      });
      return { reference: null, state: refundStateOf(status) };
    },
  };
}

function refundStateOf(status: string): RefundState {
  if (status.endsWith('ING')) return 'pending';
  if (status === 'REFUNDED' || status === 'PARTIAL_REFUNDED') return 'succeeded';
  throw new GatewayUnavailable('unknown', 'T-Bank returned an unexpected status for a refund');
}

/** The payment exists, only its URL is missing: the outcome is unknown. */
function throwOpened(cause: unknown): never {
  throw new GatewayUnavailable('unknown', 'T-Bank returned no SBP URL', { cause });
}

/** The fiscal receipt for a till connected to the terminal: one service at the full amount. */
function receiptOf(
  { amountMinor, description, email }: CheckoutRequest,
  { taxation, vat }: { taxation: string; vat: string },
) {
  return {
    Email: email,
    Taxation: taxation,
    Items: [
      {
        Name: description.slice(0, ITEM_LENGTH),
        Price: amountMinor,
        Quantity: 1,
        Amount: amountMinor,
        Tax: vat,
        PaymentMethod: 'full_payment',
        PaymentObject: 'service',
      },
    ],
  };
}
