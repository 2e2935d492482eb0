import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../migrations/all.ts';
import { createPool } from '../src/platform/db/connections/pool.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/postgres-embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createLog } from '../src/platform/telemetry/log.ts';
import { renderTypes } from './render-types.ts';

/** `npm run generate-types`: migrates a fresh database and writes the types of its tables. */
const folder = await mkdtemp(join(tmpdir(), 'sesame-types-'));
const log = createLog({ level: 'error' });
const postgres = await startEmbeddedPostgres(folder, log);
try {
  await migrate(postgres.ownerUrl, migrations);
  const db = createDatabase<unknown>(
    createPool({ url: postgres.ownerUrl, size: 1, namedStatements: false, log }),
  );
  await writeFile(join(import.meta.dirname, '../src/database.gen.ts'), await renderTypes(db));
  await db.destroy();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
