import { calls } from './calls.ts';
import { createRefund } from './create-refund.ts';
import { refundEvents } from './events.ts';
import { found, ok, type StripeApi } from './stripe-api.ts';
import { listView, refundView } from './views.ts';

/** Refunds of charges. */
export function registerRefunds(api: StripeApi): void {
  const { all, change, context, emulator, getOf, listOf, serve } = api;

  serve(calls.createRefund, (request) =>
    change(request, () => {
      const { amount, metadata = {}, ...of } = request.body;
      const after = createRefund(emulator, getOf(of), { amount, metadata });
      emulator.webhooks.send(...refundEvents(context, after));
      const refund = after.refunds.at(-1);
      return refund === undefined ? {} : refundView(after, refund);
    }),
  );

  serve(calls.listRefunds, ({ query: { limit, ...of } }) => {
    const views = listOf(of).flatMap((session) =>
      [...session.refunds].reverse().map((refund) => refundView(session, refund)),
    );
    return ok(listView(views, '/v1/refunds', limit));
  });

  serve(calls.retrieveRefund, ({ id }) => {
    const session = all().find(({ refunds }) => refunds.some((refund) => refund.id === id));
    const refund = session?.refunds.find((one) => one.id === id);
    return ok(found(session && refund && refundView(session, refund), 'refund', id));
  });
}
