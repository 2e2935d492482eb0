import * as contract from '@sesame/contract/console/workspace.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindReading } from '../../platform/http/lists/bind-reading.ts';
import { countWork } from './count-work.ts';
import { findRecords } from './find-records.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';

export function workspaceConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.countWork, (call) => countWork(platform, call.operator));
  bindReading(api, contract.findRecords, (call, reading) =>
    findRecords(reading, call.operator, call.query),
  );
  bind(api, contract.listViews, (call) => listViews(platform, call.operator, call.query));
  bind(api, contract.saveView, (call) => saveView(platform, call.operator, call.body));
  bind(api, contract.deleteView, (call) => deleteView(platform, call.operator, call.params.id));
}
