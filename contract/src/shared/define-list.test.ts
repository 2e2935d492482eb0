import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { listConsolePayments } from '../console/payments/payment-list.ts';
import { CONSOLE_BASE, consoleRoutes } from '../console/routes.ts';
import { allRoutes } from './all-routes.ts';
import { cursorAfter, type FiltersOf, readFilters } from './define-list.ts';
import { uuidField } from './fields.ts';
import type { InputOf, QueryOf } from './route.ts';

const routes = consoleRoutes({ tag: 'Things', read: 'payments:read' });
const list = routes.list('listThings', '/things', {
  summary: 'Things',
  filters: {
    search: z.optional(z.string().check(z.trim(), z.minLength(2))),
    state: z.optional(z.enum(['new', 'old'])),
  },
  cursor: { after: uuidField },
  key: 'name',
  row: z.strictObject({ name: z.string() }),
  export: { id: 'exportThings', name: 'things', summary: 'Things as CSV' },
  count: { id: 'countThings', summary: 'How many things' },
});

test('export and count take the filters of their list, but no cursor', () => {
  expect(list.export).toMatchObject({
    path: `${CONSOLE_BASE}/things-export`,
    confirmed: true,
    file: true,
  });
  expect(list.count.path).toBe(`${CONSOLE_BASE}/things-count`);
  const given = { state: 'new', after: crypto.randomUUID() };
  expect(z.safeParse(list.query, given).success).toBe(true);
  expect(z.safeParse(list.export.query, given).success).toBe(false);
  expect(z.safeParse(list.count.query, given).success).toBe(false);
  expectTypeOf<QueryOf<typeof list>>().toHaveProperty('after');
  expectTypeOf<FiltersOf<typeof list>>().not.toHaveProperty('after');
  expectTypeOf<InputOf<typeof list.export>>().toHaveProperty('query');
});

test('the routes of a list are among all routes', () => {
  const ids = allRoutes.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['listConsolePayments', 'exportPayments', 'countConsolePayments']),
  );
  expect(listConsolePayments.export.confirmed).toBe(true);
});

test('filters of an address are sent as they are declared; invalid ones are left out', () => {
  expect(readFilters(list, { search: ' ab ', state: 'new', other: 'x' })).toEqual({
    search: 'ab',
    state: 'new',
  });
  expect(readFilters(list, { search: 'a', state: 'lost' })).toEqual({});
  expect(readFilters(listConsolePayments, { product: '12', gateway: 'NO' })).toEqual({
    product: '12',
  });
});

test('the cursor is the key of the last row', () => {
  expect(cursorAfter(list, { name: 'last' })).toBe('last');
});
