/**
 * The interface of payment gateways. Each provider implements it in its own folder; nothing specific to a provider
 * leaves that folder. Its parts are the files beside this one.
 */

import type { ChargeCurrency, Checkout, CheckoutRequest } from './checkout.ts';
import type { CoinGateway } from './coins.ts';
import type { DisputeAnswer, FraudWarning } from './disputes.ts';
import type { PaymentQuery } from './payment-query.ts';
import type { FiscalReceiptKind, GatewayReceipt, GatewayReceipts } from './receipts.ts';
import type { RefundAnswer, RefundRequest } from './refunds.ts';
import type { GatewayReport } from './report.ts';
import type { MethodVault } from './vault.ts';
import type { RawWebhook, WebhookVerdict } from './webhooks.ts';

/** What the gateway supports, so that nothing else is offered. */
export type Capabilities = {
  refunds: 'none' | 'full' | 'partial';
  /** The gateway reports disputes; otherwise operators record them. */
  disputes: boolean;
  /** An open payment can be canceled at the gateway. */
  cancels: boolean;
  /** What a buyer pays with on its form can be saved for later payments; see `MethodVault`. */
  saves?: 'form';
  /** An operator can enter the gateway's id of a payment; see `fetchById`. */
  paymentIds?: true;
  /** The kinds of fiscal receipts that can be sent alone, by `GatewayReceipts`. */
  receipts?: readonly FiscalReceiptKind[];
  /** Limits of a charge per currency, in minor units. */
  charges: readonly { currency: ChargeCurrency; minMinor: number; maxMinor: number }[];
  /** Limits of the lifetime of a checkout, in seconds. */
  paymentTimeout: { minS: number; maxS: number };
};

export interface Gateway {
  readonly provider: string;
  /**
   * If set, webhooks are accepted only at a URL that ends in this key. For gateways whose webhooks are not strongly
   * signed.
   */
  readonly webhookKey?: string;
  /** The response body that acknowledges a webhook, if an empty object is not enough. */
  readonly acknowledgement?: string;
  /** Set when buyers choose their coin on a page of the shop. */
  readonly coins?: CoinGateway;
  /** Set while its settings say that fiscal receipts are sent. */
  readonly receipts?: GatewayReceipts;
  /** Set when it saves payment methods. */
  readonly vault?: MethodVault;
  /** Bank account details for transfers; then the payment page is part of the shop. */
  readonly bankDetails?: BankAccountDetails;
  /**
   * Creates the checkout. Repeated with the same order it returns the same checkout, if the gateway supports that.
   * @throws GatewayUnavailable `refused` when the gateway certainly holds nothing, `unknown` when it may
   */
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /**
   * Verifies a webhook on its raw bytes, before anything parses them.
   * @throws GatewayUnavailable when it cannot be verified now (a certificate cannot be fetched): the sender retries
   */
  verifyWebhook(webhook: RawWebhook): Promise<WebhookVerdict>;
  /**
   * What a verified and stored webhook says about a fiscal receipt, where nothing else reports it.
   * @returns undefined when the webhook is about something else
   */
  readReceiptWebhook?(body: string): GatewayReceipt | undefined;
  /**
   * Fetches the payment from the gateway.
   * @returns undefined when the gateway does not know it
   * @throws GatewayUnavailable
   */
  fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined>;
  /**
   * Fetches a payment by the gateway's own id, which an operator has entered: for gateways where only a webhook names it.
   * @returns undefined when the gateway does not know it
   * @throws GatewayUnavailable
   */
  fetchById?(paymentId: string, query: PaymentQuery): Promise<GatewayReport | undefined>;
  /**
   * Fetches a fraud warning that a webhook named.
   * @returns undefined when the gateway does not know it
   * @throws GatewayUnavailable
   */
  fetchFraudWarning?(reference: string): Promise<FraudWarning | undefined>;
  /**
   * Answers a dispute that takes this kind of answer. `key` makes a repeat safe.
   * @throws GatewayUnavailable; without a `cause` the gateway has refused the answer
   */
  answerDispute?(answer: DisputeAnswer): Promise<void>;
  /**
   * Captures an approved payment. Idempotent: the same payment is never captured twice.
   * @throws GatewayUnavailable
   */
  capture?(query: PaymentQuery): Promise<GatewayReport>;
  /** Cancels an open payment at the gateway; one that can no longer be canceled is left unchanged. */
  cancel(query: PaymentQuery): Promise<void>;
  /**
   * Refunds a further `amountMinor`; `key` makes a repeat safe. `full` is true when nothing remains afterwards.
   * @throws GatewayUnavailable `refused` when the gateway certainly refunded nothing
   */
  refund?(request: RefundRequest): Promise<RefundAnswer>;
}

/** Bank account details that buyers transfer to. */
export type BankAccountDetails = {
  recipient: string;
  bank: string;
  /** The number as people write it. */
  account: string;
  kind: 'card' | 'account' | 'phone';
  /** Empty when there is no note. */
  note: string;
  noteRu: string;
};
