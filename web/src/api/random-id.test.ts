import { uuidField } from '@sesame/contract/fields.ts';
import { expect, it } from 'vitest';
import { randomId, randomUuid } from './random-id.ts';

it('makes ids of 128 bits that differ', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId()).not.toBe(randomId());
});

it('makes UUIDs that the contract takes', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  expect(made.filter((id) => !uuidField.safeParse(id).success)).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
