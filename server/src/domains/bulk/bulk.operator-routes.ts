import * as contract from '@sesame/contract/operator-bulk.ts';
import { bind } from '../../platform/http/bind.ts';
import { bindOnce } from '../../platform/http/bind-once.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { listBulkActs, readBulkAct } from './read-bulk-acts.ts';
import { previewBulkAct, startBulkAct } from './start-bulk-act.ts';
import { stopBulkAct } from './stop-bulk-act.ts';

export function bulkOperatorRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listBulkActs, ({ query }) => listBulkActs(platform, query));
  bind(api, contract.readBulkAct, ({ params }) => readBulkAct(platform, params.id));
  bind(api, contract.previewBulkAct, ({ body }) => previewBulkAct(platform, body.work));
  bindOnce(api, contract.startBulkAct, ({ body, operator, ip }, once) =>
    once((inCall) => startBulkAct(inCall, body, { operator, request: { ip } })),
  );
  bind(api, contract.stopBulkAct, ({ params, operator, ip }) =>
    stopBulkAct(platform, params.id, { operator, request: { ip } }),
  );
}
