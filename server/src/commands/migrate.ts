import { migrations } from '../../migrations/all.ts';
import { ConfigError, readDatabaseConfig } from '../config.ts';
import { prepareDatabase } from '../platform/db/embedded/prepare-database.ts';
import { RoleError } from '../platform/db/roles/role-error.ts';

/**
 * `npm run migrate`: migrates the schema and sets the rights of the shop's role, as a start of the server does, and ends.
 * For installations in which no running process knows the owner of the tables.
 */
try {
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl } = readDatabaseConfig(process.env);
  const url = databaseDirectUrl ?? databaseUrl;
  if (url === undefined) {
    throw new ConfigError('DATABASE_URL is missing: the embedded database is migrated by a start.');
  }
  const applied = await prepareDatabase({ url, ownerUrl: databaseOwnerUrl }, migrations);
  console.log(
    applied.length === 0 ? 'The schema was up to date.' : `Migrated: ${applied.join(', ')}.`,
  );
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof RoleError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
