import * as contract from '@sesame/contract/operator-promos.ts';
import { bind } from '../../../platform/http/bind.ts';
import { bindOnce } from '../../../platform/http/bind-once.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { requireConfirmed } from '../../../platform/http/require-confirmed.ts';
import { createPromoBatch } from './create-promo-batch.ts';
import { isGenerous } from './generous.rules.ts';
import { listPromoProducts } from './list-promo-products.ts';
import { exportPromoCodes, listPromoCodes, listPromoUses, readPromoCode } from './list-promos.ts';
import { releasePromoUse } from './release-promo-use.ts';
import { createPromo, editPromo, switchPromo } from './write-promo.ts';

export function promoOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listPromoCodes, (call) => listPromoCodes(platform, call.query));
  bind(api, contract.exportPromoCodes, (call) => exportPromoCodes(platform, call.query));
  bind(api, contract.readPromoCode, (call) => readPromoCode(platform, call.params.id));
  bind(api, contract.listPromoProducts, () => listPromoProducts(platform));
  bindOnce(api, contract.createPromoCode, ({ body, operator, ip }, once) => {
    if (isGenerous(body)) requireConfirmed(operator);
    return once((inCall) => createPromo(inCall, body, { operator, request: { ip } }));
  });
  bind(api, contract.editPromoCode, (call) => {
    const { version, ...draft } = call.body;
    if (isGenerous(draft)) requireConfirmed(call.operator);
    const seen = { id: call.params.id, version };
    return editPromo(platform, seen, draft, { operator: call.operator, request: call });
  });
  bind(api, contract.switchPromoCode, (call) => {
    // Whatever it gives away, it does so again.
    if (call.body.active) requireConfirmed(call.operator);
    const seen = { id: call.params.id, version: call.body.version };
    const by = { operator: call.operator, request: call };
    return switchPromo(platform, seen, call.body.active, by);
  });
  bindOnce(api, contract.createPromoBatch, ({ body, operator, ip }, once) => {
    if (isGenerous(body)) requireConfirmed(operator);
    return once((inCall) => createPromoBatch(inCall, body, { operator, request: { ip } }));
  });
  bind(api, contract.listPromoUses, (call) => listPromoUses(platform, call.params.id, call.query));
  bind(api, contract.releasePromoUse, (call) =>
    releasePromoUse(
      platform,
      { id: call.params.id, reason: call.body.reason },
      { operator: call.operator, request: call },
    ),
  );
}
