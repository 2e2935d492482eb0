import type pg from 'pg';

/** Signed-in buyers are inserted directly into the tables, because registering thousands would measure Argon2. */

export interface Buyers {
  /** Returns tokens of buyers that have not been used yet. */
  take(count: number): string[];
  /** Adds more, after those that exist. */
  add(count: number): Promise<void>;
}

const TOKEN_LENGTH = 43;

function tokenOf(number: number): string {
  return `bench-${String(number).padStart(TOKEN_LENGTH - 'bench-'.length, '0')}`;
}

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

export async function addBuyers(database: pg.Pool, count: number): Promise<Buyers> {
  await insertBuyers(database, 0, count);
  let added = count;
  let taken = 0;
  return {
    take(needed) {
      if (taken + needed > added) throw new Error(`all ${added} buyers have been used`);
      taken += needed;
      return Array.from({ length: needed }, (_, index) => tokenOf(taken - needed + index));
    },
    async add(more) {
      await insertBuyers(database, added, more);
      added += more;
    },
  };
}

/** With a confirmed address, and the revision that each would have after the first order. */
async function insertBuyers(database: pg.Pool, first: number, count: number): Promise<void> {
  await database.query(
    `with made as (
       insert into users (id, email, email_confirmed_at, username, username_key, created_at)
       select gen_random_uuid(), 'bench-' || n || '@buyers.example', now(), 'bench-' || n, 'bench-' || n, now()
       from generate_series($1::int, $1::int + $2::int - 1) n
       returning id, username
     ), revised as (
       insert into buyer_revisions (user_id, revision) select id, 1 from made
     )
     insert into sessions (token_hash, user_id, created_at, expires_at)
     select sha256(convert_to('bench-' || lpad(substr(username, 7), 37, '0'), 'UTF8')), id, now(),
            now() + interval '1 day'
     from made`,
    [first, count],
  );
  await database.query('analyze users, sessions, buyer_revisions');
}

/** Gives the buyer of a token a long history of failed payments. */
export async function addHistory(
  database: pg.Pool,
  token: string,
  payments: number,
): Promise<string> {
  const { rows } = await database.query<{ user_id: string }>(
    `with owner as (select user_id from sessions where token_hash = sha256(convert_to($1, 'UTF8'))),
     price as (
       select prices.id, product_id, title, duration_count, duration_unit, amount_cents
       from prices join products on products.id = product_id order by prices.id limit 1
     ),
     made as (
       insert into payments (id, user_id, product_id, price_id, gateway, provider, title, description,
         description_ru, duration_count, duration_unit, price_cents, fee_percent, fee_cents,
         discount_percent, discount_cents, total_cents, charge_minor, currency, state, created_at, expires_at,
         closed_at, checkout_state)
       select gen_random_uuid(), user_id, product_id, price.id, 'card', 'bank', title, '', '',
         duration_count, duration_unit, amount_cents, 0, 0, 0, 0, amount_cents, amount_cents, 'USD', 'expired',
         now() - n * interval '1 minute', now() - n * interval '1 minute',
         now() - n * interval '1 minute', 'refused'
       from owner, price, generate_series(1, $2::int) n
     )
     select user_id from owner`,
    [token, payments],
  );
  await database.query('analyze payments');
  const [owner] = rows;
  if (owner === undefined) throw new Error('the token belongs to no buyer');
  return owner.user_id;
}
