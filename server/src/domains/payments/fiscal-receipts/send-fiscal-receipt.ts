import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { JobFailed } from '../../../platform/jobs/queue.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import type { GatewayReceipt } from '../gateways/receipts.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import {
  findBuyerEmail,
  findPayment,
  lockPayment,
  type PaymentRow,
} from '../records/payments.store.ts';
import {
  changeFiscalReceipt,
  type FiscalReceiptRow,
  findFiscalReceipt,
} from './fiscal-receipts.store.ts';
import { isPrepaymentClosed } from './is-prepayment-closed.ts';
import { columnsOf, updateReceiptAlerts } from './record-fiscal-receipts.ts';

/**
 * Sends a fiscal receipt that is due: one that closes a prepayment, or one that an operator sends again. A gateway that
 * would not recognize a repeat is asked once; without an answer the receipt waits for its report.
 */
export async function sendFiscalReceipt(
  platform: TransactionalPlatform,
  gateways: Gateways,
  id: string,
): Promise<void> {
  const prepared = await prepare(platform, gateways, id);
  if (prepared === undefined) return;
  const { payment, receipt, till } = prepared;
  let answer: GatewayReceipt;
  try {
    answer = await till.send({
      reference: payment.gateway_reference,
      secondaryReference: payment.gateway_secondary_reference,
      orderId: payment.id,
      kind: receipt.kind,
      refund: receipt.refund,
      amountMinor: receipt.amount_minor ?? 0,
      email: await findBuyerEmail(platform.db, payment.user_id),
      description: titleIn('ru', payment),
      isClosed: await isPrepaymentClosed(platform.db, payment.id, receipt.created_at),
      key: `${receipt.id}:${receipt.sends}`,
    });
  } catch (error) {
    return recordError(platform, prepared, error);
  }
  await update(platform, payment.id, id, async (tx, row) => {
    // A webhook may have reported it before the answer arrived.
    if (row.state !== 'waiting') return;
    await changeFiscalReceipt(tx, id, { ...columnsOf(answer, row), to_send: false });
  });
}

interface Prepared {
  readonly payment: PaymentRow;
  readonly receipt: FiscalReceiptRow;
  readonly till: NonNullable<NonNullable<Awaited<ReturnType<Gateways['get']>>>['receipts']>;
}

/** Fixes the amount before the first attempt. @returns undefined when nothing is to be sent */
async function prepare(
  platform: TransactionalPlatform,
  gateways: Gateways,
  id: string,
): Promise<Prepared | undefined> {
  const seen = await findFiscalReceipt(platform.db, id);
  const known = seen && (await findPayment(platform.db, seen.payment_id));
  if (seen === undefined || known === undefined || !seen.to_send) return undefined;
  const till = (await gateways.get(known.provider))?.receipts;
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, known.id);
    const receipt = await findFiscalReceipt(tx, id);
    if (payment === undefined || receipt === undefined || !receipt.to_send) return undefined;
    const amount = receipt.amount_minor ?? payment.captured_minor - payment.returned_minor;
    if (amount <= 0) {
      await changeFiscalReceipt(tx, id, { state: 'unneeded', to_send: false });
      await updateReceiptAlerts(tx, payment, platform.clock.now());
      return undefined;
    }
    if (till === undefined) throw new JobFailed(`${payment.provider} takes no receipts now`);
    const change = { amount_minor: amount, to_send: till.isRepeatable };
    await changeFiscalReceipt(tx, id, change);
    return { payment, receipt: { ...receipt, ...change }, till };
  });
}

async function recordError(
  platform: TransactionalPlatform,
  { payment, receipt, till }: Prepared,
  error: unknown,
): Promise<void> {
  if (!(error instanceof GatewayUnavailable)) throw error;
  const isRefused = error.certainty === 'refused' && error.cause === undefined;
  if (isRefused) return failFiscalReceipt(platform, receipt, error.message);
  // Nothing arrived, or the gateway recognizes a repeat.
  if (till.isRepeatable || error.certainty === 'refused') {
    await update(platform, payment.id, receipt.id, (tx, { id }) =>
      changeFiscalReceipt(tx, id, { to_send: true }),
    );
    throw new JobFailed(error.message);
  }
  await update(platform, payment.id, receipt.id, (tx, { id }) =>
    changeFiscalReceipt(tx, id, { failure: error.message }),
  );
}

/** Marks a receipt as failed, for an operator to send again. */
function failFiscalReceipt(
  platform: TransactionalPlatform,
  { id, payment_id }: Pick<FiscalReceiptRow, 'id' | 'payment_id'>,
  failure: string,
): Promise<void> {
  return update(platform, payment_id, id, async (tx, row) => {
    if (row.state !== 'waiting') return;
    await changeFiscalReceipt(tx, id, { state: 'failed', failure, to_send: false });
  });
}

/** Ends a receipt whose job an operator discarded. */
export async function discardFiscalReceipt(
  tx: Executor,
  { clock }: Pick<TransactionalPlatform, 'clock'>,
  id: string,
): Promise<void> {
  const row = await findFiscalReceipt(tx, id);
  const payment = row && (await lockPayment(tx, row.payment_id));
  if (row === undefined || payment === undefined || !row.to_send) return;
  const change = { state: 'failed', failure: 'The job was discarded.', to_send: false } as const;
  await changeFiscalReceipt(tx, id, change);
  await updateReceiptAlerts(tx, payment, clock.now());
}

function update(
  { db, clock }: TransactionalPlatform,
  paymentId: string,
  id: string,
  change: (tx: Executor, row: FiscalReceiptRow) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const row = await findFiscalReceipt(tx, id);
    if (payment === undefined || row === undefined) return;
    await change(tx, row);
    await updateReceiptAlerts(tx, payment, clock.now());
  });
}
