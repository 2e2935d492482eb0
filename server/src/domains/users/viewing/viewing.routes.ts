import * as contract from '@sesame/contract/viewing.ts';
import { sha256 } from '../../../platform/crypto.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { enterViewing } from './enter-viewing.ts';
import { leaveViewing } from './leave-viewing.ts';

export function viewingRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.enterViewing, (call) => enterViewing(platform, call.body.ticket));
  bind(api, contract.leaveViewing, async (call) => {
    await leaveViewing(platform, sha256(call.body.token));
    return {};
  });
}
