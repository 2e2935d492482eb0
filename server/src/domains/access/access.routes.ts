import * as contract from '@sesame/contract/access.ts';
import { bindInline } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { listActiveSubscriptions } from './list-active-subscriptions.ts';

export function accessRoutes(api: Api): void {
  bindInline(api, contract.listActiveSubscriptions, (call) =>
    listActiveSubscriptions(api.platform, call.tokenHash),
  );
}
