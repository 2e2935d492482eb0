import * as contract from '@sesame/contract/shop/payment-page.ts';
import { bindInline } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { getPaymentPage } from './get-payment-page.ts';

export function paymentPageRoutes(api: Api): void {
  const { platform } = api;
  bindInline(api, contract.getPaymentPage, (call) =>
    getPaymentPage(platform, { tokenHash: call.tokenHash, id: call.params.id }),
  );
}
