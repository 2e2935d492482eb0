import * as contract from '@sesame/contract/operator-subscriptions.ts';
import { bind } from '../../../platform/http/bind.ts';
import { bindOnce } from '../../../platform/http/bind-once.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { moveSubscription } from './move-subscription.ts';
import { revokeSubscription } from './revoke-subscription.ts';
import { shortenSubscription } from './shorten-subscription.ts';

/** Acts on access that change what payments say about it. */
export function subscriptionActRoutes(api: Api): void {
  const { platform } = api;
  bindOnce(api, contract.shortenSubscription, ({ params, body, operator, ip }, once) =>
    once((inCall) =>
      shortenSubscription(inCall, { ...params, ...body }, { operator, request: { ip } }),
    ),
  );
  bind(api, contract.revokeSubscription, ({ params, body, operator, ip }) =>
    revokeSubscription(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bindOnce(api, contract.moveSubscription, ({ params, body, operator, ip }, once) =>
    once((inCall) =>
      moveSubscription(inCall, { ...params, ...body }, { operator, request: { ip } }),
    ),
  );
}
