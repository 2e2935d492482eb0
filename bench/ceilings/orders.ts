import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expectOk, postJson } from '../load/http-client.ts';

const INSERT = {
  name: 'insert-order',
  text: 'insert into bench.orders (id, state, total_cents, created_at) values ($1, $2, $3, $4)',
};
const UPDATE = {
  name: 'update-order',
  text: 'update bench.orders set state = $2, reference = $3 where id = $1',
};

/** The minimum work of a sale: durable rows and a request to the bank, without any rules. */
export function createOrders(pool: pg.Pool, bank: { url: string; apiKey: string }) {
  const insert = (id: string) => ({ ...INSERT, values: [id, 'pending', 490, new Date()] });
  const update = (id: string, reference: string) => ({
    ...UPDATE,
    values: [id, 'ready', reference],
  });

  return {
    /** One transaction of two statements: one commit. */
    async insertAndUpdate(): Promise<{ id: string }> {
      const id = randomUUID();
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(insert(id));
        await client.query(update(id, id));
        await client.query('commit');
      } finally {
        client.release();
      }
      return { id };
    },

    /** As many rows as a settlement writes, in one transaction that waits for each statement. */
    async settle(): Promise<{ id: string }> {
      const ids = Array.from({ length: 5 }, () => randomUUID());
      const [first = '', second = ''] = ids;
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const id of ids) await client.query(insert(id));
        for (const id of [first, second]) await client.query(update(id, id));
        await client.query('commit');
      } finally {
        client.release();
      }
      return { id: first };
    },

    /** The minimum of starting a payment: write, call the bank, write. Two commits. */
    async place(): Promise<{ id: string }> {
      const id = randomUUID();
      await pool.query(insert(id));
      const answer = expectOk(
        await postJson(`${bank.url}/v1/payments`, bankOrder(id), bankHeaders(bank.apiKey, id)),
      );
      await pool.query(update(id, JSON.parse(answer.text).id));
      return { id };
    },
  };
}

export function bankHeaders(apiKey: string, orderId: string) {
  return { authorization: `Bearer ${apiKey}`, 'idempotency-key': orderId };
}

/** A payment without webhooks so far: the bank sends one only once it is decided. */
export function bankOrder(orderId: string) {
  return {
    order_id: orderId,
    amount: 490,
    currency: 'USD',
    description: 'A plan',
    return_url: 'http://127.0.0.1:9/',
    notify_url: 'http://127.0.0.1:9/',
    expires_at: Math.floor(Date.now() / 1_000) + 1_800,
  };
}
