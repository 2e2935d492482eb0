import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test, vi } from 'vitest';

const fixture = join(import.meta.dirname, '../fixtures', 'supervised.ts');

let parent: ChildProcess;
let output = '';

/** Starts the fixture, waits until `readyCount` children are ready, and returns their process ids. */
async function startParent(
  kinds: string[],
  { readyCount = kinds.length, echoMs = 60_000 } = {},
): Promise<number[]> {
  parent = spawn(process.execPath, [fixture, String(echoMs), ...kinds], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  output = '';
  const pids: number[] = [];
  parent.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  if (!parent.stdout) throw new Error('the parent has no piped output');
  createInterface({ input: parent.stdout }).on('line', (line) => {
    output += `${line}\n`;
    const pid = Number(line.split(' ')[1]);
    if (pid) pids.push(pid);
  });
  await vi.waitFor(() => expect(pids).toHaveLength(readyCount), 30_000);
  return pids;
}

async function endOfParent(): Promise<number | null> {
  if (parent.exitCode === null) await once(parent, 'close');
  return parent.exitCode;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('supervised children', () => {
  let pids: number[] = [];
  afterEach(() => {
    parent.kill('SIGKILL');
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('end on %s with exit code 0', async (signal) => {
    pids = await startParent(['polite', 'polite']);
    parent.kill(signal);
    expect(await endOfParent()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(output).toContain('end\n');
  });

  test('all end when one of them dies, and the parent exits with 1', async () => {
    pids = await startParent(['polite', 'dies']);
    parent.kill('SIGUSR2');
    expect(await endOfParent()).toBe(1);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(output).toContain('the dies child ended (code 0); stopping.');
  });

  test('that fail to start determine the exit code and the output', async () => {
    pids = await startParent(['failing'], { readyCount: 0 });
    expect(await endOfParent()).toBe(3);
    // The lines of two processes may arrive in either order.
    expect(output.trim().split('\n').sort()).toEqual(['PORT 3000 is taken.', 'end']);
  });

  test('get one signal when a single Ctrl-C arrives three times', async () => {
    pids = await startParent(['polite', 'polite']);
    for (let copy = 0; copy < 3; copy += 1) parent.kill('SIGINT');
    expect(await endOfParent()).toBe(0);
  });

  test('are killed on a second signal when they ignore the first', async () => {
    pids = await startParent(['stubborn'], { echoMs: 0 });
    parent.kill('SIGTERM');
    await vi.waitFor(() => expect(output).toContain('ignored SIGTERM'), 30_000);
    parent.kill('SIGTERM');
    expect(await endOfParent()).toBe(1);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  test('do not outlive a parent that was killed', async () => {
    pids = await startParent(['polite', 'polite']);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 30_000);
  });
});
