import type pg from 'pg';

/** Adds products with three plans each, `Service 1` and so on, after those of the demo. */
export async function addProducts(database: pg.Pool, count: number): Promise<void> {
  await database.query(
    `with made as (
       insert into products (slug, title, description, description_ru, position)
       select 'bench-' || n, 'Service ' || n, 'One of many services', 'Один из многих сервисов', 1000 + n
       from generate_series(1, $1::int) n
       returning id
     ), placed as (
       insert into product_services (product_id, service_id)
       select made.id, (select min(id) from services) from made
     )
     insert into prices (product_id, duration_count, duration_unit, amount_cents, position, created_at)
     select made.id, months, 'month', 500 * months, months, now() from made, unnest(array[1, 3, 12]) months`,
    [count],
  );
}
