import pg from 'pg';
import { type Rights, rightsOf } from './table-rights.ts';

interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly kind: string;
  /** The privileges that the role holds now. */
  readonly privileges: readonly string[];
  readonly columns: readonly string[];
  /** Whether PUBLIC holds any privilege. */
  readonly is_public: boolean;
}

const RELATIONS = `
  select c.relnamespace::regnamespace::text as schema, c.relname::text as name, c.relkind::text as kind,
    array(
      select privilege_type from aclexplode(c.relacl) where grantee = $1::regrole order by 1) as privileges,
    array(
      select a.attname::text || ' ' || p.privilege_type from pg_attribute a cross join aclexplode(a.attacl) p
      where a.attrelid = c.oid and p.grantee = $1::regrole order by 1) as columns,
    exists (select from aclexplode(c.relacl) where grantee = 0) as is_public
  from pg_class c
  where c.relnamespace in ('public'::regnamespace, to_regnamespace('pgboss')) and c.relkind in ('r', 'p', 'v', 'm', 'S')
  order by schema, name`;

/**
 * Grants the shop's role its rights in this database and revokes all others. Runs after every migration; rights that
 * are correct already are left alone, so a second run changes nothing.
 * @returns the number of statements executed
 */
export async function grantRights(ownerUrl: string, role: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    // Processes that start at the same time would change the same catalogue rows.
    await client.query("select pg_advisory_xact_lock(hashtextextended('sesame rights', 0))");
    const statements = [
      ...(await mismatchedDatabaseRights(client, role)),
      ...(await mismatchedTableRights(client, role)),
    ];
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return statements.length;
  } finally {
    await client.end();
  }
}

async function mismatchedTableRights(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<Relation>(RELATIONS, [pg.escapeIdentifier(role)]);
  return rows.flatMap((relation) => {
    const rights = rightsOf(relation.name, relation.kind);
    return isRight(relation, rights) ? [] : statementsFor(relation, rights, role);
  });
}

function isRight({ privileges, columns, is_public }: Relation, rights: Rights): boolean {
  const updated = rights.columns.map((column) => `${column} UPDATE`);
  return (
    !is_public &&
    privileges.join() === rights.privileges.toSorted().join() &&
    columns.join() === updated.toSorted().join()
  );
}

function statementsFor({ schema, name, kind }: Relation, rights: Rights, role: string): string[] {
  const object = `${kind === 'S' ? 'sequence' : 'table'} ${schema}.${pg.escapeIdentifier(name)}`;
  const grantee = pg.escapeIdentifier(role);
  const columns = rights.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return [
    // Includes column privileges.
    `revoke all on ${object} from public, ${grantee}`,
    `grant ${rights.privileges.join(', ')} on ${object} to ${grantee}`,
    ...(columns === '' ? [] : [`grant update (${columns}) on ${object} to ${grantee}`]),
  ];
}

/** The role may use the schema but create nothing in it, not even a temporary table. */
async function mismatchedDatabaseRights(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select statement from (values
      (not has_database_privilege($1::name, current_database(), 'CONNECT'),
        format('grant connect on database %I to %I', current_database(), $1::name)),
      (has_database_privilege($1::name, current_database(), 'TEMP') or has_database_privilege($1::name, current_database(), 'CREATE'),
        format('revoke create, temporary on database %I from public, %I', current_database(), $1::name)),
      (has_schema_privilege($1::name, 'public', 'CREATE'), format('revoke create on schema public from public, %I', $1::name)),
      (not has_schema_privilege($1::name, 'public', 'USAGE'), format('grant usage on schema public to %I', $1::name)),
      (not has_schema_privilege($1::name, to_regnamespace('pgboss')::oid, 'USAGE'), format('grant usage on schema pgboss to %I', $1::name))
    ) wrong (is_mismatched, statement) where is_mismatched`,
    [role],
  );
  return rows.map(({ statement }) => statement);
}
