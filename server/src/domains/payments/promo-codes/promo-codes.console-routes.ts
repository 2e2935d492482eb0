import * as contract from '@sesame/contract/console/payments/promo-codes.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { requireConfirmed } from '../../../platform/http/idempotency/require-confirmed.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { createPromoBatch } from './create-promo-batch.ts';
import { listPromoCodes, listRedemptions, readPromoCode } from './list-promo-codes.ts';
import { listPromoProducts } from './list-promo-products.ts';
import { requiresReauthentication } from './reauthentication.rules.ts';
import { releaseConsoleRedemption } from './release-console-redemption.ts';
import { createPromo, editPromo, switchPromo } from './write-promo-code.ts';

export function promoCodeConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listPromoCodes, (_call, reading) => listPromoCodes(reading));
  bind(api, contract.readPromoCode, (call) => readPromoCode(platform, call.params.id));
  bind(api, contract.listPromoProducts, () => listPromoProducts(platform));
  bindIdempotent(api, contract.createPromoCode, ({ body, operator, by }, once) => {
    if (requiresReauthentication(body)) requireConfirmed(operator);
    return once((inCall) => createPromo(inCall, body, by));
  });
  bind(api, contract.editPromoCode, (call) => {
    const { version, ...draft } = call.body;
    if (requiresReauthentication(draft)) requireConfirmed(call.operator);
    const seen = { id: call.params.id, version };
    return editPromo(platform, seen, draft, call.by);
  });
  bind(api, contract.switchPromoCode, (call) => {
    // Resuming always requires a recent re-authentication, because the discount is granted again.
    if (call.body.active) requireConfirmed(call.operator);
    const seen = { id: call.params.id, version: call.body.version };
    return switchPromo(platform, seen, call.body.active, call.by);
  });
  bindIdempotent(api, contract.createPromoBatch, ({ body, operator, by }, once) => {
    if (requiresReauthentication(body)) requireConfirmed(operator);
    return once((inCall) => createPromoBatch(inCall, body, by));
  });
  bindList(api, contract.listRedemptions, ({ params }, reading) =>
    listRedemptions(reading, params.id),
  );
  bind(api, contract.releaseRedemption, (call) =>
    releaseConsoleRedemption(platform, { id: call.params.id, reason: call.body.reason }, call.by),
  );
}
