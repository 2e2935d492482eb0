import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabaseFrom, dropDatabase } from '../../../test/database/test-database.ts';

/** Words that fit any row, so that a comment of nothing else says nothing. */
const GENERAL =
  /^(?:(?:the|an?|its?|this|was|were|is|has|been|when|what|who|where|which|row|value|size|text|name|kind|changed|done) ?)+\.$/i;

test.each(['What the row is.', 'When it was changed.', 'Size.'])('“%s” says nothing', (comment) => {
  expect(comment).toMatch(GENERAL);
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
  expect(rows.filter(({ comment }) => GENERAL.test(comment ?? ''))).toEqual([]);
});
