import type { FiscalReceipt } from '@sesame/contract/console/payments/fiscal-receipts.ts';
import type { Executor } from '../../../platform/platform.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { isResendable } from './fiscal-receipts.rules.ts';
import { type FiscalReceiptRow, listFiscalReceipts } from './fiscal-receipts.store.ts';

/** The fiscal receipts of a payment for operators, oldest first. */
export async function readFiscalReceipts(
  db: Executor,
  payment: Pick<PaymentRow, 'id' | 'provider'>,
  now: Date,
): Promise<FiscalReceipt[]> {
  const sends = capabilitiesOf(payment.provider)?.receipts ?? [];
  return (await listFiscalReceipts(db, payment.id)).map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    amount: row.amount_minor === null ? null : row.amount_minor / 100,
    failure: row.failure,
    waiting_since: row.waiting_since.toISOString(),
    fiscal: serializeFiscal(row),
    is_resendable: isResendable(row, { sends, now }),
    has_resend: sends.includes(row.kind),
    reported_by: row.source,
  }));
}

/** The registered receipts of a payment that can be opened, for its buyer. */
export async function readReceiptLinks(db: Executor, paymentId: string) {
  return (await listFiscalReceipts(db, paymentId)).flatMap(
    ({ kind, state, url, registered_at: at }) =>
      url === null || state !== 'registered'
        ? []
        : [{ kind, url, registered_at: at?.toISOString() ?? null }],
  );
}

function serializeFiscal(row: FiscalReceiptRow): FiscalReceipt['fiscal'] {
  if (row.state !== 'registered') return null;
  return {
    storage_number: row.storage_number,
    document_number: row.document_number,
    attribute: row.attribute,
    registered_at: row.registered_at?.toISOString() ?? null,
    url: row.url,
  };
}
