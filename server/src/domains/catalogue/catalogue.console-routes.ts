import * as contract from '@sesame/contract/console/catalogue.ts';
import { SERVICE_PICTURE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { archiveProduct, editProduct, restoreProduct } from './change-product.ts';
import { createProduct, duplicateProduct } from './create-product.ts';
import { listProducts, readProduct } from './list-products.ts';
import { moveProduct } from './move-product.ts';
import { cancelPlannedPrices, planPrices } from './prices/plan-prices.ts';
import { uploadPicture } from './services/upload-picture.ts';
import { createService, editService, listServices } from './services/write-service.ts';

const pictureLimit = {
  maxBytes: SERVICE_PICTURE_MAX_BYTES,
  tooLarge: 'image_too_large',
} as const;

export function catalogueConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listProducts, (_call, reading) => listProducts(reading));
  bind(api, contract.readProduct, (call) => readProduct(platform, call.params.id));
  bindIdempotent(api, contract.createProduct, ({ body, by }, once) =>
    once((inCall) => createProduct(inCall, body, by)),
  );
  bind(api, contract.editProduct, (call) => {
    const { version, ...draft } = call.body;
    const seen = { id: call.params.id, version };
    return editProduct(platform, seen, draft, call.by);
  });
  bindIdempotent(api, contract.duplicateProduct, ({ params, by }, once) =>
    once((inCall) => duplicateProduct(inCall, params.id, by)),
  );
  bind(api, contract.archiveProduct, (call) => {
    const seen = { id: call.params.id, version: call.body.version };
    return archiveProduct(platform, seen, call.by);
  });
  bind(api, contract.restoreProduct, (call) => {
    const seen = { id: call.params.id, version: call.body.version };
    return restoreProduct(platform, seen, call.by);
  });
  bind(api, contract.moveProduct, (call) => {
    const move = { id: call.params.id, before: call.body.before };
    return moveProduct(platform, move, call.by);
  });
  bind(api, contract.planPrices, (call) => {
    const { version, ...planned } = call.body;
    const seen = { id: call.params.id, version };
    return planPrices(platform, seen, planned, call.by);
  });
  bind(api, contract.cancelPlannedPrices, (call) => {
    const seen = { id: call.params.id, version: call.body.version };
    return cancelPlannedPrices(platform, seen, call.by);
  });
  bindList(api, contract.listServices, (_call, reading) => listServices(reading));
  bindIdempotent(api, contract.createService, ({ body, by }, once) =>
    once((inCall) => createService(inCall, body, by)),
  );
  bind(api, contract.editService, (call) => {
    const { version, ...draft } = call.body;
    const seen = { id: call.params.id, version };
    return editService(platform, seen, draft, call.by);
  });
  bind(api, contract.uploadProductPicture, async (call) => {
    const { bytes } = await call.readUpload(pictureLimit);
    const event = { ...call.by, action: 'products.upload_picture', of: 'product' } as const;
    return { picture: await uploadPicture(platform, bytes, event) };
  });
  bind(api, contract.uploadServicePicture, async (call) => {
    const { bytes } = await call.readUpload(pictureLimit);
    const event = { ...call.by, action: 'services.upload_picture', of: 'service' } as const;
    return { picture: await uploadPicture(platform, bytes, event) };
  });
}
