import { expect, test } from 'vitest';
import { createIds } from './ids.ts';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids follow the layout of version 7 and begin with the time', () => {
  const id = createIds(() => 1_700_000_000_000).uuid();
  expect(id).toMatch(VERSION_7);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(1_700_000_000_000);
});

test('ids sort by creation: within a millisecond, past its counter, and when the clock steps back', () => {
  let now = 1_700_000_000_000;
  const ids = createIds(() => now);
  const made: string[] = [];
  for (const at of [now, now, now - 60_000, now + 1]) {
    now = at;
    for (let i = 0; i < 10_000; i++) made.push(ids.uuid());
  }
  expect(made.every((id) => VERSION_7.test(id))).toBe(true);
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('tokens have 256 bits, and none repeats when more random bytes are drawn', () => {
  const ids = createIds();
  const tokens = Array.from({ length: 1_000 }, () => ids.token());
  expect(tokens.every((token) => /^[A-Za-z0-9_-]{43}$/.test(token))).toBe(true);
  // An erased or repeated portion of the pool would show in the first bytes of tokens.
  expect(new Set(tokens.map((token) => token.slice(0, 12))).size).toBe(tokens.length);
});
