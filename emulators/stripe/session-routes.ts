import { calls } from './calls.ts';
import { createSession } from './create-session.ts';
import { invalidRequest } from './errors.ts';
import { methodEvent } from './events.ts';
import type { Session } from './session.ts';
import { ok, type StripeApi } from './stripe-api.ts';
import { lineItemsView, listView, sessionView } from './views.ts';

/** Sessions of Stripe Checkout. */
export function registerSessions(api: StripeApi): void {
  const { all, change, context, emulator, getSession, livemode, methods, serve } = api;

  serve(calls.createSession, (request) =>
    change(request, () =>
      sessionView(createSession(emulator, request.body, { livemode, methods })),
    ),
  );

  serve(calls.listSessions, ({ query: { limit, payment_intent } }) => {
    const found = all().filter(
      ({ intentId, isCharge }) =>
        !isCharge && (payment_intent === undefined || intentId === payment_intent),
    );
    return ok(
      listView(
        found.map((session) => sessionView(session)),
        '/v1/checkout/sessions',
        limit,
      ),
    );
  });

  serve(calls.retrieveSession, ({ id, query: { expand } }) => {
    const session = getSession(id);
    const view = sessionView(session, { expand, methods });
    attachLate(session);
    return ok({ ...view, status: emulator.switchOf('status') || view.status });
  });

  /** A card that is attached late is attached once its payment was read. */
  function attachLate({ methodId, customerId }: Session) {
    if (methodId === null || customerId === null) return;
    const card = methods.attach(methodId, customerId);
    if (card !== undefined) emulator.webhooks.send(methodEvent(context, card, 'attached'));
  }

  serve(calls.lineItems, ({ id }) => ok(lineItemsView(getSession(id))));

  serve(calls.expireSession, (request) =>
    change(request, () => {
      const session = getSession(request.id);
      if (session.state !== 'open') {
        throw invalidRequest(
          'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `complete`.',
        );
      }
      return sessionView(emulator.decide(session.id, 'expire'));
    }),
  );
}
