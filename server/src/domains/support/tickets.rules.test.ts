import { TICKET_REOPEN_S } from '@sesame/contract/shared/limits.ts';
import { ticketStates } from '@sesame/contract/shop/support.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  acceptsMessages,
  excerptOf,
  isOpen,
  stateAfterMerge,
  stateAfterMessage,
  stateAwaitedAfter,
  ticketTransitions,
} from './tickets.rules.ts';

describe('the table of state changes', () => {
  let client: pg.Client;
  beforeAll(async () => {
    const url = inject('postgresUrl').replace(/\/[^/]*$/, `/${inject('templateDatabase')}`);
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(() => client.end());

  test('is the one that the database enforces', async () => {
    const { rows } = await client.query('select from_state, to_state from ticket_transitions');
    const stored = rows.map((row) => `${row.from_state} → ${row.to_state}`).sort();
    const written = Object.entries(ticketTransitions)
      .flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`))
      .sort();
    expect(written).toEqual(stored);
  });

  test('never leads back to new or out of closed', () => {
    expect(Object.values(ticketTransitions).flat()).not.toContain('new');
    expect(ticketTransitions.closed).toEqual([]);
  });

  test('contains every state change that a message causes', () => {
    for (const state of ticketStates.filter((one) => one !== 'closed')) {
      for (const sender of ['user', 'admin'] as const) {
        const next = stateAfterMessage(state, sender);
        expect(
          next === state || ticketTransitions[state].includes(next),
          `${sender} in ${state}`,
        ).toBe(true);
      }
    }
  });
});

test('a public message makes the ticket wait for the other side', () => {
  expect(stateAwaitedAfter('user')).toBe('waiting_operator');
  expect(stateAwaitedAfter('admin')).toBe('waiting_user');
});

test.each([
  ['new', 'user', 'new'],
  ['new', 'admin', 'waiting_user'],
  ['waiting_operator', 'user', 'waiting_operator'],
  ['waiting_user', 'user', 'waiting_operator'],
  ['waiting_user', 'admin', 'waiting_user'],
  ['on_hold', 'user', 'waiting_operator'],
  ['on_hold', 'admin', 'waiting_user'],
  ['resolved', 'user', 'waiting_operator'],
  ['resolved', 'admin', 'waiting_user'],
] as const)('in %s a message by %s leads to %s', (state, sender, next) => {
  expect(stateAfterMessage(state, sender)).toBe(next);
});

describe('a ticket', () => {
  const resolvedAt = new Date('2026-03-10T12:00:00Z');
  const afterMs = (ms: number) => new Date(resolvedAt.getTime() + ms);
  const end = TICKET_REOPEN_S * 1_000;

  test('takes messages in every state that is neither resolved nor closed', () => {
    for (const state of ['new', 'waiting_operator', 'waiting_user', 'on_hold'] as const) {
      expect(acceptsMessages({ state, resolved_at: null }, resolvedAt)).toBe(true);
    }
    expect(acceptsMessages({ state: 'closed', resolved_at: null }, resolvedAt)).toBe(false);
  });

  test('takes messages for seven days after it was resolved, to the millisecond', () => {
    const resolved = { state: 'resolved', resolved_at: resolvedAt } as const;
    expect(acceptsMessages(resolved, afterMs(end - 1))).toBe(true);
    expect(acceptsMessages(resolved, afterMs(end))).toBe(false);
  });
});

test.each([
  ['one line', 'Hello', 'Hello'],
  ['several', ' Hello,\n\n  world\t! ', 'Hello, world !'],
  ['a long text of astral characters', '🐫'.repeat(150), '🐫'.repeat(140)],
])('the excerpt of %s', (_what, content, excerpt) => {
  expect(excerptOf(content)).toBe(excerpt);
});

describe('a merged ticket', () => {
  const open = ticketStates.filter(isOpen);

  test('moves only to states that its state may lead to', () => {
    const moves = open.flatMap((target) =>
      open.map((source) => ({ target, state: stateAfterMerge(target, source) })),
    );
    expect(
      moves.filter(
        ({ target, state }) => state !== target && !ticketTransitions[target].includes(state),
      ),
    ).toEqual([]);
  });

  test.each([
    ['new', 'new', 'new'],
    ['new', 'waiting_user', 'waiting_operator'],
    ['waiting_user', 'new', 'waiting_operator'],
    ['on_hold', 'waiting_operator', 'waiting_operator'],
    ['waiting_user', 'on_hold', 'on_hold'],
    ['waiting_user', 'waiting_user', 'waiting_user'],
  ] as const)(
    '%s with %s is %s: a question of either stays in the queue',
    (target, source, state) => {
      expect(stateAfterMerge(target, source)).toBe(state);
    },
  );
});
