import { uuidField } from '@sesame/contract/shared/fields.ts';
import { expect, test } from 'vitest';
import { randomId, randomUuid } from './random-id.ts';

test('creates different ids of 128 bits', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId()).not.toBe(randomId());
});

test('creates UUIDs that the contract accepts', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  expect(made.filter((id) => !uuidField.safeParse(id).success)).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
