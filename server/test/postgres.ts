import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrations } from '../migrations/all.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/db/postgres-embedded.ts';
import { createLog } from '../src/platform/telemetry/log.ts';
import { clusterParent } from './cluster-parent.ts';
import { createDatabaseFrom, dropDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose user may create databases. */
    postgresUrl: string;
    /** A migrated, empty database to clone. */
    templateDatabase: string;
  }
}

// Nothing here outlives the run, so it need not survive a power cut.
const HASTE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** One real PostgreSQL for the whole run; each test file clones its own database from a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const template = `sesame_template_${process.pid}`;
  const templateUrl = await createDatabaseFrom(url, template, 'template0');
  await migrate(templateUrl, migrations);
  project.provide('postgresUrl', url);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabase(url, template);
    await stop();
  };
}

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const folder = await mkdtemp(join(await clusterParent(), 'sesame-test-'));
  const postgres = await startEmbeddedPostgres(folder, createLog({ level: 'error' }), {
    settings: HASTE,
  });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
