import * as contract from '@sesame/contract/console/payments/credits.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { listHeldCredits } from './list-held-credits.ts';
import { releaseHeldCredit } from './release-held-credit.ts';

export function creditConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listHeldCredits, ({ params }) => listHeldCredits(platform, params.id));
  bind(api, contract.releaseHeldCredit, ({ by, params, body }) =>
    releaseHeldCredit(platform, { ...by, creditId: params.id, reason: body.reason }),
  );
}
