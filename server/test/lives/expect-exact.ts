import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { sql } from 'kysely';
import { InexactLife, requireExact } from './inexact-life.ts';
import type { LifeGrant, LifePayment } from './life-model.rules.ts';
import type { Life, LifeShop } from './life-shop.ts';

/** Compares each life with the bank and the model, and verifies the whole ledger. */
export async function expectExact(shop: LifeShop, lives: readonly Life[]): Promise<void> {
  const { app, bank } = shop;
  const { db } = app.platform;
  const at = app.clock.now();
  const atBank = new Map(bank.payments().map((one) => [one.orderId, one]));
  const payments = Map.groupBy(
    (
      await sql<LifePayment & { user_id: string }>`
        select id, user_id, renewal_id, gateway, state, total_cents, captured_minor, returned_minor,
          captured_cents, refunded_cents from payments`.execute(db)
    ).rows,
    (one) => one.user_id,
  );
  const grants = Map.groupBy(
    (
      await sql<LifeGrant & { user_id: string }>`
        select g.*, s.user_id, s.ends_at as subscription_end
        from grants g join subscriptions s on s.id = g.subscription_id order by g.created_at, g.starts_at`.execute(
        db,
      )
    ).rows,
    (one) => one.user_id,
  );
  const balances = new Map(
    (
      await db.selectFrom('partner_balances').select(['partner_id', 'available_cents']).execute()
    ).map((one) => [one.partner_id, one.available_cents]),
  );
  for (const life of lives) {
    const { id } = life.buyer;
    const own = payments.get(id) ?? [];
    const view = {
      ...{ payments: own, grants: grants.get(id) ?? [], atBank },
      ...{ redeemed: life.redeemed, extendedDays: life.extendedDays },
      refundedByOperator: life.refundedByOperator,
      disputedByOperator: life.disputedByOperator,
      balanceCents: life.hasUnknownBalance ? undefined : life.creditedCents - spentOf(own),
      shopBalanceCents: balances.get(id) ?? 0,
    };
    requireExact(life, view, at);
  }
  const twice = await sql<{ user_id: string }>`
    select s.user_id from renewal_attempts t join renewals r on r.id = t.renewal_id
    join subscriptions s on s.id = r.subscription_id
    where t.state in ('started', 'unknown', 'pending', 'succeeded')
    group by r.id, s.user_id having count(*) > 1`.execute(db);
  for (const { user_id: user } of twice.rows) {
    const life = lives.find(({ buyer }) => buyer.id === user);
    if (life !== undefined) throw new InexactLife(life, ['two attempts live'], at);
  }
  await shop.expectClean();
}

const spentOf = (payments: readonly LifePayment[]) =>
  payments
    .filter((one) => one.gateway === 'balance')
    .reduce((sum, one) => sum + one.captured_cents - one.refunded_cents, 0);

/** At the end each buyer sees the access that their periods give; those who were blocked or erased are refused, or see it too. */
export async function expectAccess(shop: LifeShop, lives: readonly Life[]): Promise<void> {
  const { app } = shop;
  const now = app.clock.now();
  for (const life of lives) {
    const { rows } = await sql<{ id: string }>`
      select s.id from subscriptions s where s.user_id = ${life.buyer.id} and (s.grace_until > ${now} or exists (
        select from grants g where g.subscription_id = s.id and g.reversed_at is null and g.ends_at > ${now}))`.execute(
      app.platform.db,
    );
    const { status, body } = await app.call(listActiveSubscriptions, {}, life.buyer);
    if (life.isBlocked && (status === 401 || status === 403)) continue;
    const shown = status === 200 ? body.map(({ id }) => id).toSorted() : [`${status}`];
    const paid = rows.map(({ id }) => id).toSorted();
    if (`${shown}` !== `${paid}`)
      throw new InexactLife(life, [`access is shown to ${shown}, paid to ${paid}`], now);
  }
}
