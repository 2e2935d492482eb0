import * as z from 'zod/mini';
import { timestampField, uuidField } from '../../shared/fields.ts';
import { reasonField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';

const nullableText = z.nullable(z.string());

/** A fiscal receipt (54-FZ) that the gateway registers for the shop. */
export const fiscalReceiptField = z.strictObject({
  id: uuidField,
  /** closing: offsets a prepayment once access is given. */
  kind: z.enum(['payment', 'refund', 'closing']),
  /** unneeded: everything was refunded before it was sent. */
  state: z.enum(['waiting', 'registered', 'failed', 'unneeded']),
  /** Rubles; null until it is known. */
  amount: z.nullable(z.number()),
  /** What the gateway said when it refused or did not answer. */
  failure: nullableText,
  /** When it was sent, the last time. */
  waiting_since: timestampField,
  /** Null until it is registered. A gateway may leave out any of it. */
  fiscal: z.nullable(
    z.strictObject({
      /** FN, the number of the fiscal storage. */
      storage_number: nullableText,
      /** FD, the number of the fiscal document. */
      document_number: nullableText,
      /** FPD, its fiscal attribute. */
      attribute: nullableText,
      registered_at: z.nullable(timestampField),
      /** A copy of the receipt. */
      url: nullableText,
    }),
  ),
  /** Whether `resendFiscalReceipt` takes it now. */
  is_resendable: z.boolean(),
  /** Whether the gateway can be asked for such a receipt at all. */
  has_resend: z.boolean(),
  /** How the gateway reports it. */
  reported_by: z.enum(['sync', 'webhook']),
});
export type FiscalReceipt = z.output<typeof fiscalReceiptField>;

const routes = consoleRoutes({ tag: 'Payments', read: 'payments:read', write: 'payments:write' });

/**
 * For a receipt that failed, or that the gateway never confirmed. Sent by a job; the answer shows it waiting, and it
 * is refused while it waits, so a repeated call sends nothing twice.
 */
export const resendFiscalReceipt = routes.post(
  'resendFiscalReceipt',
  '/payments/:id/fiscal-receipts/:receipt/send',
  {
    summary: 'Send a fiscal receipt of a payment again',
    params: z.strictObject({ id: uuidField, receipt: uuidField }),
    body: z.strictObject({ reason: reasonField }),
    answer: z.array(fiscalReceiptField),
    errors: ['fiscal_receipt_not_resendable'],
  },
);
