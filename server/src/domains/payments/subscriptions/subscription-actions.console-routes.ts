import * as contract from '@sesame/contract/console/subscriptions.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { moveSubscription } from './move-subscription.ts';
import { restoreSubscription } from './restore-subscription.ts';
import { revokeSubscription } from './revoke-subscription.ts';
import { shortenSubscription } from './shorten-subscription.ts';

/** Actions on subscriptions that also change the access dates stored with payments. */
export function subscriptionActionRoutes(api: Api): void {
  const { platform } = api;
  bindIdempotent(api, contract.shortenSubscription, ({ params, body, by }, once) =>
    once((inCall) => shortenSubscription(inCall, { ...params, ...body }, by)),
  );
  bind(api, contract.revokeSubscription, ({ params, body, by }) =>
    revokeSubscription(platform, { ...params, ...body }, by),
  );
  bind(api, contract.restoreSubscription, ({ params, body, by }) =>
    restoreSubscription(platform, { ...params, ...body }, by),
  );
  bindIdempotent(api, contract.moveSubscription, ({ params, body, by }, once) =>
    once((inCall) => moveSubscription(inCall, { ...params, ...body }, by)),
  );
}
