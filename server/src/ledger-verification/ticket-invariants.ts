import type { Invariant } from './invariant.ts';

/** The derived columns of a ticket match its messages. */
export const ticketInvariants: readonly Invariant[] = [
  {
    id: 'S1 last',
    rule: 'A ticket refers to the last message that its owner can see.',
    sql: `
      select t.id::text as subject from tickets t
      left join lateral (
        select seq, sender, created_at from ticket_messages
        where ticket_id = t.id and sender <> 'note' order by seq desc limit 1) last on true
      where (t.last_seq, t.last_sender, t.last_at)
        is distinct from (last.seq, last.sender, last.created_at)`,
  },
  {
    id: 'S1 answer',
    rule: 'A ticket refers to the last answer of an operator, which decides whether it is unread.',
    sql: `
      select t.id::text as subject from tickets t
      where t.answer_seq is distinct from (
        select max(seq) from ticket_messages where ticket_id = t.id and sender = 'admin')`,
  },
  {
    id: 'S2 waits',
    rule: 'A ticket waits for the side that did not write last, and an answered ticket is not new.',
    sql: `
      select id::text as subject from tickets
      where (state = 'waiting_operator' and last_sender <> 'user')
        or (state = 'waiting_user' and last_sender <> 'admin')
        or (state = 'new' and answer_seq is not null)`,
  },
];
