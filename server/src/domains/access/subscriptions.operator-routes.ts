import { EXTENSION_UNCONFIRMED_DAYS } from '@sesame/contract/limits.ts';
import * as contract from '@sesame/contract/operator-subscriptions.ts';
import { bind } from '../../platform/http/bind.ts';
import { bindOnce } from '../../platform/http/bind-once.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { requireConfirmed } from '../../platform/http/require-confirmed.ts';
import { extendSubscription } from './extend-subscription.ts';
import { giveSubscription } from './give-subscription.ts';
import {
  exportSubscriptions,
  listSubscriptionProducts,
  listSubscriptions,
} from './list-subscriptions.ts';
import { readSubscription } from './read-subscription.ts';
import { reissueLink } from './reissue-link.ts';

export function subscriptionOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listSubscriptions, ({ query }) => listSubscriptions(platform, query));
  bind(api, contract.listSubscriptionProducts, () => listSubscriptionProducts(platform));
  bind(api, contract.exportSubscriptions, ({ query }) => exportSubscriptions(platform, query));
  bind(api, contract.readSubscription, ({ params }) => readSubscription(platform, params.id));
  bindOnce(api, contract.giveSubscription, ({ body, operator, ip }, once) =>
    once((inCall) => giveSubscription(inCall, body, { operator, request: { ip } })),
  );
  bindOnce(api, contract.extendSubscription, ({ params, body, operator, ip }, once) => {
    if (body.days > EXTENSION_UNCONFIRMED_DAYS) requireConfirmed(operator);
    return once((inCall) =>
      extendSubscription(inCall, { ...params, ...body }, { operator, request: { ip } }),
    );
  });
  bindOnce(api, contract.reissueLink, ({ params, body, operator, ip }, once) =>
    once((inCall) => reissueLink(inCall, { ...params, ...body }, { operator, request: { ip } })),
  );
}
