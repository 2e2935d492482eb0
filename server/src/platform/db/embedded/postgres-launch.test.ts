import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchWithRetries } from './postgres-launch.ts';

/**
 * A fake PostgreSQL that refuses its first start, as with the workers of a killed one still alive, whose log lines come
 * last.
 */
const IGNORES_SIGTERM = `#!/bin/sh
if [ -e refused ]; then
  printf '%s\\n.\\n0\\n5432\\n%s\\n\\n0\\nready\\n' "$$" "$PWD" > postmaster.pid
  exec sleep 60
fi
touch refused
echo 'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use'
echo 'HINT:  Terminate any old server processes associated with data directory'
for helper in 1 2 3; do
  echo 'FATAL:  terminating connection due to unexpected postmaster exit'
done
exit 1
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sesame-launch-'));
  await mkdir(join(folder, 'postgres'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'postgres'), IGNORES_SIGTERM);
  await chmod(join(folder, 'bin', 'postgres'), 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a start is retried although workers of the killed PostgreSQL wrote to the log last', async () => {
  const place = {
    cluster: join(folder, 'postgres'),
    log: join(folder, 'postgres.log'),
    passwordFile: join(folder, 'postgres-password'),
    uid: undefined,
    binaries: folder,
  };
  const { child, file } = await launchWithRetries(place, {}, { port: 5432 });
  expect(file.pid).toBe(child.pid);
  child.kill('SIGKILL');
});
