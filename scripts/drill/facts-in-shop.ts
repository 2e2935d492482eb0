import type pg from 'pg';
import type { DrillShop } from './parts/shop.ts';
import type { Fact } from './record.rules.ts';

/** Payments that ended without money: an order for which its buyer was refused. */
const ENDED_UNPAID = ['failed', 'expired', 'canceled'];

/** The facts in shop, bank and mailbox, in the format in which the load records what its callers were given. */
export async function factsInShop({
  database,
  bank,
  mailed,
}: Pick<DrillShop, 'database' | 'bank' | 'mailed'>): Promise<Fact[]> {
  return [
    ...(await factsInDatabase(database)),
    ...bank
      .payments()
      .filter(({ capturedMinor }) => capturedMinor > 0)
      .map(({ orderId }) => `money of ${orderId}`),
    // A mail may arrive twice when its server or the worker dies before the answer, which SMTP cannot prevent.
    ...[...mailed].filter((to) => to.startsWith('drill-')).map((to) => `mail to ${to}`),
  ];
}

export async function factsInDatabase(database: Pick<pg.Pool, 'query'>): Promise<Fact[]> {
  const rows = async <Row extends object>(text: string) => (await database.query<Row>(text)).rows;
  const users = await rows<{ id: string; email: string; has_picture: boolean }>(
    `select id, email, image_url is not null as has_picture from users where email like 'drill-%'`,
  );
  const payments = await rows<{ id: string; state: string }>('select id, state from payments');
  const grants = await rows<{ payment_id: string; email: string }>(
    `select grants.payment_id, users.email from grants
     join subscriptions on subscriptions.id = grants.subscription_id
     join users on users.id = subscriptions.user_id
     where grants.reversed_at is null and users.email like 'drill-%'`,
  );
  return [
    ...users.map(({ email }) => `account ${email}`),
    ...users.filter(({ has_picture }) => has_picture).map(({ email }) => `picture of ${email}`),
    ...payments.filter(({ state }) => !ENDED_UNPAID.includes(state)).map(({ id }) => `order ${id}`),
    ...payments.filter(({ state }) => state === 'paid').map(({ id }) => `state of ${id}`),
    ...grants.flatMap(({ payment_id, email }) => [
      `access by ${payment_id}`,
      `subscription of ${email}`,
    ]),
  ];
}
