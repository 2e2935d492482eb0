import { refundToBalance as route } from '@sesame/contract/operator-payments.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { gatewayOperatorRoutes } from './gateways.operator-routes.ts';
import { refundToBalance } from './refund-to-balance.ts';
import { transferOperatorRoutes } from './transfers/transfers.operator-routes.ts';

export function paymentOperatorRoutes(api: Api): void {
  const { platform } = api;
  gatewayOperatorRoutes(api);
  transferOperatorRoutes(api);
  bind(api, route, async ({ operator, ip, params, body }) => {
    await refundToBalance(platform, { operator, ip, paymentId: params.id, ...body });
    return {};
  });
}
