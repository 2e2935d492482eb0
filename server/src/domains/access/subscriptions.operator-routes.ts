import * as contract from '@sesame/contract/operator-subscriptions.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { extendSubscription } from './extend-subscription.ts';
import { reissueLink } from './reissue-link.ts';

export function subscriptionOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.extendSubscription, ({ params, body, operator, ip }) =>
    extendSubscription(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
  bind(api, contract.reissueLink, ({ params, body, operator, ip }) =>
    reissueLink(platform, { ...params, ...body }, { operator, request: { ip } }),
  );
}
