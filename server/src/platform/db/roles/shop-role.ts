import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../../telemetry/log.ts';

/** The shop's role when the server creates it itself. */
export const SHOP_ROLE = 'sesame_shop';

/** Creates a role that can only sign in; an existing one gets the password and loses every special attribute. */
export async function upsertRole(
  ownerUrl: string,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const role = pg.escapeIdentifier(name);
    const { rows } = await client.query('select from pg_roles where rolname = $1', [name]);
    if (rows.length === 0) await client.query(`create role ${role}`);
    await client.query(
      `alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${pg.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
}

/** The role that a connection string signs in as. */
export async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>('select current_user::text as role');
    const [first] = rows;
    if (first === undefined) throw new Error('the database did not report the current role');
    return first.role;
  } finally {
    await client.end();
  }
}

/** Whether this connection could rewrite the audit log: as the owner of its table, as a superuser or by a grant. */
export async function hasOwnerRights<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select pg_has_role(relowner, 'MEMBER') or has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE') as has
    from pg_class where oid = 'public.audit_events'::regclass`.execute(db);
  return rows[0]?.has === true;
}

/** Logs a warning, because with owner rights a vulnerability of the shop would let an attacker rewrite its journal. */
export async function warnAboutOwnerRights<DB>({
  db,
  log,
}: {
  readonly db: Kysely<DB>;
  readonly log: Log;
}): Promise<void> {
  if (!(await hasOwnerRights(db))) return;
  log.warn(
    'the shop connects as the owner of its tables, which can rewrite the journal and the audit log: give it its own role (DATABASE_OWNER_URL)',
  );
}
