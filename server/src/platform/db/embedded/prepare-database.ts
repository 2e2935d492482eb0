import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { migrateJobs } from '../../jobs/migrate-jobs.ts';
import { migrate } from '../migrate.ts';
import { grantRights } from '../roles/grant-rights.ts';
import { RoleError } from '../roles/role-error.ts';
import { roleOf } from '../roles/shop-role.ts';

/** The addresses of the shop's database. */
export interface DatabaseAddresses {
  /** As the role that the shop runs as. */
  readonly url: string;
  /** As the owner of the tables; undefined when this process does not know it. */
  readonly ownerUrl: string | undefined;
}

const MAY_NOT = '42501';

/**
 * Migrates the schema and sets the rights of the shop's role. Without the owner's address it migrates only if its own
 * role is allowed to, and does not change rights.
 * @returns the names of the migrations that ran
 * @throws {RoleError}
 */
export async function prepareDatabase(
  { url, ownerUrl }: DatabaseAddresses,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  if (ownerUrl === undefined) return migrateAsShop(url, migrations);
  const [role, owner] = await Promise.all([roleOf(url), roleOf(ownerUrl)]);
  // Revoking rights from the owner would lock the shop out.
  if (role === owner) {
    throw new RoleError(
      `DATABASE_URL and DATABASE_OWNER_URL both sign in as ${role}: give the shop its own role, or leave DATABASE_OWNER_URL out.`,
    );
  }
  // They have separate schemas.
  const [applied] = await Promise.all([migrate(ownerUrl, migrations), migrateJobs(ownerUrl)]);
  await grantRights(ownerUrl, role);
  return applied;
}

async function migrateAsShop(
  url: string,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  try {
    const applied = await migrate(url, migrations);
    await migrateJobs(url);
    return applied;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === MAY_NOT)) throw error;
    throw new RoleError(
      'The database lacks migrations that the role of DATABASE_URL may not run: start a process with DATABASE_OWNER_URL first.',
      { cause: error },
    );
  }
}
