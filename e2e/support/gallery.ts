import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/free-port.ts';
import { root, toolScript } from '../../scripts/root.ts';

/** The gallery exists in development only, so it comes from the development server. */
export async function startGallery(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await findFreePort('127.0.0.1', 0);
  const url = `http://127.0.0.1:${port}/gallery`;
  const child = spawn(
    process.execPath,
    [toolScript('vite'), '--port', String(port), '--strictPort'],
    {
      cwd: join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the development server did not start');
    await sleep(100);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
