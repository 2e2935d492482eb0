import { createHmac } from 'node:crypto';
import type { Capabilities, Gateway } from '../gateway.ts';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayNeeds, Provider, ProviderValues } from '../provider.ts';
import { isPrepayment } from '../receipt-texts.ts';
import type { GatewayReceipts } from '../receipts.ts';
import type { GatewayReport } from '../report.ts';
import { aboutLink, createTbankAccounts } from './tbank-accounts.ts';
import { createTbankApi } from './tbank-api.ts';
import { createTbankVault } from './tbank-cards.ts';
import { createTbankCharges } from './tbank-charges.ts';
import { createTbankCheckout } from './tbank-checkout.ts';
import { receiptOf } from './tbank-receipt.ts';
import { RECEIPT, readReceiptWebhook, receiptKeyOf } from './tbank-receipt-webhook.ts';
import { readEarlierRefund, readRefund } from './tbank-refund.ts';
import { tbankReports } from './tbank-report.ts';
import { tbankFields } from './tbank-settings.ts';
import { tbankSetup } from './tbank-setup.ts';
import {
  holdsMoney,
  isSigned,
  readMessage,
  stateOf,
  type TbankState,
  tbankCancel,
  tbankLink,
  tbankWebhook,
  weightOf,
} from './tbank-wire.ts';

/** The minimum of ten rubles is accepted by every method on the page of the bank. */
const capabilities: Capabilities = {
  refunds: 'partial',
  receipts: ['closing'],
  disputes: false,
  cancels: true,
  saves: 'form',
  charges: [{ currency: 'RUB', minMinor: 1_000, maxMinor: 999_999_999 }],
  paymentTimeout: { minS: 60, maxS: 90 * 86_400 },
};

/**
 * T-Bank's internet acquiring. The bank's `OrderId` is our payment id; each Init under it creates another `PaymentId`,
 * our secondary reference. A payment whose response was lost can therefore always be found by its order.
 */
export const tbank: Provider = {
  provider: 'tbank',
  title: 'T-Bank',
  capabilities,
  setup: tbankSetup,
  fields: tbankFields,
  create: createTbankGateway,
};

function createTbankGateway(values: ProviderValues, { outbound, live }: GatewayNeeds): Gateway {
  const { apiBase = '', terminalKey = '', password = '' } = values;
  const api = createTbankApi({ apiBase, terminalKey, password }, outbound);
  const { demand, findState, findOpenings, cancelUnpaid, sendClosingReceipt } = api;
  const { origin } = new URL(apiBase);
  const savesMethods = values.saveMethods === 'on';
  const sendsReceipts = (values.taxation ?? '') !== '';
  const isPrepaid = isPrepayment(values.paymentMethod ?? '');

  const readReceipt = (body: string) => readReceiptWebhook(body, { origin, isPrepaid });

  const receipts: GatewayReceipts = {
    // No key protects a second closing receipt.
    isRepeatable: false,
    async send({ kind, secondaryReference, amountMinor, email, description }) {
      if (kind !== 'closing' || secondaryReference === null) {
        throw new GatewayUnavailable('refused', 'T-Bank takes only closing receipts alone');
      }
      const line = { email, description, amountMinor, isFull: true, isOffset: true };
      await sendClosingReceipt(secondaryReference, receiptOf(values, line) ?? {});
      const sent = { kind, source: 'webhook', state: 'waiting', amountMinor } as const;
      return { ...sent, refund: null, reference: null, failure: null, fiscal: null };
    },
  };

  const report = tbankReports(values, live);
  const accounts = createTbankAccounts({ api, live });
  const { charge } = createTbankCharges(values, { api, accounts, report });
  const cards = createTbankVault({ api, accounts, live, charge });
  const { vault } = cards;

  async function reportWithMethod(state: TbankState, requestKey?: string): Promise<GatewayReport> {
    if (!savesMethods || state.Status !== 'CONFIRMED') return report(state);
    const saved = requestKey ? accounts.savedBy(requestKey) : cards.savedBy(state.OrderId);
    return { ...report(state), ...(await saved) };
  }

  return {
    provider: 'tbank',
    acknowledgement: 'OK',
    ...(sendsReceipts && { receipts }),
    ...(savesMethods && { vault }),
    // SHA-256 over the values and the password is a weak signature, so the webhook URL is secret too.
    webhookKey: createHmac('sha256', password)
      .update(`webhooks to ${terminalKey}`)
      .digest('base64url'),

    openCheckout: createTbankCheckout(values, { api, origin }),

    async verifyWebhook({ rawBody, now }) {
      const body = rawBody.toString('utf8');
      const message = readMessage(body);
      if (message === undefined || !isSigned(message, password)) return { kind: 'forged' };
      if (message.TerminalKey !== terminalKey) return { kind: 'forged' };
      const linked = tbankLink.safeParse(message);
      if (linked.success) return aboutLink(linked.data);
      const webhook = tbankWebhook.safeParse(message);
      // The bank also sends webhooks about linked cards.
      if (!webhook.success) return { kind: 'irrelevant' };
      const {
        OrderId: orderId,
        PaymentId: secondaryReference,
        Status: status,
        Amount: amount,
      } = webhook.data;
      return {
        kind: 'payment',
        eventKey:
          status === RECEIPT
            ? `${secondaryReference} ${receiptKeyOf(readReceipt(body), now)}`
            : eventKeyOf({ secondaryReference, status, amount, now }),
        reference: orderId,
        secondaryReference,
        orderId,
      };
    },

    readReceiptWebhook: readReceipt,

    async fetchStatus({ secondaryReference, orderId, savingReference }) {
      const known = secondaryReference === null ? undefined : await findState(secondaryReference);
      if (known !== undefined && holdsMoney(known.Status)) {
        return reportWithMethod(known, savingReference);
      }
      // The buyer may have paid another payment of the same order, one whose response was lost.
      const [best] = (await findOpenings(orderId)) ?? [];
      if (best === undefined) return known && report(known);
      const weight = known === undefined ? -1 : weightOf(known.Status);
      const newest =
        weightOf(best.Status) > weight || known === undefined
          ? await findState(best.PaymentId)
          : known;
      return newest && reportWithMethod(newest, savingReference);
    },

    async cancel({ orderId }) {
      const openings = (await findOpenings(orderId)) ?? [];
      // The same call would refund a paid one.
      const open = openings.filter(({ Status: status }) => stateOf(status) === 'open');
      for (const { PaymentId: paymentId } of open) await cancelUnpaid(paymentId);
    },

    async refund(request) {
      const { secondaryReference, orderId, amountMinor, key } = request;
      const paymentId = secondaryReference ?? (await findOpenings(orderId))?.[0]?.PaymentId;
      if (paymentId === undefined) {
        throw new GatewayUnavailable('refused', 'T-Bank has no payment for this order');
      }
      if (request.repeats !== undefined) {
        const state = await findState(paymentId);
        const earlier = state && readEarlierRefund(state, request);
        if (earlier !== undefined) return earlier;
      }
      // A full refund reverses the receipt of the payment.
      const { receipt: line } = request;
      const isFull = line?.isClosed === true;
      const receipt = line && !line.isWhole && receiptOf(values, { ...line, amountMinor, isFull });
      const answer = await demand(tbankCancel, 'Cancel', {
        PaymentId: paymentId,
        Amount: amountMinor,
        ExternalRequestId: key,
        ...(receipt && { Receipt: receipt }),
      });
      const refund = readRefund(answer, amountMinor);
      return sendsReceipts && refund.state === 'succeeded'
        ? { ...refund, sendsReceipt: true }
        : refund;
    },
  };
}

/**
 * Webhooks have no id. Two equal partial refunds may send the same fields, so their key contains the minute: a repeated
 * delivery only causes another sync.
 */
function eventKeyOf({
  secondaryReference,
  status,
  amount,
  now,
}: {
  secondaryReference: string;
  status: string;
  amount: string;
  now: Date;
}): string {
  const key = `${secondaryReference} ${status} ${amount}`;
  return status.endsWith('REFUNDED') ? `${key} ${now.toISOString().slice(0, 16)}` : key;
}
