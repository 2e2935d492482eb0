import { STOCK_IMPORT_MAX_BYTES } from '@sesame/contract/limits.ts';
import * as contract from '@sesame/contract/operator-stock.ts';
import { bind } from '../../platform/http/bind.ts';
import { bindOnce } from '../../platform/http/bind-once.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { importStockItems } from './import-stock-items.ts';
import { exportStockItems, listStock, listStockItems, readStock } from './list-stock.ts';
import { exportWaitingDeliveries, listWaitingDeliveries } from './list-waiting-deliveries.ts';
import { retireStockItem } from './retire-stock-item.ts';
import { revealStockItem } from './reveal-stock-item.ts';
import { assignDelivery, retryDelivery } from './serve-delivery.ts';
import { substituteDelivery } from './substitute-delivery.ts';

export function stockOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listStock, (call) => listStock(platform, call.query));
  bind(api, contract.readStock, (call) => readStock(platform, call.params.id));
  bind(api, contract.listStockItems, (call) =>
    listStockItems(platform, call.params.id, call.query),
  );
  bind(api, contract.exportStockItems, (call) =>
    exportStockItems(platform, call.params.id, call.query),
  );
  bindOnce(api, contract.importStockItems, async (call, once) => {
    const { bytes } = await call.readUpload({
      maxBytes: STOCK_IMPORT_MAX_BYTES,
      tooLarge: 'payload_too_large',
    });
    const input = { ...call.query, originId: call.params.id };
    const by = { operator: call.operator, request: call };
    return once((inCall) => importStockItems(inCall, input, bytes, by));
  });
  bind(api, contract.revealStockItem, (call) => {
    const reveal = { id: call.params.id, reason: call.body.reason };
    return revealStockItem(platform, reveal, { operator: call.operator, request: call });
  });
  bind(api, contract.retireStockItem, (call) => {
    const retire = { id: call.params.id, reason: call.body.reason };
    return retireStockItem(platform, retire, { operator: call.operator, request: call });
  });
  bind(api, contract.listWaitingDeliveries, (call) => listWaitingDeliveries(platform, call.query));
  bind(api, contract.exportWaitingDeliveries, (call) =>
    exportWaitingDeliveries(platform, call.query),
  );
  bind(api, contract.retryDelivery, (call) =>
    retryDelivery(platform, call.params.id, { operator: call.operator, request: call }),
  );
  bind(api, contract.assignDelivery, (call) => {
    const assign = { id: call.params.id, ...call.body };
    return assignDelivery(platform, assign, { operator: call.operator, request: call });
  });
  bind(api, contract.substituteDelivery, (call) => {
    const substitute = { id: call.params.id, ...call.body };
    return substituteDelivery(platform, substitute, { operator: call.operator, request: call });
  });
}
