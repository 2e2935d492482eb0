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
    rule: 'A ticket waits for the side that did not write last, or since a merge for the shop, and an answered ticket is not new.',
    sql: `
      select id::text as subject from tickets
      where (state = 'waiting_operator' and last_sender <> 'user' and (merged_at is null or merged_at < last_at))
        or (state = 'waiting_user' and last_sender <> 'admin')
        or (state = 'new' and answer_seq is not null)`,
  },
  {
    id: 'S3 merged',
    rule: 'A ticket that was merged keeps none of its messages but the line that leads to the other one, of the same buyer.',
    sql: `
      select a.id::text as subject from tickets a join tickets b on b.id = a.merged_into
      where a.user_id <> b.user_id
        or (select count(*) from ticket_messages where ticket_id = a.id and sender <> 'note') <> 1
        or not exists (select from ticket_messages where merged_from = a.number)`,
  },
];
