import type { MethodTest } from '@sesame/contract/console/payments/method-tests.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../../operators/index.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import { GatewayUnavailable } from '../../gateways/gateway-unavailable.ts';
import type { RefundAnswer } from '../../gateways/refunds.ts';
import type { Gateways } from '../../providers/live-gateways.ts';
import { failureOf, stateAfterRefund } from './method-test.rules.ts';
import {
  changeMethodTest,
  findMethodTest,
  lockMethodTest,
  type MethodTestRow,
} from './method-tests.store.ts';
import { serializeMethodTest } from './serialize-method-test.ts';
import { TEST_EMAIL } from './start-method-test.ts';
import { syncMethodTest, testQueryOf } from './sync-method-test.ts';

/**
 * Returns the money of a paid test payment. The request is stored before the provider is called, so a repeat uses the
 * same idempotency key; one without a clear answer stays `refunding` until it is repeated or a webhook ends it.
 */
export async function refundMethodTest(
  platform: TransactionalPlatform,
  gateways: Gateways,
  { id, ...by }: Actor & { readonly id: string },
): Promise<MethodTest> {
  const test = await findMethodTest(platform.db, id);
  if (test === undefined) refuse('not_found');
  const gateway = await gateways.get(test.provider);
  if (gateway === undefined) refuse('provider_not_live');
  const { refund } = gateway;
  if (refund === undefined) refuse('payment_not_refundable');
  const begun = await begin(platform, id, by);
  const { row, key } = begun;
  if (key === undefined) return serializeMethodTest(row);
  let answer: RefundAnswer;
  try {
    answer = await refund({
      ...testQueryOf(row),
      amountMinor: row.amount_minor,
      currency: row.currency,
      full: true,
      key,
      receipt: {
        email: TEST_EMAIL,
        description: `Test of ${row.gateway}`,
        isWhole: true,
        isClosed: false,
      },
      ...(begun.isRepeat && { repeats: { capturedMinor: row.amount_minor, returnedMinor: 0 } }),
    });
  } catch (error) {
    return serializeMethodTest(await recordError(platform, gateway, row, error));
  }
  return serializeMethodTest(await recordAnswer(platform, row, answer));
}

interface Begun {
  readonly row: MethodTestRow;
  /** Undefined when another request has refunded it meanwhile. */
  readonly key: string | undefined;
  readonly isRepeat: boolean;
}

function begin(platform: TransactionalPlatform, id: string, by: Actor): Promise<Begun> {
  return inTransaction(platform.db, async (tx) => {
    const test = await lockMethodTest(tx, id);
    if (test === undefined) refuse('not_found');
    const { refund_key: earlier } = test;
    if (test.state === 'refunding' && earlier !== null) {
      return { row: test, key: earlier, isRepeat: true };
    }
    if (test.state === 'refunded') return { row: test, key: undefined, isRepeat: false };
    if (test.state !== 'paid' && test.state !== 'refund_failed') refuse('payment_not_refundable');
    const key = platform.ids.uuid();
    const row = await changeMethodTest(tx, id, {
      state: 'refunding',
      refund_key: key,
      failure: null,
    });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'methods.refund_test',
      subject: `method:${test.gateway}`,
      after: { test: id, amount: test.amount_minor / 100, currency: test.currency },
    });
    return { row, key, isRepeat: false };
  });
}

function recordAnswer(
  platform: TransactionalPlatform,
  { id }: MethodTestRow,
  answer: RefundAnswer,
): Promise<MethodTestRow> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockMethodTest(tx, id);
    // A webhook may have ended it before the answer arrived.
    if (row?.state !== 'refunding') return row ?? refuse('not_found');
    const state = stateAfterRefund(answer);
    return changeMethodTest(tx, id, {
      state,
      ...(state === 'refunded' && { refunded_at: platform.clock.now() }),
    });
  });
}

/** A refusal may follow a first attempt that was carried out after all, so the provider is asked before it counts. */
async function recordError(
  platform: TransactionalPlatform,
  gateway: Gateway,
  test: MethodTestRow,
  error: unknown,
): Promise<MethodTestRow> {
  if (!(error instanceof GatewayUnavailable)) throw error;
  platform.log.warn({ err: error, testId: test.id }, 'a test payment could not be refunded');
  if (error.certainty === 'unknown') throw new Refusal('gateway_unavailable', { cause: error });
  const synced = await syncMethodTest(platform, gateway, test);
  if (synced.state !== 'refunding') return synced;
  return changeMethodTest(platform.db, test.id, {
    state: 'refund_failed',
    failure: failureOf(error),
  });
}
