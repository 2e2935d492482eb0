import * as contract from '@sesame/contract/operator-acts.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { exportActs, listActFilters, listActs, readAct } from './list-acts.ts';
import { verifyActs } from './verify-acts.ts';

export function actRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listActs, (call) => listActs(platform, call.query));
  bind(api, contract.readAct, (call) => readAct(platform, call.params.id));
  bind(api, contract.listActFilters, () => listActFilters(platform));
  bind(api, contract.verifyActs, () => verifyActs(platform));
  bind(api, contract.exportActs, (call) => exportActs(platform, call.query));
}
