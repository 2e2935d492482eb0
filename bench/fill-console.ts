import type pg from 'pg';

/** Number of rows that the lists of the console are measured with. */
export interface Volume {
  readonly users: number;
  readonly payments: number;
}

/**
 * Inserts the data of a busy shop over years directly into the tables: without triggers, and with the indexes of the
 * longest table built afterwards. Suitable only for measuring lists.
 */
export async function fillConsole(database: pg.Pool, volume: Volume): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
    await addUsers(client, volume.users);
    await addPromos(client, volume.users / 40);
    await withoutIndexes(client, 'payments', () => addPayments(client, volume));
    await addCampaignPayers(client);
    await addSubscriptions(client);
    await addInventory(client, volume.users / 2);
    await addTickets(client, volume.users / 2);
    await addPartners(client, volume.users / 400);
    await addAuditEvents(client, volume.users);
    await addMails(client, volume.users);
    await client.query('vacuum analyze');
    // Flushes the data now, so that it is not flushed while lists are measured.
    await client.query('checkpoint');
    await client.query('reset all');
  } finally {
    client.release();
  }
}

/** Drops all indexes that are not constraints, does the work, and recreates them. */
async function withoutIndexes(
  client: pg.PoolClient,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select quote_ident(c.relname) as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

/**
 * Users who registered five minutes apart; some blocked, half confirmed, a third with Telegram, some from
 * campaigns.
 */
async function addUsers(client: pg.PoolClient, users: number): Promise<void> {
  await client.query(
    `insert into users (id, email, username, username_key, created_at, email_confirmed_at, blocked_at,
       tg_first_name, tg_last_name, campaign, language)
     select gen_random_uuid(), 'person-' || n || '@people.example', 'Person-' || n, 'person-' || n, at,
       case when n % 2 = 0 then at end, case when n % 200 = 0 then at end,
       case when n % 3 = 0 then 'First' || n end, case when n % 3 = 0 then 'Last' || n end,
       case when n % 4 = 0 then 'campaign-' || n % 97 end, case when n % 2 = 0 then 'en' else 'ru' end
     from generate_series(1, $1::int) n, lateral (select now() - n * interval '5 minutes' as at) made`,
    [users],
  );
  await client.query(
    `create temp table people as
     select (substr(username, 8))::int as place, id from users where username_key like 'person-%'`,
  );
  await client.query('alter table people add primary key (place)');
  await client.query('analyze people');
}

async function addPromos(client: pg.PoolClient, promos: number): Promise<void> {
  await client.query(
    `insert into promo_codes (code, code_key, discount_percent, max_uses, active, note)
     select 'BULK' || n, 'BULK' || n, 1000, 100, n % 3 > 0, 'made for the bench'
     from generate_series(1, $1::int) n`,
    [promos],
  );
}

/** Most payments are paid. Open ones are as recent and rare as in a running shop. */
async function addPayments(client: pg.PoolClient, { users, payments }: Volume): Promise<void> {
  await client.query(
    `insert into payments (id, user_id, product_id, price_id, gateway, provider, title, description, description_ru,
       duration_count, duration_unit, price_cents, fee_percent, fee_cents, promo_code_id, discount_percent,
       discount_cents, total_cents, charge_minor, currency, state, created_at, expires_at, checkout_state,
       gateway_reference, paid_at, closed_at, captured_cents, captured_minor, captured_currency, refunded_cents,
       returned_minor, flags, disputed_by)
     select gen_random_uuid(), people.id, price.product_id, price.id, method.gateway, method.provider, price.title, '', '',
       price.duration_count, price.duration_unit, price.amount_cents, 0, 0,
       case when n % 20 = 0 then promo.ids[1 + n % cardinality(promo.ids)] end, 0, 0,
       price.amount_cents, price.amount_cents, 'USD', made.state, at, at + interval '1 hour', 'ready', 'bench-ref-' || n,
       case when was_paid then at end, case when was_paid or made.state in ('pending', 'review') then null else at end,
       case when was_paid then price.amount_cents else 0 end, case when was_paid then price.amount_cents else 0 end,
       case when was_paid then 'USD' end, case when made.state = 'refunded' then price.amount_cents else 0 end,
       case when made.state = 'refunded' then price.amount_cents else 0 end,
       case when n % 1000 = 0 then 'late' end, case when made.state = 'disputed' then 'gateway' end
     from generate_series(1, $1::int) n
     cross join lateral (
       select now() - n * interval '63 seconds' as at, case
         when n < 2000 and n % 20 = 0 then 'pending'
         when n < 2000 and n % 20 = 1 then 'review'
         when n % 100 < 72 then 'paid'
         when n % 100 < 90 then 'expired'
         when n % 100 < 94 then 'canceled'
         when n % 100 < 98 then 'failed'
         when n % 2 = 0 then 'refunded'
         else 'disputed' end as state) made
     cross join lateral (select made.state in ('paid', 'refunded', 'disputed') as was_paid) settled
     join people on people.place = 1 + (n::bigint * 7919) % $2::int
     cross join (select array_agg(id) as ids from promo_codes) promo
     join (
       select row_number() over (order by prices.id) - 1 as at_price, count(*) over () as all_prices, prices.id, product_id,
         title, duration_count, duration_unit, amount_cents
       from prices join products on products.id = product_id where amount_cents > 0
     ) price on price.at_price = n % price.all_prices
     join (
       select row_number() over (order by gateway) - 1 as at_method, count(*) over () as all_methods, gateway, provider
       from payment_methods where provider <> 'balance'
     ) method on method.at_method = (n / 7) % method.all_methods
     order by n desc`,
    [payments, users],
  );
}

/** The rows that the triggers of payments would have written. */
async function addCampaignPayers(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into campaign_payers (campaign, user_id, revenue_cents)
     select u.campaign, u.id, sum(p.captured_cents - p.refunded_cents)
     from users u join payments p on p.user_id = u.id
     where u.campaign is not null and p.captured_cents > 0
     group by u.campaign, u.id`,
  );
}

/** One subscription for the newest paid order of each user. */
async function addSubscriptions(client: pg.PoolClient): Promise<void> {
  await client.query(
    `create temp table bought as
     select distinct on (user_id) gen_random_uuid() as id, id as payment_id, user_id, product_id, duration_count,
       duration_unit, created_at, created_at + interval '90 days' as ends_at
     from payments where state = 'paid' order by user_id, created_at desc`,
  );
  await client.query(
    `insert into subscriptions (id, user_id, product_id, anchor_day, ends_at, created_at)
     select id, user_id, product_id, 1, ends_at, created_at from bought on conflict do nothing`,
  );
  await client.query(
    `insert into grants (id, subscription_id, payment_id, duration_count, duration_unit, starts_at, ends_at, created_at)
     select gen_random_uuid(), id, payment_id, duration_count, duration_unit, created_at, ends_at, created_at
     from bought where exists (select from subscriptions s where s.id = bought.id)`,
  );
}

const SERVICE = '(select min(id) from services)';
const STILL_WAIT = 1_000;

async function addInventory(client: pg.PoolClient, items: number): Promise<void> {
  await client.query(
    `insert into inventory_items (id, service_id, kind, secret, secret_fingerprint, assigned_to, assigned_at, created_at)
     select gen_random_uuid(), ${SERVICE}, 'unique', convert_to('bench.' || n, 'UTF8'), sha256(convert_to('bench ' || n, 'UTF8')),
       case when n % 2 = 0 then holder.id end, case when n % 2 = 0 then now() end, now() - n * interval '1 minute'
     from generate_series(1, $1::int) n
     left join (select row_number() over () as at, id from bought) holder on holder.at = n`,
    [items],
  );
  await client.query(
    `insert into deliveries (id, subscription_id, service_id, created_at)
     select gen_random_uuid(), id, ${SERVICE}, now() - row_number() over () * interval '1 minute'
     from bought where ends_at > now() order by created_at desc limit $1
     on conflict do nothing`,
    [STILL_WAIT],
  );
}

async function addTickets(client: pg.PoolClient, tickets: number): Promise<void> {
  await client.query(
    `insert into tickets (id, user_id, title, state, created_at, resolved_at, last_seq, last_at, last_sender, last_excerpt)
     select gen_random_uuid(), people.id, (array['Where is', 'Cannot open', 'Question about', 'Refund of'])[1 + made.n % 4] || ' order ' || made.n, made.state, at,
       case when made.state = 'resolved' then at end, made.n, at, 'user', 'How does it work?'
     from (
       select n, now() - n * interval '10 minutes' as at, case
         when n % 50 = 0 then 'new' when n % 50 = 1 then 'waiting_operator' when n % 50 < 5 then 'waiting_user'
         when n % 50 = 5 then 'on_hold' when n % 50 < 10 then 'resolved' else 'closed' end as state
       from generate_series(1, $1::int) n
     ) made join people on people.place = 1 + (made.n * 31) % (select count(*) from people)`,
    [tickets],
  );
}

/** Each partner has earned from a hundred orders and requested ten payouts. */
async function addPartners(client: pg.PoolClient, partners: number): Promise<void> {
  await client.query(
    `create temp table inviters as select place as n, id from people where place % 37 = 0 order by place limit $1`,
    [partners],
  );
  await client.query(
    `insert into commissions (id, payment_id, kind, partner_id, buyer_id, mode, service_ids, rule_version, rate_percent,
       base_cents, amount_cents, created_at, available_at, state)
     select gen_random_uuid(), payment.id, 'deposit', inviter.id, payment.user_id, 'base', '{}', 1, 3000, 1000, 300,
       payment.created_at, payment.created_at, 'available'
     from (select id, user_id, created_at, row_number() over () as at from payments where state = 'paid' limit $1) payment
     join (select id, row_number() over () as at, count(*) over () as of from inviters) inviter
       on inviter.at = 1 + payment.at % inviter.of
     where inviter.id <> payment.user_id`,
    [partners * 100],
  );
  await client.query(
    `insert into partner_balances (partner_id, earned_cents, available_cents)
     select partner_id, 300 * count(*), 300 * count(*) from commissions group by partner_id
     on conflict do nothing`,
  );
  await client.query(
    `insert into payouts (id, user_id, network, address, amount_cents, rule_version, created_at, not_before, state, reason)
     select gen_random_uuid(), inviters.id, 'ton', 'bench', 6000, 1, at, at,
       case when time = 1 and inviters.n % 5 = 0 then 'requested' else 'rejected' end, 'bench'
     from inviters, generate_series(1, 10) time,
       lateral (select now() - time * interval '30 days' as at) made`,
  );
}

/** Audit events without the hash chain, which lists do not read. */
async function addAuditEvents(client: pg.PoolClient, events: number): Promise<void> {
  await client.query(
    `insert into audit_events (id, at, operator_id, action, subject, reason, ip, previous_hash, hash)
     select (select coalesce(max(id), 0) from audit_events) + n, now() - ($1 - n) * interval '1 minute',
       (select id from operators order by email limit 1),
       (array['tickets.reply', 'inventory.reveal', 'payments.refund', 'users.block', 'texts.publish'])[1 + n % 5],
       (array['ticket:', 'inventory_item:', 'payment:', 'user:', 'text:'])[1 + n % 5] || n, 'for the bench', '10.0.0.1',
       sha256(convert_to('before ' || n, 'UTF8')), sha256(convert_to('act ' || n, 'UTF8'))
     from generate_series(1, $1::int) n`,
    [events],
  );
}

async function addMails(client: pg.PoolClient, mails: number): Promise<void> {
  await client.query(
    `insert into mails (id, key, queued_at, attempts, sent_at, abandoned_at)
     select gen_random_uuid(), 'receipt:bench-' || n, at, 1, case when n % 400 > 0 then at end,
       case when n % 400 = 0 then at end
     from generate_series(1, $1::int) n, lateral (select now() - n * interval '10 seconds' as at) made`,
    [mails],
  );
}
