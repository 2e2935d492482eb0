import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { ProviderValues } from '../provider.ts';
import type { ProviderAnswer } from '../provider-client.ts';
import { isPrepayment } from '../receipt-texts.ts';
import type {
  FiscalReceiptState,
  GatewayReceipt,
  GatewayReceipts,
  ReceiptToSend,
} from '../receipts.ts';
import type { YookassaApi } from './yookassa-api.ts';
import { receiptOf } from './yookassa-body.ts';
import {
  amountOf,
  fiscalStates,
  minorOf,
  type YookassaPayment,
  type YookassaReceipt,
  type YookassaRefund,
  yookassaError,
  yookassaReceipt,
  yookassaReceiptList,
} from './yookassa-wire.ts';

/** What YooKassa says about the receipts of a payment, and whether the shop owes one that closes a prepayment. */
export interface YookassaReceipts {
  readonly receipts: readonly GatewayReceipt[];
  readonly closesPrepayment: boolean;
}

/** The fiscal receipts of payments and refunds: they travel with these, and are read and sent again alone. */
export function createYookassaReceipts(
  values: ProviderValues,
  { post, pagesOf, read: readAnswer }: YookassaApi,
) {
  const isOn = values.receipt === 'on';

  async function list(filter: Record<string, string>): Promise<YookassaReceipt[]> {
    const found: YookassaReceipt[] = [];
    for await (const page of pagesOf('/receipts', filter, yookassaReceiptList)) found.push(...page);
    return found;
  }

  /** Fiscal data are extra: money is settled also when they cannot be read. */
  const tryList = (filter: Record<string, string>) =>
    list(filter).catch((error: unknown) => {
      if (error instanceof GatewayUnavailable) return [];
      throw error;
    });

  async function read(
    payment: YookassaPayment,
    refunds: readonly YookassaRefund[],
  ): Promise<YookassaReceipts> {
    if (payment.receipt_registration === undefined)
      return { receipts: [], closesPrepayment: false };
    const listed = await tryList({ payment_id: payment.id });
    const own = listed.filter((receipt) => !isOffset(receipt));
    const [first] = own;
    const about = { kind: 'payment', refund: null, amountMinor: minorOf(payment.amount) } as const;
    const receipts = [
      newestOf(own, payment.receipt_registration, about),
      ...listed.filter(isOffset).map((receipt) => {
        return toGateway(receipt, { kind: 'closing', refund: null, amountMinor: sumOf(receipt) });
      }),
    ];
    for (const { id: refund, amount, receipt_registration: state } of refunds) {
      if (state === undefined) continue;
      const ofRefund = { kind: 'refund', refund, amountMinor: minorOf(amount) } as const;
      receipts.push(newestOf(await tryList({ refund_id: refund }), state, ofRefund));
    }
    const paidMode = first?.items?.[0]?.payment_mode ?? values.paymentMode ?? '';
    const isCompany = values.seller !== 'self_employed';
    return { receipts, closesPrepayment: isOn && isCompany && isPrepayment(paidMode) };
  }

  async function send(request: ReceiptToSend): Promise<GatewayReceipt> {
    const { kind, refund, reference, amountMinor, isClosed } = request;
    const amount = amountOf(amountMinor, 'RUB');
    const isRefund = kind === 'refund';
    const answer = await post(
      '/receipts',
      {
        ...receiptOf(values, {
          email: request.email,
          description: request.description,
          amount,
          isFull: kind === 'closing' || (isRefund && isClosed),
        }),
        type: isRefund ? 'refund' : 'payment',
        ...(isRefund ? { refund_id: refund } : { payment_id: reference }),
        send: true,
        settlements: [{ type: kind === 'closing' ? 'prepayment' : 'cashless', amount }],
      },
      request.key,
    );
    throwExplained(answer);
    return toGateway(readAnswer(yookassaReceipt, answer), {
      kind,
      refund: isRefund ? refund : null,
      amountMinor,
    });
  }

  const till: GatewayReceipts | undefined = isOn ? { isRepeatable: true, send } : undefined;
  return { read, till };
}

export type YookassaReceiptCalls = ReturnType<typeof createYookassaReceipts>;

/** A refusal with YooKassa's own words, which operators see. */
function throwExplained({ status, body }: ProviderAnswer): void {
  const error = yookassaError.safeParse(body);
  if (status < 400 || !error.success) return;
  const { code, parameter, description = 'YooKassa refused the receipt' } = error.data;
  const detail = [code, parameter].filter((word) => word !== undefined).join(' ');
  throw new GatewayUnavailable('refused', `${description} (${detail})`);
}

/** Whether it offsets a prepayment. */
function isOffset({ settlements = [] }: YookassaReceipt): boolean {
  return settlements.some(({ type }) => type === 'prepayment');
}

function sumOf({ settlements }: YookassaReceipt): number | null {
  if (settlements === undefined) return null;
  return settlements.reduce((sum, { amount }) => sum + minorOf(amount), 0);
}

type About = Pick<GatewayReceipt, 'kind' | 'refund' | 'amountMinor'>;

function toGateway(receipt: YookassaReceipt, about: About): GatewayReceipt {
  const registeredAt = receipt.registered_at ? new Date(receipt.registered_at) : null;
  const isTime = registeredAt !== null && !Number.isNaN(registeredAt.getTime());
  return {
    ...about,
    source: 'sync',
    reference: receipt.id,
    ...stateAndFailure(receipt.status),
    fiscal: {
      storageNumber: receipt.fiscal_storage_number ?? null,
      documentNumber: receipt.fiscal_document_number ?? null,
      attribute: receipt.fiscal_attribute ?? null,
      registeredAt: isTime ? registeredAt : null,
      // YooKassa mails the link to the buyer and does not answer it.
      url: null,
    },
  };
}

/** The newest counts: the others were sent again. Without the list only the state is known. */
function newestOf(
  [newest]: readonly YookassaReceipt[],
  status: string,
  about: About,
): GatewayReceipt {
  if (newest !== undefined) return toGateway(newest, about);
  return { ...about, source: 'sync', reference: null, ...stateAndFailure(status), fiscal: null };
}

/** YooKassa does not say why a receipt failed. */
function stateAndFailure(status: string): { state: FiscalReceiptState; failure: null } {
  return { state: fiscalStates.get(status) ?? 'waiting', failure: null };
}
