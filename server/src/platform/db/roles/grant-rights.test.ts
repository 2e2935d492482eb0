import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  createDatabaseFrom,
  dropDatabase,
  withDatabase,
} from '../../../../test/database/test-database.ts';
import { grantRights } from './grant-rights.ts';
import { SHOP_ROLE } from './shop-role.ts';
import { appendOnlyTables, noDeleteTables, readOnlyTables } from './table-rights.ts';

const server = inject('postgresUrl');
const name = `sesame_rights_${randomUUID().slice(0, 8)}`;
let ownerUrl: string;
let owner: pg.Client;
let shop: pg.Client;

beforeAll(async () => {
  ownerUrl = await createDatabaseFrom(server, name, inject('templateDatabase'));
  // Rights on the database itself are not copied when a database is cloned.
  await grantRights(ownerUrl, SHOP_ROLE);
  owner = new pg.Client({ connectionString: ownerUrl });
  shop = new pg.Client({ connectionString: withDatabase(inject('shopPostgresUrl'), name) });
  await owner.connect();
  await shop.connect();
});
afterAll(async () => {
  await shop.end();
  await owner.end();
  await dropDatabase(server, name);
});

const MAY_NOT = { code: '42501' };
const GUARDED = { code: '23001' };

/** The first column that is not always generated. */
async function columnOf(table: string): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and attidentity <> 'a' order by attnum limit 1`,
    [table],
  );
  return rows[0]?.name ?? '';
}

async function namesOf(text: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(text);
  return rows.map(({ name: found }) => found);
}

describe('the role of the shop', () => {
  test.each(appendOnlyTables)('may not change, delete or empty %s', async (table) => {
    const column = await columnOf(table);
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(shop.query(statement), statement).rejects.toMatchObject(MAY_NOT);
    }
  });

  test.each(noDeleteTables)('may not delete or empty %s', async (table) => {
    for (const statement of [`delete from ${table}`, `truncate ${table} cascade`]) {
      await expect(shop.query(statement), statement).rejects.toMatchObject(MAY_NOT);
    }
  });

  test.each(readOnlyTables)('may only read %s', async (table) => {
    const column = await columnOf(table);
    for (const statement of [
      `insert into ${table} default values`,
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
    ]) {
      await expect(shop.query(statement), statement).rejects.toMatchObject(MAY_NOT);
    }
    await shop.query(`select ${column} from ${table} limit 1`);
  });

  test.each([
    'create table mine (n integer)',
    'create temporary table mine (n integer)',
    'create schema mine',
    'create view mine as select 1',
    'create sequence mine',
    'create extension pg_trgm',
    'create role mine',
    'create database mine',
    'create function mine() returns integer language sql as $$ select 1 $$',
    'create index mine on payments (id)',
    'alter table audit_events add column mine integer',
    'alter table audit_events disable trigger audit_events_immutable',
    'alter table audit_events owner to sesame_shop',
    'drop trigger audit_events_immutable on audit_events',
    'drop table audit_events cascade',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    "comment on table audit_events is 'mine'",
    'set session_replication_role = replica',
    'set role sesame',
    "select setval('journal_entries_id_seq', 1)",
    "copy events to program 'true'",
  ])('may not: %s', async (statement) => {
    await expect(shop.query(statement)).rejects.toMatchObject(MAY_NOT);
  });

  test('has no TRUNCATE, REFERENCES or TRIGGER right on any table', async () => {
    expect(
      await namesOf(`
        select relname::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and has_table_privilege('${SHOP_ROLE}', oid, 'TRUNCATE, REFERENCES, TRIGGER')`),
    ).toEqual([]);
  });

  test('may only blank the personal columns of a security event', async () => {
    await shop.query(
      `insert into security_events (kind, ip_prefix, detail, created_at)
       values ('forged_webhook', '203.0.113.0/24', '{"a": 1}', now())`,
    );
    await expect(shop.query("update security_events set kind = 'x'")).rejects.toMatchObject(
      MAY_NOT,
    );
    await expect(
      shop.query("update security_events set ip_prefix = '198.51.100.0/24', detail = '{}'"),
    ).rejects.toMatchObject(GUARDED);
    await shop.query("update security_events set ip_prefix = '', detail = '{}'");
    const { rows } = await shop.query('select kind, ip_prefix, detail from security_events');
    expect(rows).toEqual([{ kind: 'forged_webhook', ip_prefix: '', detail: {} }]);
  });
});

describe('the owner too', () => {
  const neverEmptied = [
    ...appendOnlyTables,
    ...noDeleteTables,
    ...readOnlyTables.filter((table) => !table.startsWith('kysely')),
    'transfer_confirmations',
  ];
  test.each(neverEmptied)('cannot truncate %s', async (table) => {
    await expect(owner.query(`truncate ${table} cascade`)).rejects.toMatchObject(GUARDED);
  });

  test('is kept by triggers from deleting kept rows and from changing append-only rows', async () => {
    // Only triggers without a condition count: one with a condition lets some rows pass.
    const guarded = (bit: number) =>
      namesOf(`
        select distinct c.relname::text as name from pg_trigger t
        join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
        where c.relnamespace = 'public'::regnamespace and p.proname = 'refuse_change' and t.tgenabled = 'O' and t.tgqual is null and t.tgtype & ${bit} > 0 order by 1`);
    const EMPTIED = 32;
    expect(await guarded(EMPTIED)).toEqual(neverEmptied.toSorted());
    const DELETED = 8;
    const UPDATED = 16;
    expect(await guarded(DELETED)).toEqual([...appendOnlyTables, ...noDeleteTables].toSorted());
    // The exception: security events are blanked.
    expect(await guarded(UPDATED)).toEqual(
      appendOnlyTables.filter((table) => table !== 'security_events').toSorted(),
    );
  });
});

test('every table named like a ledger, record or event has restricted rights', async () => {
  const listed: readonly string[] = [...appendOnlyTables, ...noDeleteTables, ...readOnlyTables];
  const names = await namesOf(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname ~ '(journal|_events|_effects|_entries|_changes|_transitions|_heads|publications|refunds|payments|payouts|grants|commissions|balances|credit)'
      and relname !~ '^bulk_actions'`);
  expect(names.filter((table) => !listed.includes(table))).toEqual([]);
  const all = await namesOf(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  expect(listed.filter((table) => !all.includes(table))).toEqual([]);
});

test('rights are granted once, and additional grants are revoked', async () => {
  expect(await grantRights(ownerUrl, SHOP_ROLE)).toBe(0);
  await owner.query(`
    grant truncate on journals to ${SHOP_ROLE}; grant update (hash) on audit_events to ${SHOP_ROLE};
    grant delete on payments to public; grant create on schema public to ${SHOP_ROLE};
    create table later (n integer)`);
  expect(await grantRights(ownerUrl, SHOP_ROLE)).toBeGreaterThan(0);
  expect(await grantRights(ownerUrl, SHOP_ROLE)).toBe(0);
  for (const statement of [
    'truncate journals cascade',
    'update audit_events set hash = hash',
    'delete from payments',
    'create table mine (n integer)',
  ]) {
    await expect(shop.query(statement), statement).rejects.toMatchObject(MAY_NOT);
  }
  await shop.query('insert into later values (1)');
  await shop.query('update later set n = 2');
  await shop.query('delete from later');
});
