import { spawnSync } from 'node:child_process';

/** Whether this machine has a `redis-server`, the only program for tests that is not an npm package. */
export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}
