import * as contract from '@sesame/contract/shop/impersonation.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { endImpersonation } from './end-impersonation.ts';
import { redeemImpersonation } from './redeem-impersonation.ts';

export function impersonationRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.redeemImpersonation, (call) =>
    redeemImpersonation(platform, call.body.ticket),
  );
  bind(api, contract.endImpersonation, (call) =>
    endImpersonation(platform, sha256(call.body.token)),
  );
}
