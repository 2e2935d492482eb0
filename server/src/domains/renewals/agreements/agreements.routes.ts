import * as contract from '@sesame/contract/shop/renewals.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { beginConsentedWith, listChargeableMethods } from '../../payments/index.ts';
import { listRenewals } from '../description/list-renewals.ts';
import { beginAgreement } from './begin-agreed.ts';
import { readTerms } from './read-terms.ts';
import { readStopLinkOf, stopByLink } from './stop-by-link.ts';
import { turnOffRenewal } from './turn-off-renewal.ts';
import { turnOnRenewal } from './turn-on-renewal.ts';

export function renewalRoutes(api: Api): void {
  const { platform } = api;
  beginConsentedWith(platform, beginAgreement);
  bind(api, contract.listRenewals, async ({ session: { userId } }) =>
    listRenewals(platform, {
      userId,
      hasChargeable: (await listChargeableMethods(platform, userId)).length > 0,
    }),
  );
  bind(api, contract.readRenewalTerms, async ({ session: { userId }, params, query, language }) => {
    const chargeable = await listChargeableMethods(platform, userId);
    const { price_id: priceId } = query;
    return readTerms(platform, { id: params.id, userId, priceId, chargeable, language });
  });
  bind(api, contract.turnOnRenewal, async ({ session: { userId }, params, body, language }) =>
    turnOnRenewal(platform, {
      ...{ subscriptionId: params.id, userId, methodId: body.method, text: body.text, language },
      priceId: body.price_id,
      chargeable: await listChargeableMethods(platform, userId),
    }),
  );
  bind(api, contract.turnOffRenewal, ({ session: { userId }, params }) =>
    turnOffRenewal(platform, { subscriptionId: params.id, userId }),
  );
  bind(api, contract.readStopLink, ({ body }) => readStopLinkOf(platform, body.token));
  bind(api, contract.stopByLink, ({ body }) => stopByLink(platform, body.token));
}
