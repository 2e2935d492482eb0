import type { checkProvider as route } from '@sesame/contract/console/payments/gateways.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import { loadProviders } from './load-providers.ts';

type Verdict = AnswerOf<typeof route>['verdict'];

/**
 * Fetches a payment that does not exist, to see whether the provider answers and accepts our credentials. Uses a new
 * gateway, so that an open circuit breaker does not prevent the check.
 */
export async function checkProvider(
  platform: Platform,
  name: string,
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  const read = (await loadProviders(platform)).find(({ provider }) => provider.provider === name);
  if (read === undefined) refuse('not_found');
  if ('problem' in read.status) refuse('provider_not_live', { problem: read.status.problem });
  const { gateway } = read.status;
  const unknownPayment = {
    reference: 'check',
    secondaryReference: '1',
    orderId: platform.ids.uuid(),
  };
  const verdict = await gateway.fetchStatus(unknownPayment).then(
    (): Verdict => 'accepted',
    (error: unknown): Verdict => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      platform.log.warn({ err: error, provider: name }, 'the check of a gateway failed');
      // Only a failed call has a cause; without one the provider answered with a refusal.
      return error.cause === undefined && error.certainty === 'refused' ? 'rejected' : 'no_answer';
    },
  );
  await inTransaction(platform.db, (tx) =>
    recordAuditEvent(tx, platform, {
      ...by,
      action: 'gateways.check_provider',
      subject: `provider:${name}`,
      after: { verdict },
    }),
  );
  return { verdict };
}
