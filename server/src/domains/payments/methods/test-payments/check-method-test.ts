import type { MethodTest } from '@sesame/contract/console/payments/method-tests.ts';
import { Refusal, refuse } from '../../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../../operators/index.ts';
import { GatewayUnavailable } from '../../gateways/gateway-unavailable.ts';
import type { Gateways } from '../../providers/live-gateways.ts';
import { findMethodTest } from './method-tests.store.ts';
import { serializeMethodTest } from './serialize-method-test.ts';
import { syncMethodTest } from './sync-method-test.ts';

/** Fetches from the provider how far a test payment is. */
export async function checkMethodTest(
  platform: TransactionalPlatform,
  gateways: Gateways,
  { id, ...by }: Actor & { readonly id: string },
): Promise<MethodTest> {
  const test = await findMethodTest(platform.db, id);
  if (test === undefined) refuse('not_found');
  const gateway = await gateways.get(test.provider);
  if (gateway === undefined) refuse('provider_not_live');
  const synced = syncMethodTest(platform, gateway, test, {
    alongside: (tx, { before, after, report }) =>
      recordAuditEvent(tx, platform, {
        ...by,
        action: 'methods.check_test',
        subject: `method:${test.gateway}`,
        before: { state: before.state },
        after: { test: id, state: after.state, reported: report?.state ?? null },
      }),
  });
  return serializeMethodTest(await synced.catch(unavailable));
}

function unavailable(cause: unknown): never {
  if (!(cause instanceof GatewayUnavailable)) throw cause;
  throw new Refusal('gateway_unavailable', { cause });
}
