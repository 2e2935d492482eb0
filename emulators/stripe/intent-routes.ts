import { calls } from './calls.ts';
import { confirmCharge } from './confirm-charge.ts';
import { createCharge } from './create-charge.ts';
import { invalidRequest } from './errors.ts';
import { replaceCard } from './replace-card.ts';
import type { Session } from './session.ts';
import { found, ok, type StripeApi } from './stripe-api.ts';
import { intentView, listView } from './views.ts';

/** Payment intents, and charges of saved cards. */
export function registerIntents(api: StripeApi): void {
  const { all, change, emulator, findOfIntent, livemode, methods, serve } = api;
  serve(calls.retrieveIntent, ({ id, query: { expand } }) => {
    const session = findOfIntent(id);
    return ok(found(session && shownIntent(session, expand), 'payment_intent', id));
  });
  serve(calls.createIntent, (request) =>
    change(request, () => {
      const { body } = request;
      replaceCard(api, body.payment_method);
      return present(shownIntent(createCharge(emulator, body, { livemode, methods }), body.expand));
    }),
  );
  serve(calls.listIntents, ({ query: { customer, created, limit, expand } }) => {
    const views = all()
      .filter(
        ({ customerId, createdAt }) => customerId === customer && createdAt >= (created?.gte ?? 0),
      )
      .flatMap(
        (session) =>
          shownIntent(
            session,
            expand?.map((path) => path.replace('data.', '')),
          ) ?? [],
      );
    return ok(listView(views, '/v1/payment_intents', limit));
  });
  serve(calls.confirmIntent, (request) =>
    change(request, () => {
      const session = found(findOfIntent(request.id), 'payment_intent', request.id);
      const { body } = request;
      return present(shownIntent(confirmCharge(emulator, session, body), body.expand));
    }),
  );
  serve(calls.cancelIntent, (request) =>
    change(request, () => {
      const session = found(findOfIntent(request.id), 'payment_intent', request.id);
      if (session.state !== 'open' && session.state !== 'declined') {
        throw invalidRequest('You cannot cancel this PaymentIntent because of its status.', {
          code: 'payment_intent_unexpected_state',
        });
      }
      const canceled: Session = { ...session, state: 'canceled' };
      emulator.payments.put(canceled);
      return present(shownIntent(canceled, request.body.expand));
    }),
  );

  function shownIntent(session: Session, expand: readonly string[] = []) {
    return intentView(session, { methods, expand: expand.map((path) => `payment_intent.${path}`) });
  }

  serve(calls.searchIntents, ({ query: { query: text, limit } }) => {
    const paymentId = text.split("'").at(-2);
    const found = all().filter(
      ({ intentId, intentMetadata }) =>
        intentId !== null && intentMetadata.payment_id === paymentId,
    );
    const views = found.map((session) => intentView(session));
    const list = listView(views, '/v1/payment_intents/search', limit);
    return ok({ ...list, object: 'search_result', next_page: null });
  });
}

/** An intent that was just created exists. */
function present<T>(object: T | null): T {
  if (object === null) throw new Error('an intent is missing');
  return object;
}
