import type { FoundRecord } from '@sesame/contract/console/workspace.ts';
import { parsePaymentNumber } from '@sesame/contract/shared/orders/payment-number.ts';
import { sql } from 'kysely';
import { beginsWith } from '../../platform/db/begins-with.ts';
import type { Executor } from '../../platform/platform.ts';

type Kind = FoundRecord['kind'];
type Part = ReturnType<typeof sql>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** With or without the sign. Longer numbers are not ticket numbers. */
const NUMBER = /^(?:№|#|no\.?)?\s*(\d{1,9})$/i;
/** The end of a gift code, with or without the marks that replace the rest where it is shown. */
const CODE_ENDING = /^[…•·*.\-\s]*([0-9A-Z]{4})$/;

/** Each search uses an index up to the limit; a prefix search is sorted in the order of its index. */
export async function findRecordRows(
  db: Executor,
  {
    search,
    kinds,
    limit,
  }: { readonly search: string; readonly kinds: readonly Kind[]; readonly limit: number },
): Promise<FoundRecord[]> {
  const key = search.toLowerCase();
  const searches = UUID.test(key) ? byId(key) : byName(search, key, limit);
  const parts = kinds.flatMap((kind) => searches[kind] ?? []);
  if (parts.length === 0) return [];
  const { rows } = await sql<FoundRecord>`
    ${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    )}`.execute(db);
  return rows;
}

const ticketNamed = (which: Part) => sql`
  select 'ticket' as kind, t.id::text as id, '#' || t.number || ' ' || t.title as title, '' as title_ru, u.email as note
  from tickets t join users u on u.id = t.user_id where ${which}`;

const paymentNamed = (which: Part) => sql`
  select 'payment' as kind, p.id::text as id, p.number || ' ' || p.title as title,
    coalesce(p.number || ' ' || nullif(p.title_ru, ''), '') as title_ru, u.email as note
  from (${which}) p join users u on u.id = p.user_id`;

const subscriptionNamed = (which: Part) => sql`
  select 'subscription' as kind, s.id::text as id, p.title, p.title_ru, u.email as note
  from (${which}) s join products p on p.id = s.product_id join users u on u.id = s.user_id`;

/** A partner may request the same amount again; the date distinguishes the payouts. */
const payoutNamed = (which: Part) => sql`
  select 'payout' as kind, o.id::text as id, to_char(o.amount_cents / 100.0, 'FM$999,999,990.00') as title, '' as title_ru,
    u.email || ' · ' || to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD') as note
  from (${which}) o join users u on u.id = o.user_id`;

/** Opens the payment that bought it. The note has the end of the code, which is never shown whole. */
const giftNamed = (which: Part) => sql`
  select 'gift' as kind, p.id::text as id, p.title, p.title_ru, '…' || g.code_ending || ' · ' || u.email as note
  from (${which}) g join payments p on p.id = g.payment_id join users u on u.id = g.buyer_id`;

/** The newest records of each user whose address starts with the key. */
const theirs = (which: Part, key: string, limit: number) => sql`
  select found.* from (
    select id from users where ${beginsWith(sql`email`, key)} and deleted_at is null order by email using ~<~ limit ${limit}) person
  cross join lateral (${which}) found
  limit ${limit}`;

const userNamed = (which: Part) => sql`
  select 'user' as kind, u.id::text as id, u.username as title, '' as title_ru, u.email as note
  from users u where u.deleted_at is null and ${which}`;

function byId(id: string): Partial<Record<Kind, Part>> {
  return {
    user: userNamed(sql`u.id = ${id}`),
    payment: paymentNamed(sql`
      select * from payments where id in (
        select ${id}::uuid
        union select payment_id from payment_refunds where id = ${id}
        union select payment_id from transfer_proofs where id = ${id}
        union select payment_id from payments_by_reference(${id}))`),
    subscription: subscriptionNamed(sql`select * from subscriptions where id = ${id}`),
    ticket: ticketNamed(sql`t.id = ${id}`),
    payout: payoutNamed(sql`select * from payouts where id = ${id}`),
    gift: giftNamed(sql`select * from gifts where id = ${id} or payment_id = ${id}`),
  };
}

function byName(typed: string, key: string, limit: number): Partial<Record<Kind, Part>> {
  const number = NUMBER.exec(typed)?.[1];
  return {
    user: userNamed(sql`u.id in (
      (select id from users where ${beginsWith(sql`email`, key)} and deleted_at is null order by email using ~<~ limit ${limit})
      union
      (select id from users where ${beginsWith(sql`username_key`, key)} and deleted_at is null
        order by username_key using ~<~ limit ${limit}))
      order by u.username_key, u.id limit ${limit}`),
    payment: paymentNamed(sql`
      (select * from payments where number = ${parsePaymentNumber(typed) ?? null})
      union
      (select * from payments where id in (select payment_id from payments_by_reference(${typed})) limit ${limit})
      limit ${limit}`),
    subscription: subscriptionNamed(
      theirs(
        sql`select * from subscriptions where user_id = person.id order by ends_at desc limit ${limit}`,
        key,
        limit,
      ),
    ),
    payout: payoutNamed(
      theirs(
        sql`select * from payouts where user_id = person.id order by id desc limit ${limit}`,
        key,
        limit,
      ),
    ),
    gift: giftNamed(sql`
      (select * from gifts where code_ending = ${CODE_ENDING.exec(typed.toUpperCase())?.[1] ?? null}
        order by created_at desc limit ${limit})
      union
      (select * from gifts where payment_id = (
        select id from payments where number = ${parsePaymentNumber(typed) ?? null}))
      union
      (${theirs(
        sql`
          (select * from gifts where buyer_id = person.id order by created_at desc, id desc limit ${limit})
          union (select * from gifts where claimed_by = person.id limit ${limit})`,
        key,
        limit,
      )})
      order by created_at desc, id desc limit ${limit}`),
    ...(number !== undefined && { ticket: ticketNamed(sql`t.number = ${Number(number)}`) }),
    promo: sql`
      select 'promo' as kind, id::text as id, code as title, '' as title_ru, note
      from promo_codes where ${beginsWith(sql`code_key`, typed.toUpperCase())}
      order by code_key using ~<~ limit ${limit}`,
  };
}
