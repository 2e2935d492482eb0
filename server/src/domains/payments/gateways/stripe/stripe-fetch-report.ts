import type { GatewayReport } from '../report.ts';
import type { StripeApi } from './stripe-api.ts';
import { intentOf, isSession, type StripePayment } from './stripe-lookup.ts';
import { chargeReportOf, reportOf } from './stripe-report.ts';
import { disputeList, refundList } from './stripe-wire.ts';

const LISTED = 100;

/** Maps a payment to a report, with its refunds and disputes, which are fetched where the payment does not have them. */
export function stripeReports({ callApi }: StripeApi, live: boolean) {
  return async (payment: StripePayment): Promise<GatewayReport> => {
    const toReport = (afterSale: Omit<Parameters<typeof reportOf>[1], 'live'>) =>
      isSession(payment)
        ? reportOf(payment, { live, ...afterSale })
        : chargeReportOf(payment, { live, ...afterSale });
    const charge = intentOf(payment)?.latest_charge;
    if (!charge) return toReport({ disputes: [], refunds: [] });
    const filter = { charge: charge.id, limit: LISTED };
    const [refunds, disputes] = await Promise.all([
      charge.refunds && !charge.refunds.has_more
        ? charge.refunds
        : callApi(refundList, (api) => api.refunds.list(filter)),
      charge.disputed ? callApi(disputeList, (api) => api.disputes.list(filter)) : { data: [] },
    ]);
    return toReport({ disputes: disputes.data, refunds: refunds.data });
  };
}
