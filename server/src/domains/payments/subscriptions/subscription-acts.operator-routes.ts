import * as contract from '@sesame/contract/operator-subscriptions.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { moveSubscription } from './move-subscription.ts';
import { revokeSubscription } from './revoke-subscription.ts';
import { shortenSubscription } from './shorten-subscription.ts';

/** Acts on access that change what payments say about it. */
export function subscriptionActRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.shortenSubscription, ({ params, body, operator, ip }) =>
    shortenSubscription(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, contract.revokeSubscription, ({ params, body, operator, ip }) =>
    revokeSubscription(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, contract.moveSubscription, ({ params, body, operator, ip }) =>
    moveSubscription(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
}
