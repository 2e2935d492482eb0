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
  bind(api, contract.confirmPayment, async ({ operator, params, body, by }) => {
    const input = { ...body, paymentId: params.id, ...by };
    const id = await confirmPayment(platform, gateways, input);
    return getConfirmation(platform, id, operator);
  });
  bind(api, contract.approveConfirmation, async ({ operator, params, body, by }) => {
    const decision = { ...params, ...body, ...by };
    await approveConfirmation(platform, gateways, decision);
    return getConfirmation(platform, params.id, operator);
  });
  bind(api, contract.refuseConfirmation, async ({ operator, params, body, by }) => {
    await refuseConfirmation(platform, { ...params, ...body, ...by });
    return getConfirmation(platform, params.id, operator);
  });
}
