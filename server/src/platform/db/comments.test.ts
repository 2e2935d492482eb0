import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';

/** Words that fit any row, so that a comment of nothing else says nothing. */
const GENERAL =
  /^(?:the|an?|its?|their|this|that|was|were|is|has|been|did|when|what|who|where|which|row|value|size|text|name|kind|changed|done|in|of|at|on|by|for|same|cents)$/;

/** “The payment.”, “The ordered plan.”: what the column refers to, as its foreign key says, but not which one or why. */
const BARE_NAME = /^(?:the|an?|its?)(?: [\w-]+){1,3}\.$/i;

/** Whether a comment is a bare name, or has no words but general ones and those of the names of its column and table. */
function isEmpty(name: string, comment: string): boolean {
  if (BARE_NAME.test(comment)) return true;
  const [table, column] = name.split('.');
  const own = column === undefined ? [] : `${table}_${column}`.split('_').map(stemOf);
  const words = comment.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.every((word) => GENERAL.test(word) || own.includes(stemOf(word)));
}

/** “refunded”, “refunds” and “refunding” are one word. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e|d)$/, '') : word;
}

test.each([
  ['payments', 'What the row is.'],
  ['sessions.seen_at', 'When it was changed.'],
  ['transfer_proofs.bytes', 'Size.'],
  ['audit_heads.published_at', 'When it was published.'],
  ['payments.fee_cents', 'Fee in cents.'],
  ['rule_changes.state', 'State of the change.'],
  ['grants.payment_id', 'The payment.'],
  ['subscriptions.user_id', 'The buyer.'],
  ['payments.price_id', 'The ordered plan.'],
  ['transfer_proofs.decided_by', 'The operator who decided.'],
  ['payment_events.payment_id', 'Payment of the event.'],
])('%s: “%s” means nothing', (name, comment) => {
  expect(isEmpty(name, comment)).toBe(true);
});

test.each([
  ['payments.renewal_id', 'The renewal that it pays for.'],
  ['payouts.approved_by', 'The operator who approved it.'],
  ['audit_heads.hash', 'Hash of that event.'],
])('%s: “%s” means something', (name, comment) => {
  expect(isEmpty(name, comment)).toBe(false);
});

test('every table, view and column says in a comment what it means', async () => {
  const server = inject('postgresUrl');
  const name = `sesame_comments_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client({
    connectionString: await createDatabaseFrom(server, name, inject('templateDatabase')),
  });
  await client.connect();
  const { rows } = await client.query<{ name: string; comment: string | null }>(`
    select c.relname::text || coalesce('.' || a.attname, '') as name, col_description(c.oid, coalesce(a.attnum, 0)) as comment
    from pg_class c
    cross join lateral (
      select null::name as attname, 0::smallint as attnum
      union all
      select attname, attnum from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
    ) a
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relname !~ '^kysely_'
    order by 1`);
  await client.end();
  await dropDatabase(server, name);
  expect(rows.length).toBeGreaterThan(800);
  expect(rows.filter(({ comment }) => !/^[A-Z`].*\.$/.test(comment ?? ''))).toEqual([]);
  expect(rows.filter(({ name: of, comment }) => isEmpty(of, comment ?? ''))).toEqual([]);
});
