import type pg from 'pg';
import { withoutKeys } from './bare-tables.ts';
import { copyRows, prepareCopies } from './copy-rows.ts';
import { readOrdersWithoutAccess, readTemplate } from './read-template.ts';
import { TEMPLATE_BUYERS } from './sell-template.ts';

/** Time over which the buyers have come to the shop. */
const DAYS = 600;

export interface Volume {
  /** A multiple of the buyers of the template. */
  readonly users: number;
  /** Payments of one of the buyers, besides the usual ones. */
  readonly longHistory: number;
}

/**
 * Multiplies what the shop has written for the buyers of the template: every row of theirs with new ids, moved into the
 * past. No job of the shop may run meanwhile.
 */
export async function fillShop(database: pg.Pool, { users, longHistory }: Volume): Promise<void> {
  const client = await database.connect();
  try {
    // Without triggers, which would raise a revision for each row; foreign keys are verified afterwards.
    await client.query('set session_replication_role = replica; set jit = off');
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
    const template = await readTemplate(client);
    const history = await readOrdersWithoutAccess(client, template);
    const ordersEach = history.tables.find(({ name }) => name === 'payments')?.rows.length ?? 1;
    const tables = template.tables.map(({ name }) => name);
    await withoutKeys(client, tables, async () => {
      const copies = users / TEMPLATE_BUYERS - 1;
      await prepareCopies(client, { first: 0, copies, days: DAYS });
      await copyRows(client, template);
      const more = Math.floor(longHistory / ordersEach);
      if (more === 0) return;
      await prepareCopies(client, { first: copies, copies: more, days: DAYS });
      await copyRows(client, history);
    });
    await client.query(
      `update promo_codes set uses = made.uses from (
         select promo_code_id, count(*) as uses from promo_redemptions where state <> 'released' group by promo_code_id
       ) made where id = promo_code_id`,
    );
    // The template was too young to be reminded of an end. Reminders of so many buyers would be given while the shop is measured.
    await client.query(
      `insert into subscription_reminders (subscription_id, kind, ends_at, created_at)
       select id, kind, ends_at, now() from subscriptions cross join (values ('three_days'), ('one_day'), ('ended')) kinds (kind)
       where ends_at between now() - interval '3 days' and now() + interval '60 days' on conflict do nothing`,
    );
    // Days are summed up anew, by the shop's own jobs.
    await client.query('delete from sales_days; delete from payment_days');
    await client.query('select keep_months(current_date)');
    await client.query('reset all');
    await client.query('vacuum (freeze, analyze)');
    // Writes the data now, so that it is not written while the shop is measured.
    await client.query('checkpoint');
  } finally {
    client.release();
  }
}
