import type { PaymentQuery } from './payment-query.ts';

/** State of a fiscal receipt (54-FZ) that the gateway registers for the shop. */
export type FiscalReceiptState = 'waiting' | 'registered' | 'failed';

/** What a fiscal receipt is for; `closing` offsets a prepayment once access is given. */
export type FiscalReceiptKind = 'payment' | 'refund' | 'closing';

/** What identifies a registered receipt; a gateway may leave out any of it. */
export type FiscalData = {
  /** FN, the number of the fiscal storage. */
  storageNumber: string | null;
  /** FD, the number of the document. */
  documentNumber: string | null;
  /** FPD, its fiscal attribute. */
  attribute: string | null;
  registeredAt: Date | null;
  /** A copy of the receipt that its buyer may open. */
  url: string | null;
};

/** A fiscal receipt as reported by the gateway. */
export type GatewayReceipt = {
  kind: FiscalReceiptKind;
  /** The gateway's id of the refund; null for other kinds, and when the gateway does not name it. */
  refund: string | null;
  /** Whether its state can be fetched, or arrives by webhook alone. */
  source: 'sync' | 'webhook';
  /** The gateway's id of the receipt; null when only the state is known. */
  reference: string | null;
  state: FiscalReceiptState;
  /** Minor units; null when the gateway does not say. */
  amountMinor: number | null;
  /** Why it failed, as the gateway says. */
  failure: string | null;
  fiscal: FiscalData | null;
};

/** Fiscal receipts that are sent alone; those of payments and refunds travel with these. */
export interface GatewayReceipts {
  /** A repeat under the same key sends no second receipt. */
  readonly isRepeatable: boolean;
  /**
   * Sends one receipt.
   * @throws GatewayUnavailable `refused`, with the gateway's words, when the gateway certainly sent none
   */
  send(request: ReceiptToSend): Promise<GatewayReceipt>;
}

export type ReceiptToSend = PaymentQuery & {
  kind: FiscalReceiptKind;
  /** The gateway's id of the refund; empty for other kinds. */
  refund: string;
  /** Kopecks. */
  amountMinor: number;
  email: string;
  description: string;
  /** The prepayment was closed before, so a refund returns a full payment. */
  isClosed: boolean;
  /** At most 64 characters. */
  key: string;
};
