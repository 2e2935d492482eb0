import * as contract from '@sesame/contract/console/subscriptions.ts';
import { EXTENSION_UNCONFIRMED_DAYS } from '@sesame/contract/shared/limits.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { requireConfirmed } from '../../../platform/http/idempotency/require-confirmed.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { replaceCredential } from '../deliveries/replace-credential.ts';
import { replaceWithLink } from '../deliveries/replace-with-link.ts';
import { extendSubscription } from '../grants/extend-subscription.ts';
import { grantSubscription } from '../grants/grant-subscription.ts';
import { hasLimitedDays } from '../grants/has-limited-days.ts';
import { listSubscriptionProducts, listSubscriptions } from './list-subscriptions.ts';
import { readSubscription } from './read-subscription.ts';

export function subscriptionConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listSubscriptions, (_call, reading) => listSubscriptions(reading));
  bind(api, contract.listSubscriptionProducts, () => listSubscriptionProducts(platform));
  bind(api, contract.readSubscription, ({ params }) => readSubscription(platform, params.id));
  bindIdempotent(api, contract.grantSubscription, ({ body, by }, once) =>
    once((inCall) => grantSubscription(inCall, body, by)),
  );
  bindIdempotent(api, contract.extendSubscription, ({ params, body, operator, by }, once) => {
    if (body.days > EXTENSION_UNCONFIRMED_DAYS) requireConfirmed(operator);
    const isLimited = hasLimitedDays(operator);
    return once((inCall) => extendSubscription(inCall, { ...params, ...body, isLimited }, by));
  });
  bindIdempotent(api, contract.replaceCredential, ({ params, body, by }, once) =>
    once((inCall) => replaceCredential(inCall, { ...params, ...body }, by)),
  );
  bind(api, contract.replaceWithLink, ({ params, body, by }) =>
    replaceWithLink(platform, { ...params, ...body }, by),
  );
}
