import { alertKinds } from '@sesame/contract/console/alerts/alerts.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildProduct } from '../../../../test/build/build-purchase.ts';
import { getRow, insertRows, listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { type WatchedKind, watchedKinds } from './handled-alerts.store.ts';

let operator: TestOperator;
let paymentId: string;
let userId: string;
// Rows are inserted directly, which the ledger does not know.
const test = shopTest(['sales'], { verifiesLedger: false });
const { shop } = test;
test.beforeAll(async () => {
  operator = await buildOperator(shop.app);
  const buyer = await shop.newBuyer();
  userId = buyer.id;
  const { body } = await shop.pay(buyer);
  paymentId = body.payment_id;
  await shop.bank.decide(paymentId, 'pay');
  await shop.settled();
});

interface Cause {
  readonly subject: string;
  end(): Promise<unknown>;
}

const db = () => shop.app.platform.db;
const now = () => shop.app.clock.now();

async function payout(sending: boolean): Promise<Cause> {
  const id = shop.app.platform.ids.uuid();
  const at = now();
  await insertRows(db(), 'payouts', {
    ...{ id, user_id: userId, network: 'ton', address: 'an address', memo: null },
    ...{ amount_cents: 5_000, rule_version: 1, created_at: at, not_before: at },
    ...(sending
      ? { state: 'approved', approved_by: operator.id, approved_at: at }
      : { state: 'requested' }),
    ...(sending && { sending_at: at, sending_by: operator.id }),
  });
  const stopped = { sending_at: null, sending_by: null };
  const ended = sending ? stopped : { state: 'canceled' as const, closed_at: at };
  return {
    subject: `payout:${id}`,
    end: () => db().updateTable('payouts').set(ended).where('id', '=', id).execute(),
  };
}

/** A delivery of a subscription without any item. */
async function delivery(): Promise<Cause> {
  const { id: productId, serviceIds } = await buildProduct(shop.app.platform);
  const [subscription, id] = [shop.app.platform.ids.uuid(), shop.app.platform.ids.uuid()];
  const ends_at = new Date(now().getTime() + 86_400_000);
  await insertRows(db(), 'subscriptions', {
    ...{ id: subscription, user_id: userId, product_id: productId },
    ...{ anchor_day: 1, ends_at, created_at: now() },
  });
  await insertRows(db(), 'deliveries', {
    ...{ id, subscription_id: subscription, service_id: serviceIds[0] ?? 0, created_at: now() },
  });
  const ended = { ends_at: now() };
  return {
    subject: id,
    end: () =>
      db().updateTable('subscriptions').set(ended).where('id', '=', subscription).execute(),
  };
}

/** A plan that credit of a disputed payment has paid; the payment of this shop is both. */
async function creditReversed(): Promise<Cause> {
  const grant = await getRow(db(), 'grants', { payment_id: paymentId }, ['id', 'subscription_id']);
  const cents = { credit_cents: 1, net_cents: 1 };
  const settled = { payment_id: paymentId, settled_at: now() };
  await insertRows(db(), 'plan_changes', {
    ...{ subscription_id: grant.subscription_id, credit_cents: 1, rest_cents: 0 },
    ...{ ...settled, quoted_at: now() },
  });
  await insertRows(db(), 'plan_change_lines', {
    ...{ ...settled, ...cents, grant_id: grant.id, source_payment_id: paymentId },
    ...{ unused_days: 1, total_days: 1 },
  });
  const set = (change: { state: 'disputed' | 'paid'; disputed_by: 'operator' | null }) =>
    db().updateTable('payments').set(change).where('id', '=', paymentId).execute();
  await set({ state: 'disputed', disputed_by: 'operator' });
  return { subject: paymentId, end: () => set({ state: 'paid', disputed_by: null }) };
}

const causes: Readonly<Record<WatchedKind, () => Promise<Cause>>> = {
  credit_reversed: creditReversed,
  delivery_waiting: delivery,
  delivery_late: delivery,
  payout_recalled: () => payout(false),
  payout_underway: () => payout(true),
  /** It was activated when it was paid. */
  paid_without_access: async () => ({ subject: paymentId, end: async () => undefined }),
  async product_without_services() {
    const { id, serviceIds } = await buildProduct(shop.app.platform);
    await db().deleteFrom('product_services').where('product_id', '=', id).execute();
    const row = { product_id: id, service_id: serviceIds[0] ?? 0, position: 0 };
    return {
      subject: String(id),
      end: () => db().insertInto('product_services').values(row).execute(),
    };
  },
  async proof_unchecked() {
    const id = shop.app.platform.ids.uuid();
    const file = { file: '', content_type: 'application/pdf', bytes: 1 } as const;
    const at = { created_at: now(), stored_at: now() };
    await insertRows(db(), 'transfer_proofs', { id, payment_id: paymentId, ...file, ...at });
    const decided = { decision: 'refused', decided_at: now(), decided_by: operator.id } as const;
    return {
      subject: paymentId,
      end: () => db().updateTable('transfer_proofs').set(decided).where('id', '=', id).execute(),
    };
  },
  async rate_implausible() {
    const later = () => new Date(now().getTime() + 1_000);
    return {
      subject: 'RUB:unreadable',
      end: () =>
        insertRows(db(), 'exchange_rates', {
          ...{ currency: 'RUB', rate_e4: 900_000, source: 'cbr' },
          ...{ set_at: later(), seen_at: later(), created_at: later() },
        }),
    };
  },
  async webhook_stuck() {
    const { id } = await db()
      .insertInto('webhook_events')
      .values({
        ...{ provider: 'test', event_key: 'stuck', order_id: null, body: '{}' },
        received_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const applied = { applied_at: now(), outcome: 'nothing_to_do' } as const;
    return {
      subject: `webhook:${id}`,
      end: () => db().updateTable('webhook_events').set(applied).where('id', '=', id).execute(),
    };
  },
};

test.for(watchedKinds)('%s closes itself when its cause has ended, not before', async (kind) => {
  const { subject, end } = await causes[kind]();
  const { id } = await db()
    .insertInto('alerts')
    .values({ kind, subject, detail: '{}', created_at: now(), resolved_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isOpen = async () => {
    await shop.app.jobs.run('close-handled-alerts');
    const alert = db().selectFrom('alerts').select(['resolved_at', 'resolved_by']);
    return (await alert.where('id', '=', id).executeTakeFirstOrThrow()).resolved_at === null;
  };
  // The payment of this shop has its access, so there is nothing to wait for.
  if (kind !== 'paid_without_access') expect(await isOpen()).toBe(true);
  await end();
  expect(await isOpen()).toBe(false);
});

test('an alert of another kind stays open', async () => {
  const kinds = alertKinds.filter((kind) => !watchedKinds.some((watched) => watched === kind));
  const rows = kinds.map((kind) => ({
    ...{ kind, subject: 'none', detail: '{}', created_at: now(), resolved_at: null },
  }));
  await db().insertInto('alerts').values(rows).execute();
  await shop.app.jobs.run('close-handled-alerts');
  const open = await listRows(db(), 'alerts', { subject: 'none', resolved_at: null }, ['kind']);
  expect(open).toHaveLength(kinds.length);
});
