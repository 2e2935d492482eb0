import { type Kysely, sql } from 'kysely';

/**
 * A search by reference keeps its plan for as long as its connection. As SQL, PostgreSQL made its ten branches part of every search
 * and planned them again each time, which took longer than the search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function payments_by_reference(text);
    create function payments_by_reference(typed text) returns table (payment_id uuid) language plpgsql stable rows 5 as $$
    begin
      return query
        select id from payments where gateway_reference = typed
        union select id from payments where gateway_secondary_reference = typed
        union select id from payments where gateway_secondary_reference ~ '[.+]'
          and regexp_split_to_array(gateway_secondary_reference, '[.+]') @> array[typed]
        union select c.payment_id from coin_payments c where c.gateway_payment_id = typed
        union select id from payments where dispute_reference = typed
        union select r.payment_id from payment_refunds r where r.gateway_reference = typed
        union select r.payment_id from gateway_refunds r where r.reference = typed
        union select p.id from webhook_events e
          join payments p on p.id = case when e.order_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.order_id::uuid end
          where e.event_key = typed
        union select p.id from webhook_events e
          join payments p on p.provider = e.provider and p.gateway_reference = e.gateway_reference
          where e.event_key = typed and e.order_id is null;
    end $$;
  `.execute(db);
}
