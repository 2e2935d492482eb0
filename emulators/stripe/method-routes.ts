import { calls } from './calls.ts';
import { methodEvent } from './events.ts';
import { found, ok, type StripeApi } from './stripe-api.ts';
import { methodView } from './views.ts';

/** Saved cards and the customers that they are attached to. */
export function registerMethods({ change, context, emulator, methods, serve }: StripeApi): void {
  serve(calls.retrieveMethod, ({ id }) =>
    ok(found(methodView(methods.find(id)), 'payment_method', id)),
  );

  serve(calls.detachMethod, (request) =>
    change(request, () => {
      const card = methods.detach(request.id);
      emulator.webhooks.send(methodEvent(context, card, 'detached'));
      return found(methodView(card), 'payment_method', request.id);
    }),
  );

  serve(calls.deleteCustomer, (request) =>
    change(request, () => {
      methods.deleteCustomer(request.id);
      return { id: request.id, object: 'customer', deleted: true };
    }),
  );
}
