import type pg from 'pg';

interface Part {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Does the work while some tables have neither keys nor indexes, and adds them afterwards. PostgreSQL then verifies all rows
 * at once, so a copied row that breaks a key fails here. Checks stay on.
 */
export async function withoutKeys(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const foreign = await findConstraints(client, tables, `contype = 'f'`);
  const unique = await findConstraints(client, tables, `contype in ('p', 'u') and relkind = 'r'`);
  const indexes = await findIndexes(client, tables);
  for (const { table, name } of [...foreign, ...unique]) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  for (const { table, name, definition } of unique) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of foreign) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

/** Those of the tables, and foreign keys that point to them. Partitioned tables keep theirs. */
async function findConstraints(
  client: pg.ClientBase,
  tables: readonly string[],
  kind: string,
): Promise<readonly Part[]> {
  const { rows } = await client.query<Part>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(p.oid) as definition
     from pg_constraint p join pg_class c on c.oid = conrelid
     where (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[])) and conparentid = 0 and ${kind}
     order by p.oid`,
    [tables],
  );
  return rows;
}

async function findIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<readonly Part[]> {
  const { rows } = await client.query<Part>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
       pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indrelid = any ($1::regclass[]) and c.relkind = 'r'
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [tables],
  );
  return rows;
}
