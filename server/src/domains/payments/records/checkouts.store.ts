import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { compileOnce, type Slots } from '../../../platform/db/compile-once.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { Checkout } from '../gateways/checkout.ts';

type PaymentRow = Selectable<Database['payments']>;

const checkoutRecord = compileOnce(
  (
    db,
    {
      paymentId,
      ready,
      detail,
      at,
      reference,
      secondaryReference,
    }: Slots<{
      paymentId: string;
      ready: Updateable<Database['payments']>;
      reference: string | null;
      secondaryReference: string | null;
      detail: string;
      at: Date;
    }>,
  ) =>
    db
      .with('changed', (cte) =>
        cte
          .updateTable('payments')
          .set((own) => ({
            ...ready,
            gateway_reference: own.fn.coalesce('gateway_reference', reference),
            gateway_secondary_reference: own.fn.coalesce(
              'gateway_secondary_reference',
              secondaryReference,
            ),
            // A parallel Pay that could not reach the gateway may have cleared `sync_at`.
            sync_at: own.fn.coalesce('sync_at', at),
          }))
          .where('id', '=', paymentId)
          .where('checkout_state', '<>', 'ready')
          .returningAll(),
      )
      .with('event', (cte) =>
        cte
          .insertInto('payment_events')
          .columns(['payment_id', 'kind', 'detail', 'created_at'])
          .expression((changed) =>
            changed
              .selectFrom('changed')
              .select([
                'id',
                sql<string>`'checkout_created'`.as('kind'),
                sql<string>`${detail}::jsonb`.as('detail'),
                sql<Date>`${at}::timestamptz`.as('created_at'),
              ]),
          ),
      )
      .selectFrom('changed')
      .selectAll(),
);

/**
 * Stores the checkout of a payment unless it has one, and the page that its buyer is sent to. One statement, so it
 * needs no transaction.
 * @returns undefined when it already had a checkout
 */
export function recordCheckout(
  db: Executor,
  paymentId: string,
  checkout: Checkout & { readonly pageUrl?: string },
  at: Date,
): Promise<PaymentRow | undefined> {
  const { ownPage, reference, secondaryReference } = checkout;
  return checkoutRecord.executeTakeFirst(db, {
    ...{ paymentId, reference, secondaryReference, at },
    ready: {
      checkout_state: 'ready',
      checkout_url: checkout.pageUrl ?? checkout.url,
      saving_reference: checkout.savingReference ?? null,
      own_page: ownPage?.kind ?? null,
      own_page_link: ownPage?.link ?? null,
    },
    detail: JSON.stringify({ reference }),
  });
}
