import * as contract from '@sesame/contract/console/inventory.ts';
import { ITEM_FILE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { assignDelivery, retryDelivery } from '../deliveries/fulfil-manually.ts';
import { listWaitingDeliveries } from '../deliveries/list-waiting-deliveries.ts';
import { substituteDelivery } from '../deliveries/substitute-delivery.ts';
import { editInventoryItem } from './edits/edit-item.ts';
import { renameInventoryFile } from './edits/rename-file.ts';
import { replaceInventoryFile } from './edits/replace-file.ts';
import { retireInventoryItem } from './edits/retire-item.ts';
import { importInventoryItems, maxBytesOf } from './import-items.ts';
import { listInventory, listInventoryItems, readInventory } from './list-inventory.ts';
import { revealInventoryItem } from './reveal-item.ts';
import { findInventoryItems } from './search/find-items.ts';

export function inventoryConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listInventory, (_call, reading) => listInventory(reading));
  bind(api, contract.readInventory, (call) => readInventory(platform, call.params.id));
  bindList(api, contract.listInventoryItems, ({ params }, reading) =>
    listInventoryItems(reading, params.id),
  );
  bindIdempotent(api, contract.importInventoryItems, async (call, once) => {
    const upload = await call.readUpload({
      maxBytes: maxBytesOf(call.query),
      tooLarge: 'payload_too_large',
    });
    const input = { ...call.query, serviceId: call.params.id };
    return once((inCall) => importInventoryItems(inCall, input, upload, call.by));
  });
  bind(api, contract.revealInventoryItem, (call) => {
    const reveal = { id: call.params.id, reason: call.body.reason };
    return revealInventoryItem(platform, reveal, call.by);
  });
  bind(api, contract.findInventoryItems, (call) =>
    findInventoryItems(platform, call.body, call.by),
  );
  bind(api, contract.editInventoryItem, (call) => {
    const edit = { id: call.params.id, ...call.body };
    return editInventoryItem(platform, edit, call.by);
  });
  bind(api, contract.renameInventoryFile, (call) =>
    renameInventoryFile(platform, { id: call.params.id, ...call.body }, call.by),
  );
  bind(api, contract.replaceInventoryFile, async (call) => {
    const limit = { maxBytes: ITEM_FILE_MAX_BYTES, tooLarge: 'payload_too_large' } as const;
    const { bytes } = await call.readUpload(limit);
    return replaceInventoryFile(platform, { id: call.params.id, ...call.query, bytes }, call.by);
  });
  bind(api, contract.retireInventoryItem, (call) => {
    const retire = { id: call.params.id, reason: call.body.reason };
    return retireInventoryItem(platform, retire, call.by);
  });
  bindList(api, contract.listWaitingDeliveries, (_call, reading) => listWaitingDeliveries(reading));
  bind(api, contract.retryDelivery, (call) => retryDelivery(platform, call.params.id, call.by));
  bind(api, contract.assignDelivery, (call) => {
    const assign = { id: call.params.id, ...call.body };
    return assignDelivery(platform, assign, call.by);
  });
  bind(api, contract.substituteDelivery, (call) => {
    const substitute = { id: call.params.id, ...call.body };
    return substituteDelivery(platform, substitute, call.by);
  });
}
