import { type inventoryLevels, listInventory } from '@sesame/contract/console/inventory.ts';
import { getOverview } from '@sesame/contract/console/reports.ts';
import { changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator } from '../build/build-operator.ts';
import { buildProduct } from '../build/build-purchase.ts';
import { listRows, updateRows } from '../rows.ts';
import { shopTest } from '../shops/shop-test.ts';

type Level = (typeof inventoryLevels)[number];

/** The list, the alerts and the overview agree on which services are low. */

const test = shopTest([]);
const { app } = test;
let owner: string;

interface Planted {
  readonly low_inventory: number | null;
  readonly free: number;
  readonly retired: number;
  /** A kind of item that serves every buyer. */
  readonly every: 'shared' | 'template' | 'webhook' | 'retired shared' | null;
}

const planted: Planted[] = [null, 1, 3].flatMap((low_inventory) =>
  [0, 1, 2, 3].flatMap((free) =>
    [0, 2].flatMap((retired) =>
      ([null, 'shared', 'template', 'webhook', 'retired shared'] as const).map((every) => ({
        ...{ low_inventory, free, retired, every },
      })),
    ),
  ),
);

test.beforeAll(async () => {
  owner = (await buildOperator(app)).token;
  await updateRows(app, 'inventory_items', {}, { retired_at: app.clock.now() });
  for (const { low_inventory, free, retired, every } of planted) {
    const [id = 0] = (await buildProduct(app.platform)).serviceIds;
    await updateRows(app, 'services', { id }, { low_inventory });
    await plant(id, 'unique', free);
    await plant(id, 'unique', retired, true);
    if (every !== null)
      await plant(id, every === 'retired shared' ? 'shared' : every, 1, every === 'retired shared');
  }
});

async function plant(service: number, kind: string, count: number, isRetired = false) {
  const at = app.clock.now();
  await sql`
    insert into inventory_items (id, service_id, kind, secret, secret_fingerprint, created_at, retired_at)
    select gen_random_uuid(), ${service}, ${kind}, '', uuid_send(gen_random_uuid()), ${at}, ${isRetired ? at : null}
    from generate_series(1, ${count}::int)`.execute(app.platform.db);
}

async function setBound(low_inventory: number): Promise<void> {
  const { version } = (await app.call(readSettings, {}, { token: owner })).body;
  const body = { version, reason: 'A test', low_inventory };
  expect((await app.call(changeSettings, { body }, { token: owner })).status).toBe(200);
  await expect.poll(() => app.platform.config.shop().limits.low_inventory).toBe(low_inventory);
}

async function alerted(): Promise<number[]> {
  await app.jobs.run('watch-inventory');
  const open = { kind: 'inventory_low', resolved_at: null } as const;
  return (await listRows(app, 'alerts', open)).map(({ subject }) => Number(subject));
}

async function listed(level: Level): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const query = ids.length === 0 ? { level } : { level, after: String(ids.at(-1)) };
    const { body } = await app.call(listInventory, { query }, { token: owner });
    if (body.length === 0) return ids;
    ids.push(...body.map(({ id }) => id));
  }
}

/** The same rule by plain sums over every item. */
async function expected(shopBound: number) {
  const { rows } = await sql<{ id: number; level: Level | 'good'; has_bound: boolean }>`
    with sums as (
      select s.id, s.low_inventory as own,
        sum((i.kind = 'unique')::int) as ever,
        coalesce(sum((i.kind = 'unique' and i.assigned_to is null and i.retired_at is null)::int), 0) as free,
        coalesce(sum((i.kind <> 'unique' and i.retired_at is null)::int), 0) as every
      from services s left join inventory_items i on i.service_id = s.id group by s.id
    )
    select id, own is not null or ever > 0 as has_bound,
      case when every > 0 then 'good' when free = 0 then 'empty'
        when free < coalesce(own, ${shopBound}::int) then 'low' else 'good' end as level
    from sums`.execute(app.platform.db);
  const ids = (level: Level, all = rows) =>
    all.filter((row) => row.level === level).map(({ id }) => id);
  const bounded = rows.filter(({ has_bound }) => has_bound);
  return {
    low: ids('low'),
    empty: ids('empty'),
    alerted: [...ids('low'), ...ids('empty', bounded)],
  };
}

test.for([0, 1, 2, 5])('with a bound of %d for the shop', async (bound) => {
  await setBound(bound);
  const { low, empty, alerted: due } = await expected(bound);
  expect(due.length).toBeGreaterThan(10);
  const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  expect(sorted(await listed('low'))).toEqual(sorted(low));
  expect(sorted(await listed('empty'))).toEqual(sorted(empty));
  expect(sorted(await alerted())).toEqual(sorted(due));
  const { body } = await app.call(getOverview, { query: { days: '7' } }, { token: owner });
  expect(body.attention.low_inventory).toBe(due.length);
});
