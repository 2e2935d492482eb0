import * as alertContract from '@sesame/contract/console/alerts/alerts.ts';
import * as contract from '@sesame/contract/console/reports.ts';
import * as firstRunContract from '@sesame/contract/console/setup/first-run.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { requireConfirmed } from '../../platform/http/idempotency/require-confirmed.ts';
import { bindList } from '../../platform/http/lists/bind-list.ts';
import { bindReading } from '../../platform/http/lists/bind-reading.ts';
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
  bindReading(api, contract.getOverview, (call, reading) => getOverview(reading, call.query));
  bind(api, firstRunContract.getFirstRun, () => getFirstRun(platform));
  bindList(api, alertContract.listAlerts, (_call, reading) => listAlerts(reading));
  bind(api, alertContract.resolveAlert, ({ params, body, by }) =>
    resolveAlert(platform, { ...params, ...body, ...by }),
  );
  bind(api, alertContract.reopenAlert, ({ params, by }) =>
    reopenAlert(platform, { ...params, ...by }),
  );
  bindReading(api, contract.getSalesReport, (call, reading) => reportSales(reading, call.query));
  bindReading(api, contract.exportSalesReport, ({ operator, query }, reading) => {
    if (contract.confirmedDimensions.includes(query.by)) requireConfirmed(operator);
    return exportSales(reading, query);
  });
  bindReading(api, contract.listSoldProducts, (_call, reading) => listSoldProducts(reading));
  bindReading(api, contract.getSubscriptionReport, (call, reading) =>
    reportSubscriptions(reading, call.query),
  );
  bindReading(api, contract.exportSubscriptionReport, (call, reading) =>
    exportSubscriptions(reading, call.query),
  );
  bindReading(api, contract.getConversionReport, (call, reading) =>
    reportConversions(reading, call.query),
  );
  bindReading(api, contract.exportConversionReport, (call, reading) =>
    exportConversions(reading, call.query),
  );
}
