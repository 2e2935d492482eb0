import * as z from 'zod/mini';
import type { GatewayReceipt } from '../receipts.ts';
import { readMessage } from './tbank-wire.ts';

/** Status of a webhook about a receipt of the cash register. */
export const RECEIPT = 'RECEIPT';

const maybe = z.nullish(z.string());

/** Numbers are strings here, see `readMessage`. Only used fields are read. */
const receiptWebhook = z.object({
  Status: z.literal(RECEIPT),
  Success: z.boolean(),
  ErrorCode: maybe,
  ErrorMessage: maybe,
  Amount: z.string().check(z.regex(/^\d{1,12}$/)),
  /** `Income` or `IncomeReturn`. */
  Type: maybe,
  FnNumber: maybe,
  FiscalDocumentNumber: maybe,
  FiscalDocumentAttribute: maybe,
  ReceiptDatetime: maybe,
  /** A copy of the receipt at the operator of fiscal data. */
  Url: maybe,
  QrCodeUrl: maybe,
  Receipt: z.nullish(z.object({ Items: z.nullish(z.array(z.object({ PaymentMethod: maybe }))) })),
});
type ReceiptWebhook = z.infer<typeof receiptWebhook>;

/**
 * What a verified webhook says about a receipt. T-Bank has no call to fetch it, so the webhook is the only source.
 * @returns undefined when it is about something else
 */
export function readReceiptWebhook(
  body: string,
  { origin, isPrepaid }: { readonly origin: string; readonly isPrepaid: boolean },
): GatewayReceipt | undefined {
  const { data } = receiptWebhook.safeParse(readMessage(body));
  if (data === undefined) return undefined;
  const { FnNumber: storage, FiscalDocumentNumber: document, Success: succeeded } = data;
  const isRegistered = succeeded && Boolean(storage) && Boolean(document);
  return {
    kind: kindOf(data, isPrepaid),
    refund: null,
    source: 'webhook',
    amountMinor: Number(data.Amount),
    reference: isRegistered ? `${storage}:${document}` : null,
    // Without fiscal data the bank only passed the receipt on to a cash register of another company.
    state: isRegistered ? 'registered' : succeeded ? 'waiting' : 'failed',
    failure: succeeded ? null : [data.ErrorMessage, data.ErrorCode].filter(Boolean).join(' '),
    fiscal: {
      storageNumber: storage ?? null,
      documentNumber: document ?? null,
      attribute: data.FiscalDocumentAttribute ?? null,
      registeredAt: timeOf(data.ReceiptDatetime ?? ''),
      url: [data.Url, data.QrCodeUrl].find((url) => isLink(url ?? '', origin)) ?? null,
    },
  };
}

/** Identifies a receipt among the webhooks of its payment; one without fiscal data by what it is for and the minute. */
export function receiptKeyOf(receipt: GatewayReceipt | undefined, now: Date): string {
  if (receipt?.reference) return `${RECEIPT} ${receipt.reference}`;
  const { kind = '', state = '', amountMinor = '' } = receipt ?? {};
  return `${RECEIPT} ${kind} ${state} ${amountMinor} ${now.toISOString().slice(0, 16)}`;
}

function kindOf({ Type: type, Receipt: receipt }: ReceiptWebhook, isPrepaid: boolean) {
  if (type?.startsWith('IncomeReturn')) return 'refund';
  const isFull = receipt?.Items?.every(({ PaymentMethod: method }) => method === 'full_payment');
  return isPrepaid && isFull ? 'closing' : 'payment';
}

/** ISO 8601, or the time of a receipt in Moscow: `31.12.2025 23:59:59`. */
function timeOf(text: string): Date | null {
  const printed = /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2}:\d{2}(:\d{2})?)$/.exec(text);
  const iso = printed ? `${printed[3]}-${printed[2]}-${printed[1]}T${printed[4]}+03:00` : text;
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : at;
}

function isLink(url: string, origin: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' || parsed?.origin === origin;
}
