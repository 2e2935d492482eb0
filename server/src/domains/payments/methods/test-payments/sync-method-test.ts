import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Executor, TransactionalPlatform } from '../../../../platform/platform.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import type { PaymentQuery } from '../../gateways/payment-query.ts';
import type { GatewayReport } from '../../gateways/report.ts';
import { stateAfterReport } from './method-test.rules.ts';
import { changeMethodTest, lockMethodTest, type MethodTestRow } from './method-tests.store.ts';

/**
 * Fetches a test payment from its provider and stores how far it is; an approved one is captured first. It is no
 * payment: nothing is granted, booked or counted.
 * @param hint the second reference that a webhook named, for providers where only a webhook does
 * @throws GatewayUnavailable
 */
export async function syncMethodTest(
  platform: TransactionalPlatform,
  gateway: Gateway,
  test: MethodTestRow,
  { hint = null, alongside }: { hint?: string | null; alongside?: Alongside } = {},
): Promise<MethodTestRow> {
  const query = testQueryOf(test, hint);
  const report = await fetchTest(gateway, test, query);
  return inTransaction(platform.db, async (tx) => {
    const row = await lockMethodTest(tx, test.id);
    if (row === undefined) return test;
    const state = stateAfterReport(
      { id: row.id, state: row.state, amountMinor: row.amount_minor },
      report,
    );
    const at = platform.clock.now();
    const isPaid = state !== 'opened' && row.paid_at === null;
    const changed =
      state === row.state
        ? row
        : await changeMethodTest(tx, row.id, {
            state,
            secondary_reference: report?.secondaryReference ?? query.secondaryReference,
            ...(isPaid && { paid_at: at }),
            ...(state === 'refunded' && { refunded_at: at, failure: null }),
          });
    await alongside?.(tx, { before: row, after: changed, report });
    return changed;
  });
}

/** What else happens in the transaction. */
type Alongside = (
  tx: Executor,
  seen: {
    readonly before: MethodTestRow;
    readonly after: MethodTestRow;
    readonly report: GatewayReport | undefined;
  },
) => Promise<void>;

/** The ids by which the provider can find a test. */
export function testQueryOf(test: MethodTestRow, hint: string | null = null): PaymentQuery {
  return {
    reference: test.reference,
    secondaryReference: hint ?? test.secondary_reference,
    orderId: test.id,
  };
}

async function fetchTest(
  gateway: Gateway,
  test: MethodTestRow,
  query: PaymentQuery,
): Promise<GatewayReport | undefined> {
  const report = await gateway.fetchStatus(query);
  const isApproved = report?.state === 'approved' && report.orderId === test.id;
  if (!isApproved || test.state !== 'opened') return report;
  const { reference, approval } = report;
  return gateway.capture?.({ ...query, reference, ...(approval && { approval }) }) ?? report;
}
