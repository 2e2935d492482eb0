import type { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import { type FilterSql, keyset, whereOf } from './list-sql.ts';

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: () => {
      throw new Error('not used');
    },
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const compiled = (part: ReturnType<typeof sql> | undefined) => {
  const { sql: text, parameters } = sql`${part}`.compile(db);
  return [text, ...parameters];
};

const filterSql: FilterSql<typeof listConsolePayments> = {
  search: null,
  state: (state) => sql`p.state = ${state}`,
  dispute: (state) => sql`p.dispute = ${state}`,
  gateway: (gateway) => sql`p.gateway = ${gateway}`,
  product: (product) => sql`p.product_id = ${product}`,
  since: (since) => sql`p.created_at >= ${since}`,
  until: (until) => sql`p.created_at < ${until}`,
};

test('joins the conditions of the given filters, and leaves out those that are applied elsewhere', () => {
  const where = (given: FiltersOf<typeof listConsolePayments>) =>
    compiled(whereOf(filterSql, given));
  expect(where({})).toEqual(['true']);
  expect(where({ search: 'anna', state: undefined })).toEqual(['true']);
  expect(where({ state: 'paid', product: 3 })).toEqual([
    'p.state = $1 and p.product_id = $2',
    'paid',
    3,
  ]);
  expect(compiled(whereOf(filterSql, { gateway: 'card' }, sql`p.flag is null`, undefined))).toEqual(
    ['p.flag is null and p.gateway = $1', 'card'],
  );
});

test('continues after a row by its key alone, or by its place in the order', () => {
  const byId = keyset('things t', ['t.id'], 'desc');
  expect(compiled(byId.order)).toEqual(['order by t.id desc']);
  expect(compiled(byId.after('x'))).toEqual(['t.id < $1', 'x']);
  expect(byId.after(undefined)).toBeUndefined();
  const byName = keyset('things t', ['lower(t.name)', 't.id'], 'asc');
  expect(compiled(byName.order)).toEqual(['order by lower(t.name) asc, t.id asc']);
  expect(compiled(byName.after(7))).toEqual([
    '(lower(t.name), t.id) > (select lower(t.name), t.id from things t where t.id = $1)',
    7,
  ]);
  expect(compiled(byName.beyond([sql`${'a'}::text`, sql`${7}::int`]))).toEqual([
    '(lower(t.name), t.id) > ($1::text, $2::int)',
    'a',
    7,
  ]);
});
