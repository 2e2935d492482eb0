import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fields from '@sesame/contract/shared/fields.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { logout } from '@sesame/contract/shop/session.ts';
import { expect, test } from 'vitest';
import { checked } from '../src/api/client/shape.ts';
import { hostileAnswer } from '../src/test/hostile/answer.ts';
import { shapeOf, writeShapes } from './shapes.ts';

const SHOP = new URL('../../contract/src/shop/', import.meta.url);
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  'x'.repeat(5_000),
  'https://shop.example/',
  '2026-02-29',
  '2026-02-28',
  '2026-02-28T24:00:00Z',
  '2026-02-28T23:00:00+01:00',
  '00000000-0000-0000-0000-000000000000',
  '0000000g-0000-4000-8000-000000000000',
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_VALUE,
  [],
  ['x'],
  {},
  { x: 'x' },
];
/** Schemas that call a function, which no shape expresses. */
const WITHOUT_SHAPE = new Set([
  'centsInQuery',
  'idInQuery',
  'messageTextField',
  'ticketTitleField',
]);

type Schema = RouteSpec['answer'];

const files = globSync('**/*.ts', { cwd: fileURLToPath(SHOP) }).filter(
  (file) => !file.includes('.test.'),
);
const modules: Readonly<Record<string, unknown>>[] = await Promise.all(
  files.map((file) => import(new URL(file, SHOP).href)),
);
const schemas = [...modules, fields].flatMap((module) =>
  Object.entries(module).flatMap(([name, value]): [string, Schema][] => {
    if (isRoute(value)) return [[name, value.answer]];
    return isSchema(value) ? [[name, value]] : [];
  }),
);

test('every schema of the shop, apart from those with functions, has a shape', () => {
  const without = schemas.filter(([, schema]) => shapeOf(schema) === undefined);
  expect(new Set(without.map(([name]) => name))).toEqual(WITHOUT_SHAPE);
});

test('a shape accepts and refuses the values that its schema does', () => {
  let [accepted, refused] = [0, 0];
  for (const [name, schema] of schemas) {
    const shape = shapeOf(schema);
    if (shape === undefined) continue;
    const example = hostileAnswer({ ...getDictionary, answer: schema }, 'x');
    for (const value of [example, ...variantsOf(example)]) {
      const result = schema.safeParse(value);
      if (result.success) accepted += 1;
      else refused += 1;
      const found: boolean = checked(shape).safeParse(value).success;
      if (found !== result.success) {
        expect.fail(`${name}: ${JSON.stringify(value)} is ${result.success ? 'valid' : 'invalid'}`);
      }
    }
  }
  expect(accepted).toBeGreaterThan(1_000);
  expect(refused).toBeGreaterThan(10_000);
});

test('a refusal names the place', () => {
  const { error } = checked({ rows: ['list', { id: 'uuid' }] }).safeParse({ rows: [{ id: 7 }] });
  expect(error).toMatchObject({ message: 'Unexpected value at .rows[0].id' });
});

test('a module for the shop has what callers need', () => {
  const code = writeShapes({ logout, uuidField: fields.uuidField, days: [1, 2] }, '/shape.ts');
  expect(code).toBe(`import { checked } from "/shape.ts";
export const logout = { id: "logout", method: "POST", path: "/api-user/api/v1/user/logout", auth: "user", answer: /* @__PURE__ */ checked({  }) };
export const uuidField = /* @__PURE__ */ checked("uuid");
export const days = [1,2];
`);
});

/** The value with each of its parts replaced, removed or extended. */
function variantsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const longer = [...value, ...value];
    return [...ODD, longer, ...value.flatMap((one) => variantsOf(one).map((other) => [other]))];
  }
  if (typeof value !== 'object' || value === null) return [...ODD];
  const extended = { ...value, further: 1 };
  const changed = Object.entries(value).flatMap(([name, part]) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
    ...variantsOf(part).map((other) => ({ ...value, [name]: other })),
  ]);
  return [...ODD, extended, ...changed];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isRoute(value: unknown): value is RouteSpec {
  return typeof value === 'object' && value !== null && 'answer' in value && 'path' in value;
}
