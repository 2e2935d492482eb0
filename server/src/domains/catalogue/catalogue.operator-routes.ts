import { ORIGIN_PICTURE_MAX_BYTES } from '@sesame/contract/limits.ts';
import * as contract from '@sesame/contract/operator-catalogue.ts';
import { bind } from '../../platform/http/bind.ts';
import { bindOnce } from '../../platform/http/bind-once.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { archiveProduct, editProduct, restoreProduct } from './change-product.ts';
import { createProduct, duplicateProduct } from './create-product.ts';
import { listProducts, readProduct } from './list-products.ts';
import { moveProduct } from './move-product.ts';
import { cancelPlannedPrices, planPrices } from './plan-prices.ts';
import { uploadOriginPicture } from './upload-origin-picture.ts';
import { createOrigin, editOrigin, listOrigins } from './write-origin.ts';

export function catalogueOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listProducts, (call) => listProducts(platform, call.query));
  bind(api, contract.readProduct, (call) => readProduct(platform, call.params.id));
  bindOnce(api, contract.createProduct, ({ body, operator, ip }, once) =>
    once((inCall) => createProduct(inCall, body, { operator, request: { ip } })),
  );
  bind(api, contract.editProduct, (call) => {
    const { version, ...draft } = call.body;
    const seen = { id: call.params.id, version };
    return editProduct(platform, seen, draft, { operator: call.operator, request: call });
  });
  bindOnce(api, contract.duplicateProduct, ({ params, operator, ip }, once) =>
    once((inCall) => duplicateProduct(inCall, params.id, { operator, request: { ip } })),
  );
  bind(api, contract.archiveProduct, (call) => {
    const seen = { id: call.params.id, version: call.body.version };
    return archiveProduct(platform, seen, { operator: call.operator, request: call });
  });
  bind(api, contract.restoreProduct, (call) => {
    const seen = { id: call.params.id, version: call.body.version };
    return restoreProduct(platform, seen, { operator: call.operator, request: call });
  });
  bind(api, contract.moveProduct, (call) => {
    const move = { id: call.params.id, before: call.body.before };
    return moveProduct(platform, move, { operator: call.operator, request: call });
  });
  bind(api, contract.planPrices, (call) => {
    const { version, ...planned } = call.body;
    const seen = { id: call.params.id, version };
    return planPrices(platform, seen, planned, { operator: call.operator, request: call });
  });
  bind(api, contract.cancelPlannedPrices, (call) => {
    const seen = { id: call.params.id, version: call.body.version };
    return cancelPlannedPrices(platform, seen, { operator: call.operator, request: call });
  });
  bind(api, contract.listOrigins, (call) => listOrigins(platform, call.query));
  bindOnce(api, contract.createOrigin, ({ body, operator, ip }, once) =>
    once((inCall) => createOrigin(inCall, body, { operator, request: { ip } })),
  );
  bind(api, contract.editOrigin, (call) => {
    const { version, ...draft } = call.body;
    const seen = { id: call.params.id, version };
    return editOrigin(platform, seen, draft, { operator: call.operator, request: call });
  });
  bind(api, contract.uploadOriginPicture, async (call) => {
    const { bytes } = await call.readUpload({
      maxBytes: ORIGIN_PICTURE_MAX_BYTES,
      tooLarge: 'image_too_large',
    });
    const by = { operator: call.operator, request: call };
    return { picture: await uploadOriginPicture(platform, bytes, by) };
  });
}
