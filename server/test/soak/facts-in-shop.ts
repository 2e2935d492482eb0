import { listRows } from '../rows.ts';
import type { KillableShop } from './killable-shop.ts';

/** The facts in database and bank, in the format in which `buyUnderKills` records what its clients received. */
export async function factsInShop({ beside, bank }: KillableShop): Promise<string[]> {
  const { db } = beside.platform;
  const payments = await listRows(db, 'payments', {}, ['id', 'state', 'promo_code_id']);
  const grants = await db
    .selectFrom('grants')
    .innerJoin('subscriptions', 'subscriptions.id', 'grants.subscription_id')
    .select(['grants.payment_id', 'grants.operator_id', 'subscriptions.user_id'])
    .where('grants.reversed_at', 'is', null)
    .execute();
  const tickets = await db.selectFrom('tickets').select('id').execute();
  const messages = await db.selectFrom('ticket_messages').select('content').execute();
  return [
    ...payments.map(({ id }) => `order ${id}`),
    ...payments.filter(({ state }) => state === 'paid').map(({ id }) => `state of ${id}`),
    ...payments
      .filter(({ promo_code_id }) => promo_code_id !== null)
      .map(({ id }) => `use of the code by ${id}`),
    ...bank
      .payments()
      .filter(({ capturedMinor }) => capturedMinor > 0)
      .map(({ orderId }) => `money of ${orderId}`),
    ...grants.map(({ payment_id, user_id }) =>
      payment_id === null ? `gift to ${user_id}` : `access by ${payment_id}`,
    ),
    ...tickets.map(({ id }) => `ticket ${id}`),
    ...messages.map(({ content }) => `message ${content}`),
  ];
}
