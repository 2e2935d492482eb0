import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrations } from '../../migrations/all.ts';
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/postgres-embedded.ts';
import { prepareDatabase } from '../../src/platform/db/embedded/prepare-database.ts';
import { SHOP_ROLE, upsertRole } from '../../src/platform/db/roles/shop-role.ts';
import { createLog } from '../../src/platform/telemetry/log.ts';
import { clusterParent } from './cluster-parent.ts';
import { type PgBouncer, startPgBouncer } from './start-pgbouncer.ts';
import { createDatabaseFrom, dropDatabase, withDatabase, withUser } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL user who may create databases and owns the template. */
    postgresUrl: string;
    /** The same server with the shop's role, which has the rights of the shop in a clone of the template. */
    shopPostgresUrl: string;
    /** A migrated, empty database to clone. */
    templateDatabase: string;
    /** With `TEST_POOLER=1`: a PgBouncer in transaction mode, which the shops of tests then connect through. */
    pooler: { readonly url: string; readonly namedStatements: boolean } | undefined;
  }
}

// The data is thrown away after the run, so durability is switched off.
const HASTE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // Hundreds of small databases exist for seconds each, so vacuuming and custom plans would be wasted work.
  autovacuum: 'off',
  plan_cache_mode: 'force_generic_plan',
  // Thousands of connections sign in; deriving the key of a password is slow on purpose.
  scram_iterations: '1',
};

/** Starts one real PostgreSQL for the whole run; each test file clones its own database from a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, shopUrl, stop } = await startPostgres();
  const template = `sesame_template_${process.pid}`;
  const ownerUrl = await createDatabaseFrom(url, template, 'template0');
  await prepareDatabase({ url: withDatabase(shopUrl, template), ownerUrl }, migrations);
  project.provide('postgresUrl', url);
  project.provide('shopPostgresUrl', shopUrl);
  project.provide('templateDatabase', template);
  const pooler = process.env.TEST_POOLER === '1' ? await startPooler(url, shopUrl) : undefined;
  project.provide('pooler', pooler && { url: pooler.url, namedStatements: pooler.namedStatements });
  return async () => {
    await pooler?.stop();
    await dropDatabase(url, template);
    await stop();
  };
}

/** Its sessions take their timeouts from the role; tests are generous, for busy machines. */
async function startPooler(ownerUrl: string, shopUrl: string): Promise<PgBouncer> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  for (const limit of ['statement_timeout', 'lock_timeout']) {
    await client.query(`alter role ${SHOP_ROLE} set ${limit} = '20s'`);
  }
  await client.end();
  const pooler = await startPgBouncer(shopUrl);
  const named = pooler.namedStatements ? 'with' : 'without';
  process.stderr.write(
    `PgBouncer ${pooler.version}, ${named} named statements, transaction mode\n`,
  );
  return pooler;
}

async function startPostgres(): Promise<{
  url: string;
  shopUrl: string;
  stop: () => Promise<void>;
}> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const role = { name: SHOP_ROLE, password: 'of-tests' };
    await upsertRole(given, role);
    return { url: given, shopUrl: withUser(given, role), stop: async () => {} };
  }
  const folder = await mkdtemp(join(await clusterParent(), 'sesame-test-'));
  const postgres = await startEmbeddedPostgres(folder, createLog({ level: 'error' }), {
    settings: HASTE,
  });
  return {
    url: postgres.ownerUrl,
    shopUrl: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
