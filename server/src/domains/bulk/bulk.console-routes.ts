import * as contract from '@sesame/contract/console/bulk-actions.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { listBulkActions, readBulkAction } from './read-bulk-actions.ts';
import { previewBulkAction, startBulkAction } from './start-bulk-action.ts';
import { stopBulkAction } from './stop-bulk-action.ts';

export function bulkConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, contract.listBulkActions, (_call, reading) => listBulkActions(reading));
  bind(api, contract.readBulkAction, ({ params }) => readBulkAction(platform, params.id));
  bind(api, contract.previewBulkAction, ({ body }) => previewBulkAction(platform, body.operation));
  bindIdempotent(api, contract.startBulkAction, ({ body, by }, once) =>
    once((inCall) => startBulkAction(inCall, body, by)),
  );
  bind(api, contract.stopBulkAction, ({ params, by }) => stopBulkAction(platform, params.id, by));
}
