import type { checkProvider as route } from '@sesame/contract/operator-gateways.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { GatewayUnavailable } from '../gateways/gateway.ts';
import { readProviders } from './read-providers.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids' | 'config' | 'outbound' | 'sealer' | 'log'>;
type Verdict = AnswerOf<typeof route>['verdict'];

/**
 * Asks a provider about a payment that nobody has made: what it says tells whether it is there and whether it takes our keys. By
 * a gateway of its own, so that one at rest is asked all the same.
 */
export async function checkProvider(
  platform: Needs,
  name: string,
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const read = (await readProviders(platform)).find(({ provider }) => provider.provider === name);
  if (read === undefined) refuse('not_found');
  if ('problem' in read.opened) refuse('provider_not_live', { problem: read.opened.problem });
  const { gateway } = read.opened;
  const nobody = { reference: 'check', handle: '1', orderId: platform.ids.uuid() };
  const verdict = await gateway.fetchStatus(nobody).then(
    (): Verdict => 'answers',
    (error: unknown): Verdict => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      platform.log.warn({ err: error, provider: name }, 'gateway did not pass the check');
      // Only a call that failed has a cause; with an answer, the answer was no.
      return error.cause === undefined && error.certainty === 'refused' ? 'refuses' : 'silent';
    },
  );
  await inTransaction(platform.db, (tx) =>
    recordAct(tx, platform, {
      ...by,
      action: 'gateways.check_provider',
      subject: `provider:${name}`,
      after: { verdict },
    }),
  );
  return { verdict };
}
