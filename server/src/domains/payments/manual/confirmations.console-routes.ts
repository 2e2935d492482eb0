import * as contract from '@sesame/contract/console/payments/confirmations.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { confirmPayment } from './confirm-payment.ts';
import { approveConfirmation, refuseConfirmation } from './decide-confirmation.ts';
import { getConfirmation, listConfirmations } from './list-confirmations.ts';

export function confirmationConsoleRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  bind(api, contract.listConfirmations, ({ operator, query }) =>
    listConfirmations(platform, query, operator),
  );
  bind(api, contract.confirmPayment, async ({ operator, ip, params, body }) => {
    const input = { ...body, paymentId: params.id, operator, request: { ip } };
    const id = await confirmPayment(platform, gateways, input);
    return getConfirmation(platform, id, operator);
  });
  bind(api, contract.approveConfirmation, async ({ operator, ip, params, body }) => {
    const decision = { ...params, ...body, operator, request: { ip } };
    await approveConfirmation(platform, gateways, decision);
    return getConfirmation(platform, params.id, operator);
  });
  bind(api, contract.refuseConfirmation, async ({ operator, ip, params, body }) => {
    await refuseConfirmation(platform, { ...params, ...body, operator, request: { ip } });
    return getConfirmation(platform, params.id, operator);
  });
}
