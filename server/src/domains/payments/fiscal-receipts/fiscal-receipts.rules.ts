import type { FiscalData, FiscalReceiptState, GatewayReceipt } from '../gateways/receipts.ts';

/** A receipt as it is stored, with what the decisions here need. */
export interface KnownReceipt {
  readonly kind: GatewayReceipt['kind'];
  /** The refund that it belongs to; empty for the others. */
  readonly refund: string;
  readonly state: FiscalReceiptState | 'unneeded';
  readonly source: 'sync' | 'webhook';
  readonly amount_minor: number | null;
  readonly reference: string | null;
  readonly sends: number;
  readonly to_send: boolean;
  readonly waiting_since: Date;
}

/** A receipt is usually registered within minutes; one that waits longer than this raises an alert. */
const LATE_MS = 24 * 3_600_000;

export function isLate({ state, waiting_since: since }: KnownReceipt, now: Date): boolean {
  return state === 'waiting' && now.getTime() - since.getTime() >= LATE_MS;
}

/** Receipts waiting since before this are late. */
export function lateBefore(now: Date): Date {
  return new Date(now.getTime() - LATE_MS);
}

/**
 * The stored receipt that a report is about. Gateways that do not name the refund of a receipt are matched by the
 * amount, oldest first.
 */
export function findReported<Row extends KnownReceipt>(
  rows: readonly Row[],
  { kind, refund, reference, amountMinor }: GatewayReceipt,
): Row | undefined {
  const same = reference === null ? undefined : rows.find((row) => row.reference === reference);
  if (same !== undefined) return same;
  if (kind !== 'refund') {
    const own = rows.find((row) => row.kind === kind);
    // The gateway calls it closing, but the shop sent none: it is the receipt of the payment.
    return own ?? (kind === 'closing' ? rows.find((row) => row.kind === 'payment') : undefined);
  }
  const refunds = rows.filter((row) => row.kind === 'refund');
  if (refund !== null) return refunds.find((row) => row.refund === refund);
  return refunds.find((row) => row.state !== 'registered' && row.amount_minor === amountMinor);
}

/**
 * Whether a report changes a stored receipt. A registered one stays registered. Once the receipt was sent again, what
 * the gateway says about the failed one before it is outdated.
 */
export function isNews(row: KnownReceipt, reported: GatewayReceipt): boolean {
  if (row.state === 'registered') return reported.state === 'registered';
  if (row.state === 'unneeded') return false;
  if (reported.state === 'registered') return true;
  if (row.to_send) return false;
  // A gateway that reports receipts by webhook says nothing while they wait.
  if (reported.source === 'webhook') return reported.state === 'failed';
  return row.sends === 0 || (row.reference !== null && row.reference === reported.reference);
}

/**
 * Whether an operator may send a receipt again: it failed, or it is late and the gateway never confirmed that it has it.
 */
export function isResendable(
  row: KnownReceipt,
  { sends, now }: { readonly sends: readonly GatewayReceipt['kind'][]; readonly now: Date },
): boolean {
  if (!sends.includes(row.kind) || row.to_send) return false;
  return row.state === 'failed' || (row.reference === null && isLate(row, now));
}

/** Keeps what is known where a later report says nothing. */
export function mergeFiscal(known: FiscalData, reported: FiscalData | null): FiscalData {
  return {
    storageNumber: reported?.storageNumber ?? known.storageNumber,
    documentNumber: reported?.documentNumber ?? known.documentNumber,
    attribute: reported?.attribute ?? known.attribute,
    registeredAt: reported?.registeredAt ?? known.registeredAt,
    url: reported?.url ?? known.url,
  };
}
