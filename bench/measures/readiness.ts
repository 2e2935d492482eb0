import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/root.ts';
import { findFreePort } from '../../scripts/run/free-port.ts';
import { type Figure, median, spreadOf } from '../figure.ts';
import { send } from '../load/http-client.ts';
import { endProcess, residentMb } from '../node-process.ts';
import { emptyFolder, untouched } from '../shop.ts';
import { waitUntil } from '../wait-until.ts';

const area = 'Start';
const IDLE_MS = 120_000;

/**
 * Time from `npm start`, installed and built, until /readyz answers 200: with an empty data folder and with a
 * used one.
 */
export async function measureReadiness(rounds: number): Promise<Figure[]> {
  const dataDir = emptyFolder('start');
  const first = await start(dataDir);
  await first.stop();
  const later: number[] = [];
  const resident: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const shop = await start(dataDir);
    later.push(shop.seconds);
    if (round === 0) {
      await sleep(IDLE_MS);
      const mb = residentMb(shop.serverPid());
      if (mb !== undefined) resident.push(mb);
    }
    await shop.stop();
  }
  const target = { of: 'value', atMost: 1 } as const;
  return [
    {
      area,
      what: 'npm start to ready, used data folder',
      unit: 's',
      value: median(later),
      ...spreadOf(later),
      target,
    },
    { area, what: 'npm start to ready, empty data folder', unit: 's', value: first.seconds },
    ...resident.map(
      (value): Figure => ({
        area,
        what: 'server memory, idle under npm start',
        unit: 'MB',
        value,
        target: { of: 'value', atMost: 110 },
      }),
    ),
  ];
}

async function start(dataDir: string) {
  const port = await findFreePort('127.0.0.1', 0);
  const startedMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      ...untouched,
      NODE_ENV: '',
      // It would go on for half a minute after the shop is ready.
      DEMO_HISTORY: 'false',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a .cmd file on Windows.
    shell: process.platform === 'win32',
  });
  await waitUntil(async () => {
    if (child.exitCode !== null) throw new Error('npm start ended before it was ready');
    const answer = await send(`http://127.0.0.1:${port}/readyz`, {}).catch(() => undefined);
    return answer !== undefined && answer.status === 200;
  });
  const lock = join(dataDir, 'server.lock');
  return {
    seconds: (performance.now() - startedMs) / 1_000,
    /** The lock of the data folder contains the pid of the server. */
    serverPid: () => Number(readFileSync(lock, 'utf8').split(' ')[0]),
    async stop() {
      await endProcess(child);
      await waitUntil(async () => !existsSync(lock));
    },
  };
}
