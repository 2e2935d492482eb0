import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../../test/build/build-ticket.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { earlierOfSession, laterOfSession, newestOfSession } from './messages.store.ts';
import { ticketOfSession, ticketsOfSession } from './polls.store.ts';

/** A poll costs the same however many tickets and messages there are: it reads an index up to a limit. */

const TICKETS = 3_000;
const MESSAGES = 5_000;
let buyer: Buyer;
let ticket: string;
let middle: string;
let last: string;

const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  const { db, pool } = app.platform;
  const now = app.clock.now();
  buyer = await buildBuyer(app.platform);
  for (const owner of [buyer, await buildBuyer(app.platform)]) {
    await sql`
      insert into tickets (id, user_id, title, state, created_at, last_seq, last_at, last_sender, last_excerpt)
      select gen_random_uuid(), ${owner.id}, 'T', 'new', ${now}::timestamptz, 0,
        ${now}::timestamptz - n * interval '1 minute', 'user', ''
      from generate_series(1, ${TICKETS}) n`.execute(db);
  }
  await sql`update tickets set state = 'closed'`.execute(db);
  ticket = await buildTicket(app, buyer.token);
  await sql`
    insert into ticket_messages (ticket_id, id, sender, content, created_at)
    select ${ticket}, gen_random_uuid(), 'user', 'M', ${now}::timestamptz from generate_series(1, ${MESSAGES}) n`.execute(
    db,
  );
  await sql`vacuum analyze tickets`.execute(app.owner.db);
  await sql`vacuum analyze ticket_messages`.execute(app.owner.db);
  const { rows } = await pool.query<{ id: string }>(
    'select id from ticket_messages where ticket_id = $1 order by seq',
    [ticket],
  );
  middle = rows[MESSAGES / 2]?.id ?? '';
  last = rows.at(-1)?.id ?? '';
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The rows of a table that a statement read, according to `explain analyze`. */
async function rowsLookedAt(table: string, text: string, values: unknown[]): Promise<number> {
  const { rows } = await app.platform.pool.query(`explain (analyze, format json) ${text}`, values);
  const count = (node: PlanNode): number => {
    const own =
      node['Relation Name'] === table
        ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
        : 0;
    return own + (node.Plans ?? []).reduce((sum, child) => sum + count(child), 0);
  };
  return count(rows[0]['QUERY PLAN'][0].Plan);
}

const session = () => [sha256(buyer.token), app.clock.now()];

test('the list reads one page and counts only the tickets of its owner', async () => {
  const looked = await rowsLookedAt('tickets', ticketsOfSession, [...session(), 10, 0]);
  expect(looked).toBe(10 + TICKETS + 1);
});

test('one ticket is looked up by its key', async () => {
  expect(await rowsLookedAt('tickets', ticketOfSession, [...session(), ticket])).toBe(1);
});

test('a poll for later messages reads only the last message', async () => {
  const values = [...session(), ticket, 100, last];
  expect(await rowsLookedAt('ticket_messages', laterOfSession, values)).toBe(1);
});

test('a page of messages reads only its rows and the cursor row', async () => {
  const newest = [...session(), ticket, 100, null];
  expect(await rowsLookedAt('ticket_messages', newestOfSession, newest)).toBe(100);
  const earlier = [...session(), ticket, 100, middle];
  expect(await rowsLookedAt('ticket_messages', earlierOfSession, earlier)).toBe(101);
});
