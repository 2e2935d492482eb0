import { readBuyerRenewals as buyer } from '@sesame/contract/console/renewals/buyer-renewals.ts';
import {
  readRenewalFigures as figures,
  listConsoleRenewals as list,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import * as contract from '@sesame/contract/console/renewals/renewals.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { bindReading } from '../../../platform/http/lists/bind-reading.ts';
import { listConsoleRenewals } from './list-console-renewals.ts';
import { readBuyerRenewals } from './read-buyer-renewals.ts';
import { readRenewalFigures } from './read-renewal-figures.ts';
import { readSubscriptionRenewals } from './read-subscription-renewals.ts';
import { retryNow } from './retry-now.ts';
import { stopRenewal } from './stop-renewal.ts';

export function renewalConsoleRoutes(api: Api): void {
  const { platform } = api;
  bindList(api, list, (_call, reading) => listConsoleRenewals(reading));
  bindReading(api, figures, (_call, reading) => readRenewalFigures(reading));
  bind(api, buyer, ({ params }) => readBuyerRenewals(platform, params.id));
  bind(api, contract.readSubscriptionRenewals, ({ params }) =>
    readSubscriptionRenewals(platform, params.id),
  );
  bind(api, contract.retryRenewal, ({ params, body, by }) =>
    retryNow(platform, { ...params, ...body }, by),
  );
  bind(api, contract.stopSubscriptionRenewal, ({ params, body, by }) =>
    stopRenewal(platform, { ...params, ...body }, by),
  );
}
