import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareFake, seedFake } from './fakes/fake-peer.ts';
import { measurePeers } from './measure-peers.ts';
import type { Peer, RunningPeer } from './peer.ts';
import { exitCodeOf, peerTable } from './report.ts';
import { startForLoad } from './start-for-load.ts';
import { startProcesses } from './start-processes.ts';

const effort = { rounds: 1, seconds: 0.01, idleMs: 0, isQuiet: false };
const ours = () => prepareFake('Ours');

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test('a peer that cannot be installed or started is NOT RUN with the reason, and the exit code is 2', async () => {
  const notInstalled = async () => {
    throw new Error('npm-cli.js ended with 1: no network');
  };
  const closed = await planClosed();
  const { names, rows, missing } = await measurePeers(
    ours,
    { Uninstalled: notInstalled, Ended: prepareEnded, Closed: closed.prepare },
    effort,
  );
  expect(names).toEqual(['Ours']);
  const [head, , ...lines] = peerTable(names, rows, missing).split('\n');
  expect(head).toBe('|  | Ours | Uninstalled | Ended | Closed |');
  const reasons = [
    'npm-cli.js ended with 1: no network',
    'it ended before its first good answer',
    'there are no variants',
  ];
  const cells = reasons.map((reason) => `NOT RUN: ${reason}`).join(' | ');
  expect(lines.every((line) => line.endsWith(` | ${cells} |`))).toBe(true);
  expect(closed.started.map((running) => running.hasEnded())).toEqual([true]);
  expect(rows.map(({ what }) => what)).toEqual([
    'catalogue',
    'my orders',
    'login',
    'order → paid → active',
    'start to the first catalogue',
    'memory, idle',
  ]);
  expect(exitCodeOf(rows, missing)).toBe(2);
  expect(exitCodeOf(rows, [])).toBe(0);
});

test('wrong answers are counted in their row, and the exit code is 1', async () => {
  const { names, rows, missing } = await measurePeers(
    ours,
    { Theirs: () => prepareFake('Theirs', 'wrong') },
    effort,
  );
  const failing = rows.filter(({ values }) => (values[1]?.failures ?? 0) > 0);
  expect(failing.map(({ what }) => what)).toEqual(['my orders']);
  expect(peerTable(names, rows, missing)).toMatch(/\| my orders \|.+\*\*\d+ answers failed\*\*/);
  expect(exitCodeOf(rows, missing)).toBe(1);
});

test('SIGINT ends the running shops and the installation', async () => {
  const bench = spawn(process.execPath, [join(import.meta.dirname, 'fakes', 'fake-bench.ts')], {
    env: { ...process.env, SHOW_PIDS: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  bench.stderr.on('data', (text: Buffer) => {
    output += text;
  });
  const pids = () => [...output.matchAll(/^listening (\d+)$/gm)].map(([, pid]) => Number(pid));
  try {
    await vi.waitFor(() => expect(pids()).toHaveLength(2), 30_000);
    bench.kill('SIGINT');
    await once(bench, 'exit');
    await vi.waitFor(() => expect(pids().filter(isAlive)).toEqual([]), 30_000);
  } finally {
    for (const pid of pids().filter(isAlive)) process.kill(pid, 'SIGKILL');
    bench.kill('SIGKILL');
  }
});

/** A shop whose process ends at once. */
async function prepareEnded(): Promise<Peer> {
  const seeded = await seedFake('Ended');
  const start = () => startProcesses(seeded.url, [['--eval', '']], process.env);
  return await startForLoad({ ...seeded, start }, neverOpens);
}

/** A shop that runs and does not sell. */
async function planClosed() {
  const seeded = await seedFake('Closed');
  const started: RunningPeer[] = [];
  const start = () => {
    const running = seeded.start();
    started.push(running);
    return running;
  };
  return { started, prepare: () => startForLoad({ ...seeded, start }, neverOpens) };
}

async function neverOpens(): Promise<never> {
  throw new Error('there are no variants');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
