import * as contract from '@sesame/contract/shop/payment-page.ts';
import { bind, bindInline } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { choosePaymentCoin } from './choose-payment-coin.ts';
import { estimatePaymentCoin } from './estimate-payment-coin.ts';
import { getPaymentPage } from './get-payment-page.ts';
import { listPaymentCoins } from './list-payment-coins.ts';

export function paymentPageRoutes(api: Api, gateways: Gateways): void {
  const { platform } = api;
  bindInline(api, contract.getPaymentPage, (call) =>
    getPaymentPage(platform, { tokenHash: call.tokenHash, id: call.params.id }),
  );
  bind(api, contract.listPaymentCoins, ({ session: { userId }, params }) =>
    listPaymentCoins(platform, gateways, { userId, ...params }),
  );
  bind(api, contract.estimatePaymentCoin, ({ session: { userId }, params }) =>
    estimatePaymentCoin(platform, gateways, { userId, ...params }),
  );
  bind(api, contract.choosePaymentCoin, async ({ session, params: { id }, body: { coin } }) => {
    const { userId, tokenHash } = session;
    await choosePaymentCoin(platform, gateways, { userId, id, coin });
    return (await getPaymentPage(platform, { tokenHash, id })) ?? refuse('unauthorized');
  });
}
