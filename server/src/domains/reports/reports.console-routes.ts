import * as alertContract from '@sesame/contract/console/alerts.ts';
import * as contract from '@sesame/contract/console/reports.ts';
import * as firstRunContract from '@sesame/contract/console/setup/first-run.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { requireConfirmed } from '../../platform/http/idempotency/require-confirmed.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { listAlerts } from './alerts/list-alerts.ts';
import { reopenAlert } from './alerts/reopen-alert.ts';
import { resolveAlert } from './alerts/resolve-alert.ts';
import { getFirstRun } from './first-run/get-first-run.ts';
import { getOverview } from './get-overview.ts';
import { listSoldProducts } from './list-sold-products.ts';
import { exportConversions, reportConversions } from './report-conversions.ts';
import { exportSales, reportSales } from './report-sales.ts';
import { exportSubscriptions, reportSubscriptions } from './report-subscriptions.ts';

export function reportConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.getOverview, (call) => getOverview(platform, call.query));
  bind(api, firstRunContract.getFirstRun, () => getFirstRun(platform));
  bindList(api, alertContract.listAlerts, () => listAlerts(platform));
  bind(api, alertContract.resolveAlert, ({ params, body, by }) =>
    resolveAlert(platform, { ...params, ...body, ...by }),
  );
  bind(api, alertContract.reopenAlert, ({ params, by }) =>
    reopenAlert(platform, { ...params, ...by }),
  );
  bind(api, contract.getSalesReport, (call) => reportSales(platform, call.query));
  bind(api, contract.exportSalesReport, ({ operator, query }) => {
    if (contract.confirmedDimensions.includes(query.by)) requireConfirmed(operator);
    return exportSales(platform, query);
  });
  bind(api, contract.listSoldProducts, () => listSoldProducts(platform));
  bind(api, contract.getSubscriptionReport, (call) => reportSubscriptions(platform, call.query));
  bind(api, contract.exportSubscriptionReport, (call) => exportSubscriptions(platform, call.query));
  bind(api, contract.getConversionReport, (call) => reportConversions(platform, call.query));
  bind(api, contract.exportConversionReport, (call) => exportConversions(platform, call.query));
}
