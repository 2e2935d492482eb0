import type { TicketState } from '@sesame/contract/shop/support.ts';
import { describe, expect, test } from 'vitest';
import { message, ticket } from '../../../test/support.ts';
import { acceptsReply, daysOf, notListed, type Outgoing } from './conversation.rules.ts';

const outgoing = (id: string, over: Partial<Outgoing> = {}): Outgoing => ({
  id,
  content: 'On its way',
  attachments: [],
  writtenAt: new Date(2025, 10, 24, 18, 0).toISOString(),
  phase: 'sending',
  problem: null,
  ...over,
});
const at = (day: number, hour: number, minute: number) =>
  new Date(2025, 10, day, hour, minute).toISOString();

describe('a conversation', () => {
  test('is grouped by day, then by author and minute', () => {
    const days = daysOf(
      [
        message(1, { created_at: at(23, 23, 59) }),
        message(2, { created_at: at(24, 0, 1) }),
        message(3, { created_at: at(24, 9, 5), senderType: 'admin', username: 'Daria' }),
        message(4, { created_at: at(24, 9, 5), senderType: 'admin', username: 'Daria' }),
        message(5, { created_at: at(24, 9, 5), senderType: 'admin', username: 'Oleg' }),
        message(6, { created_at: at(24, 9, 6), senderType: 'admin', username: 'Oleg' }),
      ],
      [],
    );
    expect(days.map(({ turns }) => turns.map(({ messages }) => messages.length))).toEqual([
      [1],
      [1, 2, 1, 1],
    ]);
  });

  test('keeps messages of a merged ticket in turns that name it', () => {
    const same = { created_at: at(24, 9, 5) };
    const [day] = daysOf(
      [message(1, same), message(2, { ...same, merged_from: 1_005 }), message(3, same)],
      [],
    );
    expect(day?.turns.map(({ mergedFrom }) => mergedFrom)).toEqual([undefined, 1_005, undefined]);
  });

  test('ends with unsent messages, each in a separate group', () => {
    const days = daysOf(
      [message(1, { created_at: at(24, 18, 0) })],
      [outgoing('a'), outgoing('b')],
    );
    expect(days).toHaveLength(1);
    expect(days[0]?.turns.map(({ key }) => key)).toEqual([message(1).id, 'a', 'b']);
  });
});

test('drops an unsent message that the server lists', () => {
  const sent = outgoing(message(1).id, { phase: 'sent' });
  const unknown = outgoing('x', { phase: 'failed' });
  expect(notListed([sent, unknown], [message(1)])).toEqual([unknown]);
});

describe('a ticket accepts a reply', () => {
  const now = new Date('2025-12-01T12:00:00.000Z');
  test.each([
    ['new', null, true],
    ['waiting_operator', null, true],
    ['waiting_user', null, true],
    ['on_hold', null, true],
    ['resolved', '2025-12-01T12:00:01.000Z', true],
    ['resolved', '2025-12-01T12:00:00.000Z', false],
    ['closed', null, false],
  ] as const)('when %s until %s: %s', (state: TicketState, reply_until, expected) => {
    expect(acceptsReply(ticket({ state, reply_until }), now)).toBe(expected);
  });
});
