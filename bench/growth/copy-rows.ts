import type pg from 'pg';
import type { Template, TemplateTable } from './read-template.ts';
import { TEMPLATE_NAME } from './sell-template.ts';

/** How long a job keeps the rows of a table, in days, less what a run may take; others stay for ever. */
const KEPT_DAYS: Readonly<Record<string, number>> = {
  idempotency_keys: 0,
  known_devices: 170,
  operator_news: 80,
  rate_limits: 0,
  sessions: 0,
  subscription_reminders: 0,
  trusted_devices: 170,
};

const BODY_DAYS = 29;

/** How a column changes with age: the SQL of its value in a copy, from the SQL of a plain copy. */
const AGED: Readonly<Record<string, (plain: string, place: number, rows: number) => string>> = {
  // As reconciliation leaves a payment that it has nothing more to ask about.
  'payments.sync_at': () => 'null::timestamptz',
  'users.referral_code': (_, place, rows) =>
    `lpad(translate(to_hex(c.n::bigint * ${rows} + ${place}), '01', 'yz'), 8, 'x')`,
  // Digits look like these letters.
  'users.username_key': (plain) => `translate(${plain}, '01', 'ol')`,
  'webhook_events.body': (plain) =>
    `case when c.ago > interval '${BODY_DAYS} days' then '{"removed_at": "2026-01-01T00:00:00.000Z"}' else ${plain} end`,
  'webhook_events.body_removed_at': () =>
    `case when c.ago > interval '${BODY_DAYS} days' then now() - c.ago + interval '${BODY_DAYS} days' end`,
};

/** Columns with ids of a gateway, which are unique: each copy gets its own. */
const OUTSIDE_NAMES = [
  ['payments', 'gateway_reference'],
  ['webhook_events', 'event_key'],
] as const;

/**
 * The table of copies for this connection: each is moved into the past by `ago`, the first one by `days`, the last one by
 * an hour. Numbers begin after `first`, since ids and names are made of them.
 */
export async function prepareCopies(
  client: pg.ClientBase,
  { first, copies, days }: { first: number; copies: number; days: number },
): Promise<void> {
  await client.query('drop table if exists copies');
  await client.query(
    `create temp table copies as
     select $1::int + n as n, interval '1 hour' + ($2::int - n) * (interval '1 day' * $3::int / $2::int) as ago
     from generate_series(1, $2::int) n order by n`,
    [first, copies, days],
  );
  await client.query('analyze copies');
  // A UUID of version 7 whose time has moved as well, so that keys grow at one end as they do in a shop.
  await client.query(
    `create or replace function pg_temp.copied_id(old text, ms bigint, n int, ago interval) returns uuid
     language sql immutable return (
       lpad(to_hex(ms - (extract(epoch from ago) * 1000)::bigint), 12, '0') || '7' || substr(md5(old || n), 1, 3)
       || '8' || substr(md5(n || old), 1, 15))::uuid`,
  );
}

/** Inserts all copies of a template, table by table, each in the order of time. */
export async function copyRows(client: pg.ClientBase, template: Template): Promise<void> {
  const names = outsideNames(template);
  for (const table of template.tables) {
    const days = KEPT_DAYS[table.name];
    if (days === 0) continue;
    const columns = table.columns.map(({ name }) => `"${name}"`).join(', ');
    const rows = table.rows.map((row, place) => {
      const values = row.map((value, column) =>
        agedValue(table, column, value, place, template, names),
      );
      return `select ${values.join(', ')}`;
    });
    const recent = days === undefined ? '' : `where c.ago < interval '${days} days'`;
    await client.query(
      `insert into "${table.name}" (${columns})
       select made.* from copies c cross join lateral (${rows.join('\nunion all\n')}) made ${recent}`,
    );
  }
}

function outsideNames({ tables }: Template): string[] {
  return OUTSIDE_NAMES.flatMap(([name, column]) => {
    const table = tables.find((one) => one.name === name);
    const at = table?.columns.findIndex((one) => one.name === column) ?? -1;
    return table?.rows.flatMap((row) => row[at] ?? []) ?? [];
  });
}

function agedValue(
  table: TemplateTable,
  column: number,
  value: string | null,
  place: number,
  template: Template,
  names: readonly string[],
): string {
  const { name, type } = table.columns[column] ?? { name: '', type: '' };
  const plain = plainValue(type, value, template.ids, names);
  return AGED[`${table.name}.${name}`]?.(plain, place, table.rows.length) ?? plain;
}

function plainValue(
  type: string,
  value: string | null,
  ids: ReadonlySet<string>,
  names: readonly string[],
): string {
  if (value === null) return `null::${type}`;
  if (type === 'uuid') return ids.has(value) ? copiedId(value) : `${quoted(value)}::uuid`;
  if (type.startsWith('timestamp')) return `${quoted(value)}::${type} - c.ago`;
  if (type === 'date') return `(${quoted(value)}::timestamp - c.ago)::date`;
  // Hashes of codes and devices, which are unique.
  if (type === 'bytea' && value.length === 2 + 64) {
    return `sha256(${quoted(value)}::bytea || int4send(c.n))`;
  }
  const isText = type === 'text' || type.startsWith('character') || type.startsWith('json');
  return isText ? `(${copiedText(value, ids, names)})::${type}` : `${quoted(value)}::${type}`;
}

/** A text in which every id and name of the template is that of the copy. */
function copiedText(value: string, ids: ReadonlySet<string>, names: readonly string[]): string {
  const known = [...ids, ...names].filter((one) => value.includes(one));
  const pattern = new RegExp(`(${[...known, `${TEMPLATE_NAME}-[a-z]`].join('|')})`);
  const parts = value.split(pattern).filter((part) => part !== '');
  return parts.length === 0
    ? quoted('')
    : parts
        .map((part) => {
          if (ids.has(part)) return `${copiedId(part)}::text`;
          if (names.includes(part) || pattern.test(part)) return `${quoted(part)} || '-' || c.n`;
          return quoted(part);
        })
        .join(' || ');
}

/** The time in a UUID of version 7 is its first 48 bits. */
function copiedId(id: string): string {
  const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  return `pg_temp.copied_id(${quoted(id)}, ${ms}, c.n, c.ago)`;
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
