import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { boundsAt } from './bounds.ts';

const body = z
  .strictObject({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    limit: z.nullable(z.int().check(z.gte(1), z.lte(100))),
    note: z.optional(z.string().check(z.maxLength(9))),
    prices: z
      .array(z.strictObject({ amount: z.number().check(z.gte(0), z.lte(99.5)) }))
      .check(z.minLength(1), z.maxLength(20)),
    sum: z.union([z.number().check(z.lte(7)), z.literal('all')]),
    values: z.record(z.string(), z.nullable(z.string().check(z.maxLength(5)))),
    target: z.union([z.strictObject({ days: z.int().check(z.gte(2)) }), z.strictObject({})]),
  })
  .check(z.refine(() => true));

describe('the bounds of a field', () => {
  test.each([
    ['title', { minLength: 1, maxLength: 120, nullable: false, optional: false }],
    ['limit', { min: 1, max: 100, nullable: true }],
    ['note', { maxLength: 9, optional: true }],
    ['prices', { minLength: 1, maxLength: 20 }],
    ['prices[3].amount', { min: 0, max: 99.5 }],
    ['sum', { max: 7 }],
    ['values.secretKey', { maxLength: 5, nullable: true }],
    ['target.days', { min: 2, max: undefined }],
    ['unknown.field', { min: undefined, maxLength: undefined }],
  ])('are those of its schema: %s', (path, expected) => {
    expect(boundsAt(body, path)).toMatchObject(expected);
  });
});
